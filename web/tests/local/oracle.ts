/** The core for scripts that run without a browser. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Oracle } from "../../src/local/question";

let oracle: Oracle | null = null;

export async function openOracle(): Promise<Oracle> {
  if (oracle) return oracle;
  const child = spawn(process.env.ORACLE ?? "", ["-c", "import sys,json\nfrom fourfold._native import answer\nfor line in sys.stdin: print(answer(json.loads(line)), flush=True)"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting: ((text: string) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  oracle = {
    ask: (request) =>
      new Promise((resolve) => {
        waiting.push((text) => resolve(JSON.parse(text)));
        child.stdin.write(`${JSON.stringify(request)}\n`);
      }),
  };
  return oracle;
}
