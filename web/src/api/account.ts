/** The doors of my account, and what the browser does with passkeys. */
import { call } from "./http";

export interface Passkey {
  id: string;
  name: string;
  made: number; // seconds since 1970
  used: number;
}

export interface Device {
  id: string;
  device: string; // "Firefox, Linux"; "" if it does not say
  made: number;
  seen: number;
  is_here: boolean;
}

export interface Account {
  name: string;
  is_known: boolean; // the server may keep something about me
  is_account: boolean; // else this browser alone remembers me
  login: string | null;
  passkeys: Passkey[];
  devices: Device[];
  tables: number; // at which I have a part
  domain: string | null; // for which passkeys can be made
}

interface Offer {
  options: PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON;
  ticket: string;
}

const PATH = "/api/account";

export const account = () => call<Account>("GET", PATH);
export const claim = (login: string, password: string) =>
  call<Account>("POST", PATH, { login, password });
export const signIn = (login: string, password: string, take_over: boolean) =>
  call<Account>("POST", `${PATH}/sign-in`, { login, password, take_over });
export const signOut = (everywhere: boolean) =>
  call<Account>("POST", `${PATH}/sign-out`, { everywhere });
export const signDeviceOut = (id: string) =>
  call<Account>("DELETE", `${PATH}/devices/${encodeURIComponent(id)}`);
export const setPassword = (login: string, password: string) =>
  call<Account>("PUT", `${PATH}/password`, { login, password });
export const dropPassword = () => call<Account>("DELETE", `${PATH}/password`);
export const dropPasskey = (id: string) =>
  call<Account>("DELETE", `${PATH}/passkeys/${encodeURIComponent(id)}`);
export const prove = (password: string) => call<Account>("POST", `${PATH}/proof`, { password });
export const deleteAll = (name: string) => call<Account>("POST", `${PATH}/delete`, { name });
export const EXPORT = `${PATH}/export`;

/** Whether this browser makes passkeys for the site whose domain this is. */
export function hasPasskeys(domain: string | null): boolean {
  const { hostname } = location;
  const isHere = domain !== null && (hostname === domain || hostname.endsWith(`.${domain}`));
  const isAble = typeof PublicKeyCredential !== "undefined";
  return (
    isHere && isSecureContext && isAble && "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** A new passkey, for my account or for one that it makes. */
export async function addPasskey(name: string): Promise<Account> {
  const { options, ticket } = await call<Offer>("POST", `${PATH}/passkeys/options`);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = written(await navigator.credentials.create({ publicKey }));
  return call<Account>("POST", `${PATH}/passkeys`, { ticket, credential, name });
}

export const signInByPasskey = (take_over: boolean) => usePasskey(`${PATH}/sign-in`, { take_over });
export const proveByPasskey = () => usePasskey(`${PATH}/proof`, {});

async function usePasskey(path: string, more: object): Promise<Account> {
  const { options, ticket } = await call<Offer>("POST", `${path}/options`);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = written(await navigator.credentials.get({ publicKey }));
  return call<Account>("POST", `${path}/passkey`, { ticket, credential, ...more });
}

function written(credential: Credential | null): unknown {
  return (credential as PublicKeyCredential).toJSON();
}

/** Whether somebody only closed the browser's own dialog. */
export const isCancelled = (error: unknown) =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
