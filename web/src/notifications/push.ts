/** This browser's subscription to messages that come while no page is open. */
import type { NewChannel } from "../api/notices";

/** Only over https (or on this machine), and not in every browser. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** The address by which this browser is known, if it is subscribed. */
export async function endpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes; null where the browser has nobody who would bring it messages. */
export async function subscribe(key: string): Promise<NewChannel | null> {
  if (!canPush()) return null;
  const { pushManager } = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let made: PushSubscription;
  try {
    // One for another key of the server is worth nothing
    const known = await pushManager.getSubscription();
    if (known && !isFor(known, key)) await known.unsubscribe();
    made = await pushManager.subscribe(options);
  } catch {
    return null;
  }
  const { endpoint: address, keys } = made.toJSON();
  if (!address || !keys?.p256dh || !keys.auth) return null;
  return { kind: "push", endpoint: address, p256dh: keys.p256dh, auth: keys.auth };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const known = subscription.options.applicationServerKey;
  return !known || new Uint8Array(known).join() === bytes(key).join();
}

/** From base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
