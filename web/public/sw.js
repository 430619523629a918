/** Shows what the server tells this browser, and leads to the table. It keeps no pages. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = read(event.data);
  const shown = self.registration.showNotification(told.title, {
    body: told.body,
    lang: told.lang,
    tag: told.tag, // of a table only the newest is shown
    renotify: true,
    data: { url: told.url },
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
  event.waitUntil(shown);
});

/** A push must show something, whatever came. */
function read(data) {
  const usual = { title: "Durbar", body: "", lang: "en", tag: "durbar", url: "/" };
  try {
    return { ...usual, ...data.json() };
  } catch {
    return usual;
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data?.url ?? "/"));
});

/** The page of the table if there is one, else a new one: a game elsewhere is not disturbed. */
async function visit(path) {
  const wanted = new URL(path, self.location.origin);
  const url = wanted.origin === self.location.origin ? wanted : new URL("/", self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === url.pathname);
  return page ? page.focus() : self.clients.openWindow(url.href);
}

/** The browser has changed its address: the server must know the new one. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const options = event.oldSubscription?.options;
  const known = event.newSubscription;
  if (!known && !options) return;
  const made = known ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/notices/channels", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
