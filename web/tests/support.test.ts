// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type ecmaVersion, parse } from "acorn";
import { describe, expect, it } from "vitest";
import { OLDEST } from "../support";

const WEB = pathToFileURL(`${process.cwd()}/`);
const ROOT = new URL("../", WEB);
const read = (file: string, folder = WEB) => readFileSync(new URL(file, folder), "utf8");

describe("old browsers", () => {
  it.each<[string, ecmaVersion]>([
    ["outdated.js", 5],
    ["boot.js", 2018],
  ])("can read %s", (file, ecmaVersion) => {
    expect(() => parse(read(`public/${file}`), { ecmaVersion })).not.toThrow();
  });

  const { chrome, firefox, safari } = OLDEST;
  it.each(readdirSync(new URL("src/fourfold/locales/", ROOT)))("are told what the page needs: %s", (code) => {
    const text = /^browser-outdated = (.*)$/m.exec(read(`src/fourfold/locales/${code}/server.ftl`, ROOT))?.[1] ?? "";
    expect(text.match(/\d+/g)?.map(Number)).toEqual([chrome, firefox, safari]);
  });

  it("are documented in the manual too", () => {
    const manual = read("docs/playing.md", ROOT);
    expect(manual).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
  });
});
