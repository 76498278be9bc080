/** Scores, streaks and badges, computed from the games that a player remembers. */
import { levelOf, type PastGame, resultOf } from "./pastGame";

export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Count results; games on one screen have none. */
export function scoreOf(games: readonly PastGame[]): Score {
  const count = { won: 0, drawn: 0, lost: 0 };
  for (const game of games) {
    const result = resultOf(game);
    if (result) count[result] += 1;
  }
  return count;
}

export function total({ won, drawn, lost }: Score): number {
  return won + drawn + lost;
}

/** Return the games against the bots of one level. */
export function against(games: readonly PastGame[], game: string, level: string): PastGame[] {
  return games.filter((each) => each.game === game && levelOf(each) === level);
}

/** Return the current and the best winning streak; a draw ends one. */
export function streaks(games: readonly PastGame[]): { now: number; best: number } {
  let [now, best] = [0, 0];
  for (const game of games) {
    const result = resultOf(game);
    if (result === null) continue;
    now = result === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** A player's wins in a series of rematches. */
export interface Tally {
  readonly player: PastGame["players"][number];
  readonly isMe: boolean;
  readonly wins: number;
}

/** Count wins and draws in a game and the games that it is a rematch of; null for a single game. */
export function seriesOf(games: readonly PastGame[], id: string): { tallies: Tally[]; draws: number } | null {
  const known = new Map(games.map((game) => [game.id, game]));
  const series: PastGame[] = [];
  for (let game = known.get(id); game && !series.includes(game); game = known.get(game.previous ?? ""))
    series.push(game);
  const [last] = series;
  if (!last || series.length < 2) return null;
  const key = (game: PastGame, seat: number) => {
    const player = game.players[seat - 1];
    if (game.seats.length === 1 && game.seats[0] === seat) return "me";
    return player?.bot ? `bot ${player.bot}` : `person ${player?.name}`;
  };
  const wins = series.flatMap((game) => (game.winner === null ? [] : [key(game, game.winner)]));
  const seen = new Map(last.players.map((player, index) => [key(last, index + 1), player]));
  return {
    tallies: [...seen].map(([name, player]) => ({
      player,
      isMe: name === "me",
      wins: wins.filter((each) => each === name).length,
    })),
    draws: series.length - wins.length,
  };
}

/** A badge. Its id is the last part of its text's id; the text's attribute `how` says how to earn it. */
export interface Badge {
  readonly id: string;
  readonly isEarned: boolean;
}

const STREAK = 3;

/** Return all badges of these games, earned or not. */
export function badgesOf(
  games: readonly PastGame[],
  offered: readonly { readonly name: string; readonly feats: { readonly names: readonly string[] } }[],
): Badge[] {
  const won = games.filter((game) => resultOf(game) === "won");
  const badges = [
    { id: "first", isEarned: won.length > 0 },
    { id: "unaided", isEarned: won.some((game) => levelOf(game) !== null && game.isHinted === false) },
    { id: "streak", isEarned: streaks(games).best >= STREAK },
    { id: "all", isEarned: offered.every(({ name }) => won.some((game) => game.game === name)) },
  ];
  const feats = offered.flatMap(({ name, feats }) =>
    feats.names.map((feat) => ({
      id: `${name}-${feat}`,
      isEarned: games.some((game) => game.game === name && game.feats.includes(feat)),
    })),
  );
  return [...badges, ...feats];
}

/** Return the level above; null for the highest one. */
export function nextLevel(levels: readonly string[], level: string): string | null {
  const index = levels.indexOf(level);
  return index < 0 ? null : (levels[index + 1] ?? null);
}
