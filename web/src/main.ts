import { mount } from "svelte";
import "./theme/tokens.css";
import "./theme/base.css";
import App from "./App.svelte";
import { current } from "./i18n/texts.svelte";
import { router } from "./router.svelte";
import { begin } from "./settings.svelte";

await begin();
router.begin();
const target = document.getElementById("app");
if (target) mount(App, { target });
current.whole().catch(() => undefined); // the screen that needs it asks again
