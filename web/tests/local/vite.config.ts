/** Bundles the browser's rooms for Node. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  publicDir: false,
  build: {
    ssr: at("drive.ts"),
    outDir: at("../../../build/local"),
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "[name].js" } },
  },
});
