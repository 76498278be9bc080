import { mount } from "svelte";
import "./theme/tokens.css";
import "./theme/board.css";
import "./theme/base.css";
import { language } from "./language/language.svelte";
import App from "./page/App.svelte";
import "./part/keyboard";
import { notice } from "./page/notice.svelte";
import { router } from "./page/router.svelte";
import { watchForUpgrades } from "./page/upgrade";
import { settings } from "./theme/settings.svelte";

watchForUpgrades();
settings.applyTheme();
notice.start();
router.start();
try {
  await language.start();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
} catch {
  // The server went away between the page and its texts.
  setTimeout(() => location.reload(), 5_000);
}

if ("serviceWorker" in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // Where it may not be, the page works without.
