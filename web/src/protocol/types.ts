/* The wire types, generated from src/fourfold/server/wire by `make types`. */

export type FromClient = Watch | Act | Ping;
/**
 * The kind of refusal; each language's text `refusal-…` explains it to players.
 */
export type Code =
  | "bad_message"
  | "too_large"
  | "too_many_requests"
  | "address_busy"
  | "busy"
  | "unavailable"
  | "outdated_client"
  | "unknown_game"
  | "not_found"
  | "forbidden"
  | "not_your_seat"
  | "not_your_turn"
  | "stale"
  | "illegal_move"
  | "game_over"
  | "not_started"
  | "seat_taken"
  | "room_full"
  | "too_many_rooms"
  | "address_rooms"
  | "invitation_needed"
  | "no_offer"
  | "draw_declined"
  | "cannot_take_back"
  | "analysis_refused"
  | "quota_used_up"
  | "time_is_up"
  | "not_yet"
  | "not_absent"
  | "server_restarting"
  | "unknown_phrase"
  | "bad_name"
  | "internal";
export type FromServer = Snapshot | Events | Accepted | Refused | Presence | Closing | Notice | Pong;
/**
 * A seat's prospects in a word.
 */
export type Standing = "won" | "good" | "even" | "bad" | "lost";

export interface Wire {
  Act?: Act;
  ClaimDeparture?: ClaimDeparture;
  ClaimDraw?: ClaimDraw;
  DeclineDraw?: DeclineDraw;
  Move?: Move;
  Nudge?: Nudge;
  OfferDraw?: OfferDraw;
  Ping?: Ping;
  Rematch?: Rematch;
  Resign?: Resign;
  Say?: Say;
  TakeBack?: TakeBack;
  Watch?: Watch;
  FromClient?: FromClient;
  SeatWish?: SeatWish;
  Source?: Source;
  NewRoom?: NewRoom;
  Seek?: Seek;
  Join?: Join;
  Rename?: Rename;
  AnalysisRequest?: AnalysisRequest;
  Absence?: Absence;
  Accepted?: Accepted;
  Clock?: Clock;
  Closed?: Closed;
  Closing?: Closing;
  Code?: Code;
  Departed?: Departed;
  Description?: Description;
  DrawAgreed?: DrawAgreed;
  DrawDeclined?: DrawDeclined;
  DrawOffered?: DrawOffered;
  Entry?: Entry;
  Events?: Events;
  Holder?: Holder;
  Joined?: Joined;
  Left?: Left;
  Moved?: Moved;
  Notice?: Notice;
  Opened?: Opened;
  Outcome?: Outcome;
  Pong?: Pong;
  Presence?: Presence;
  QuartinoClaim?: QuartinoClaim;
  QuartinoDeclare?: QuartinoDeclare;
  QuartinoDecline?: QuartinoDecline;
  QuartinoEnd?: QuartinoEnd;
  QuartinoPlace?: QuartinoPlace;
  QuartoCall?: QuartoCall;
  QuartoGive?: QuartoGive;
  QuartoMissed?: QuartoMissed;
  QuartoPass?: QuartoPass;
  QuartoPlace?: QuartoPlace;
  Rack?: Rack;
  Refused?: Refused;
  RematchOffered?: RematchOffered;
  RematchOpened?: RematchOpened;
  Said?: Said;
  SeatPlan?: SeatPlan;
  Snapshot?: Snapshot;
  Started?: Started;
  State?: State;
  TakenBack?: TakenBack;
  FromServer?: FromServer;
  SeatKey?: SeatKey;
  RoomKeys?: RoomKeys;
  Gentle?: Gentle;
  Me?: Me;
  Problem?: Problem;
  ListedGame?: ListedGame;
  ListedSeat?: ListedSeat;
  Lobby?: Lobby;
  Network?: Network;
  Moment?: Moment;
  EvaluatedMoves?: EvaluatedMoves;
  Judgement?: Judgement;
  QuartinoShownCard?: QuartinoShownCard;
  QuartoThreat?: QuartoThreat;
  ShareAnalysis?: ShareAnalysis;
  Standing?: Standing;
  TurnAnalysis?: TurnAnalysis;
  PositionAnalysis?: PositionAnalysis;
  QuartinoAftermath?: QuartinoAftermath;
  QuartoAftermath?: QuartoAftermath;
  QuartinoRuleSet?: QuartinoRuleSet;
  QuartoRuleSet?: QuartoRuleSet;
  QuartinoPlayed?: QuartinoPlayed;
  QuartoPlayed?: QuartoPlayed;
  QuartinoEnding?: QuartinoEnding;
  QuartoEnding?: QuartoEnding;
  QuartinoMoves?: QuartinoMoves;
  QuartoMoves?: QuartoMoves;
  QuartinoPosition?: QuartinoPosition;
  QuartoPosition?: QuartoPosition;
  QuartinoInsight?: QuartinoInsight;
  QuartoInsight?: QuartoInsight;
}
/**
 * An action with an idempotency key and the version it is based on.
 */
export interface Act {
  type: "act";
  id: string;
  version: number;
  seat?: number | null;
  action: Move | Resign | OfferDraw | DeclineDraw | TakeBack | Say | Nudge | ClaimDeparture | ClaimDraw | Rematch;
}
/**
 * Make a move.
 */
export interface Move {
  kind: "move";
  move: string;
}
/**
 * Resign; before the game has begun, leave the seat.
 */
export interface Resign {
  kind: "resign";
}
/**
 * Offer a draw, or accept the one offered.
 */
export interface OfferDraw {
  kind: "offer_draw";
}
/**
 * Decline the draw offered.
 */
export interface DeclineDraw {
  kind: "decline_draw";
}
/**
 * Take back the latest turn, in a game against bots or with one person in all seats.
 */
export interface TakeBack {
  kind: "take_back";
}
/**
 * Say one of the phrases.
 */
export interface Say {
  kind: "say";
  phrase: string;
}
/**
 * Get the attention of the person to move; once a minute per seat.
 */
export interface Nudge {
  kind: "nudge";
}
/**
 * Remove the player to move, who has been away for a long time: with two players, you win.
 */
export interface ClaimDeparture {
  kind: "claim_departure";
}
/**
 * End a two-player game as a draw: the player to move has been away for a long time.
 */
export interface ClaimDraw {
  kind: "claim_draw";
}
/**
 * Offer a rematch, or accept the one offered.
 */
export interface Rematch {
  kind: "rematch";
}
/**
 * Check that the connection is alive.
 */
export interface Ping {
  type: "ping";
}
/**
 * Subscribe to the room. The first message; sent again to switch seats.
 */
export interface Watch {
  type: "watch";
  protocol?: number;
  after?: number | null;
  seat?: number | null;
  token?: string | null;
}
/**
 * Who should sit in a seat of a new room.
 */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string | null;
  name?: string | null;
}
/**
 * A finished game and a position in it, from which a new game continues.
 */
export interface Source {
  game: string;
  moves: number;
}
/**
 * A room to open.
 */
export interface NewRoom {
  game: "quarto" | "quartino";
  rules: string;
  seats: SeatWish[];
  is_private?: boolean | null;
  starter?: ("lot" | "loser") | number | null;
  keeps_starter?: boolean;
  source?: Source | null;
}
/**
 * A two-player game to play with anyone waiting for the same one.
 */
export interface Seek {
  game: "quarto" | "quartino";
  rules: string;
  room?: string | null;
  id?: string | null;
}
/**
 * A request to take a seat.
 */
export interface Join {
  seat?: number | null;
  invitation?: string | null;
  id?: string | null;
}
/**
 * The guest's new name.
 */
export interface Rename {
  name: string;
}
/**
 * A position to analyse.
 */
export interface AnalysisRequest {
  game: "quarto" | "quartino";
  rules: string;
  position: string;
}
/**
 * The player to move is not connected.
 */
export interface Absence {
  seat: number;
  left_ms: number;
}
/**
 * An action was stored.
 */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}
/**
 * The clock of the seat to move.
 */
export interface Clock {
  seconds: number;
  left_ms: number;
}
/**
 * The room was closed before a game began.
 */
export interface Closed {
  kind: "closed";
}
/**
 * The server is closing the connection; the client should reconnect.
 */
export interface Closing {
  type: "closing";
  reason: "restart" | "slow";
}
/**
 * A seat left the game: it resigned, ran out of time, or was absent and an opponent claimed.
 */
export interface Departed {
  kind: "departed";
  seat: number;
  reason: "resignation" | "time" | "absence";
  aftermath: QuartinoAftermath | QuartoAftermath;
}
/**
 * The stacks that Column removed at the start of the next turn.
 */
export interface QuartinoAftermath {
  game: "quartino";
  cleared: number[];
}
/**
 * A departure changes nothing on the board.
 */
export interface QuartoAftermath {
  game: "quarto";
}
/**
 * The parts of a room that never change.
 */
export interface Description {
  id: string;
  rules: QuartinoRuleSet | QuartoRuleSet;
  is_private: boolean;
  previous: string | null;
  opened_at: string;
}
/**
 * A Quartino rule set.
 */
export interface QuartinoRuleSet {
  game: "quartino";
  key: string;
  seconds: number | null;
  has_secrets: boolean;
  geometry: "wheel" | "grid";
  windows: number[][];
  column: number;
}
/**
 * A Quarto! rule set.
 */
export interface QuartoRuleSet {
  game: "quarto";
  key: string;
  seconds: number | null;
  has_secrets: boolean;
  traits: ("C" | "S" | "H" | "T")[];
  squares: boolean;
  calls: boolean;
  groups: Groups;
}
export interface Groups {
  [k: string]: string[];
}
/**
 * All players agreed to a draw, or one claimed it: the game is over.
 */
export interface DrawAgreed {
  kind: "draw_agreed";
  absent: number | null;
}
/**
 * A seat declined the draw offered.
 */
export interface DrawDeclined {
  kind: "draw_declined";
  seat: number;
}
/**
 * A seat offered a draw, or accepted one.
 */
export interface DrawOffered {
  kind: "draw_offered";
  seat: number;
}
/**
 * An event with its version.
 */
export interface Entry {
  version: number;
  at: string;
  event:
    | Opened
    | Joined
    | Left
    | Started
    | Moved
    | Departed
    | DrawOffered
    | DrawDeclined
    | DrawAgreed
    | TakenBack
    | Said
    | RematchOffered
    | RematchOpened
    | Closed;
}
/**
 * A room was opened; bots are in their seats already.
 */
export interface Opened {
  kind: "opened";
  game: "quarto" | "quartino";
  rules: string;
  seats: SeatPlan[];
  is_private: boolean;
  starter: ("lot" | "loser") | number;
  keeps_starter: boolean;
  is_seek: boolean;
  host: string;
  previous: string | null;
}
/**
 * Whether a seat is for a person or a bot.
 */
export interface SeatPlan {
  bot: string | null;
}
/**
 * Somebody took a seat.
 */
export interface Joined {
  kind: "joined";
  seat: number;
  guest: string;
  name: string;
}
/**
 * Somebody left their seat before the game began.
 */
export interface Left {
  kind: "left";
  seat: number;
}
/**
 * All seats are taken, and the game begins.
 */
export interface Started {
  kind: "started";
  start: number;
}
/**
 * A move was made.
 */
export interface Moved {
  kind: "moved";
  seat: number;
  is_forced: boolean;
  played: QuartinoPlayed | QuartoPlayed;
}
/**
 * A Quartino move, why a claim was wrong, and which stacks Column removed.
 */
export interface QuartinoPlayed {
  game: "quartino";
  move: QuartinoDeclare | QuartinoDecline | QuartinoPlace | QuartinoClaim | QuartinoEnd;
  fault: "mismatch" | null;
  cleared: number[];
}
/**
 * Declare Colour.
 */
export interface QuartinoDeclare {
  kind: "declare";
  text: string;
}
/**
 * Decline Colour.
 */
export interface QuartinoDecline {
  kind: "decline";
  text: string;
}
/**
 * Place a stone.
 */
export interface QuartinoPlace {
  kind: "place";
  text: string;
  colour: "R" | "Y" | "G" | "B";
  field: number;
}
/**
 * Claim a card.
 */
export interface QuartinoClaim {
  kind: "claim";
  text: string;
  card: string;
  window: number;
}
/**
 * End the turn.
 */
export interface QuartinoEnd {
  kind: "end";
  text: string;
}
/**
 * A Quarto! move, and why a call was wrong.
 */
export interface QuartoPlayed {
  game: "quarto";
  move: QuartoGive | QuartoPlace | QuartoCall | QuartoPass;
  fault: ("empty" | "different" | "old") | null;
}
/**
 * Give the opponent a piece.
 */
export interface QuartoGive {
  kind: "give";
  text: string;
  piece: string;
}
/**
 * Place the piece in hand.
 */
export interface QuartoPlace {
  kind: "place";
  text: string;
  square: string;
}
/**
 * Call QUARTO! for a group.
 */
export interface QuartoCall {
  kind: "call";
  text: string;
  group: string;
}
/**
 * Pass on the last chance to call.
 */
export interface QuartoPass {
  kind: "pass";
  text: string;
}
/**
 * The latest moves were taken back.
 */
export interface TakenBack {
  kind: "taken_back";
  seat: number;
  count: number;
}
/**
 * A seat said one of the phrases, or `nudge`.
 */
export interface Said {
  kind: "said";
  seat: number;
  phrase: string;
}
/**
 * A seat offered a rematch, or accepted one.
 */
export interface RematchOffered {
  kind: "rematch_offered";
  seat: number;
}
/**
 * All players accepted the rematch, and its room is open.
 */
export interface RematchOpened {
  kind: "rematch_opened";
  game_id: string;
}
/**
 * The events after the client's version, and the current state.
 */
export interface Events {
  type: "events";
  seat: number | null;
  after: number;
  entries: Entry[];
  state: State;
}
/**
 * The state of a room at one version, as a viewer may see it.
 */
export interface State {
  legal: (QuartinoMoves | QuartoMoves) | null;
  can_take_back: boolean;
  can_offer_draw: boolean;
  version: number;
  status: "waiting" | "playing" | "over" | "closed";
  seats: Holder[];
  to_move: number | null;
  position: (QuartinoPosition | QuartoPosition) | null;
  outcome: Outcome | null;
  draw_offers: number[];
  rematch_offers: number[];
  next: string | null;
  clock: Clock | null;
}
/**
 * Quartino moves.
 */
export interface QuartinoMoves {
  game: "quartino";
  moves: (QuartinoDeclare | QuartinoDecline | QuartinoPlace | QuartinoClaim | QuartinoEnd)[];
}
/**
 * Quarto! moves.
 */
export interface QuartoMoves {
  game: "quarto";
  moves: (QuartoGive | QuartoPlace | QuartoCall | QuartoPass)[];
}
/**
 * Who sits in a seat.
 */
export interface Holder {
  seat: number;
  name: string | null;
  bot: string | null;
  guest: string | null;
}
/**
 * The board, the supply and the racks.
 */
export interface QuartinoPosition {
  game: "quartino";
  text: string;
  stacks: ("R" | "Y" | "G" | "B")[][];
  supply: Supply;
  colours: ("R" | "Y" | "G" | "B")[];
  phase: "colour" | "place" | "claim";
  can_match: boolean;
  stones: number;
  racks: Rack[];
}
export interface Supply {
  [k: string]: number;
}
/**
 * A seat's cards.
 */
export interface Rack {
  hidden: (string | null)[];
  claimed: string[];
  is_out: boolean;
}
/**
 * The board, the piece in hand, and the pieces left.
 */
export interface QuartoPosition {
  game: "quarto";
  text: string;
  board: (string | null)[];
  hand: string | null;
  last: string | null;
  supply: string[];
  can_call: boolean;
  offers_call: boolean;
  must: "give" | "place" | "pass" | "nothing";
}
/**
 * How a game ended.
 */
export interface Outcome {
  winner: number | null;
  reason: string;
  ending: QuartinoEnding | QuartoEnding;
}
/**
 * Nothing to add: the last claim says it all.
 */
export interface QuartinoEnding {
  game: "quartino";
}
/**
 * The winning group and the groups missed.
 */
export interface QuartoEnding {
  game: "quarto";
  group: string | null;
  shared: Shared;
  square: string | null;
  placer: number | null;
  missed: QuartoMissed[];
}
export interface Shared {
  [k: string]: 0 | 1;
}
/**
 * A complete group that nobody called.
 */
export interface QuartoMissed {
  group: string;
  square: string;
  placer: number;
  seats: number[];
  number: number;
}
/**
 * The administrator's notice to everybody, such as planned maintenance.
 */
export interface Notice {
  type: "notice";
  text: string | null;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  version: number;
}
/**
 * Who is watching. Sent when that changes, and when an absent player's turn begins.
 */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
  absence: Absence | null;
}
/**
 * A message was refused.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: Code;
  detail: string;
  version: number | null;
  wait: number | null;
}
/**
 * The whole room, for a client that has nothing or has missed too much.
 */
export interface Snapshot {
  type: "snapshot";
  room: Description;
  seat: number | null;
  entries: Entry[];
  state: State;
}
/**
 * A player's seat, and the token that opens it on any device.
 */
export interface SeatKey {
  seat: number;
  token: string;
}
/**
 * A room and the client's keys to it.
 */
export interface RoomKeys {
  id: string;
  seats: SeatKey[];
  invitation: string | null;
}
/**
 * Whether the client, whose turn it is, could correctly call or claim something; never what.
 */
export interface Gentle {
  version: number;
  has_call: boolean;
}
/**
 * The client's guest account.
 */
export interface Me {
  id: string;
  name: string | null;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  code: Code;
  detail: string;
  version: number | null;
  wait: number | null;
}
/**
 * A game in a list.
 */
export interface ListedGame {
  id: string;
  game: "quarto" | "quartino";
  rules: QuartinoRuleSet | QuartoRuleSet;
  status: "waiting" | "playing" | "over" | "closed";
  seats: ListedSeat[];
  winner: number | null;
  reason: string | null;
  version: number;
  is_paused: boolean;
  opened_at: string;
  updated_at: string;
}
/**
 * Who sits in a seat of a listed game.
 */
export interface ListedSeat {
  seat: number;
  name: string | null;
  bot: string | null;
  guest: string | null;
}
/**
 * The games on the start page, latest first.
 */
export interface Lobby {
  mine: ListedGame[];
  waiting: ListedGame[];
  playing: ListedGame[];
  over: ListedGame[];
}
/**
 * How other machines reach the server.
 */
export interface Network {
  address: string | null;
}
/**
 * The game after one of its steps.
 */
export interface Moment {
  event: (Moved | Departed | DrawAgreed) | null;
  position: QuartinoPosition | QuartoPosition;
  to_move: number | null;
  can_go_on: boolean;
}
/**
 * The first move of a turn, and the value of the best such turn.
 */
export interface EvaluatedMoves {
  moves: QuartinoMoves | QuartoMoves;
  value: number;
}
/**
 * A position's value for the seat to move, and the values of its moves.
 */
export interface Judgement {
  seat: number | null;
  value: number | null;
  is_exact: boolean;
  moves: EvaluatedMoves[];
  best: (QuartinoMoves | QuartoMoves) | null;
}
/**
 * A card that a window shows, whoever holds it.
 */
export interface QuartinoShownCard {
  card: string;
  window: number;
  holder: number | null;
  is_claimed: boolean;
}
/**
 * A group that one more piece would complete.
 */
export interface QuartoThreat {
  group: string;
  square: string;
  traits: Traits;
  pieces: string[];
}
export interface Traits {
  [k: string]: 0 | 1;
}
/**
 * An estimate of how often a seat wins.
 */
export interface ShareAnalysis {
  chance: number;
  error: number | null;
  [k: string]: unknown;
}
/**
 * A turn's value to the player who makes it.
 */
export interface TurnAnalysis {
  turn: string;
  moves: QuartinoMoves | QuartoMoves;
  value: number | null;
  low: number;
  high: number;
  distance: number | null;
  error: number | null;
  [k: string]: unknown;
}
/**
 * The value of a position, and of every turn in it, to the seat to move.
 */
export interface PositionAnalysis {
  game: string;
  rules: string;
  position: string;
  seat: number | null;
  is_over: boolean;
  winner: number | null;
  reason: string | null;
  value: number | null;
  standing: Standing | null;
  low: number;
  high: number;
  distance: number | null;
  is_exact: boolean;
  is_complete: boolean;
  shares: ShareAnalysis[];
  turns: TurnAnalysis[];
  line: (QuartinoMoves | QuartoMoves)[];
  insight?: (QuartinoInsight | QuartoInsight) | null;
  [k: string]: unknown;
}
/**
 * The cards that the board shows now, whoever holds them.
 */
export interface QuartinoInsight {
  game: "quartino";
  claims: QuartinoShownCard[];
}
/**
 * Which pieces are dangerous to give, and why; and what is hardest for the opponent.
 */
export interface QuartoInsight {
  game: "quarto";
  threats: QuartoThreat[];
  hardest: (QuartoGive | QuartoPlace | QuartoCall | QuartoPass)[];
}
export type RuleSet = QuartinoRuleSet | QuartoRuleSet;
export type Position = QuartinoPosition | QuartoPosition;
export type Moves = QuartinoMoves | QuartoMoves;
export type Played = QuartinoPlayed | QuartoPlayed;
export type Aftermath = QuartinoAftermath | QuartoAftermath;
export type Insight = QuartinoInsight | QuartoInsight;
export type Ending = QuartinoEnding | QuartoEnding;
export type QuartinoMove = QuartinoMoves["moves"][number];
export type QuartoMove = QuartoMoves["moves"][number];
/** The version of the protocol that this page speaks. */
export const PROTOCOL = 3;

export type GameName = "quarto" | "quartino";

/** Each game's bot levels, weakest first. */
export const LEVELS: Record<GameName, readonly string[]> = {"quarto": ["novice", "casual", "keen", "club", "expert", "perfect"], "quartino": ["novice", "builder", "blocker", "planner", "expert", "reader"]};
