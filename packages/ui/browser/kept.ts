/**
 * What this browser keeps besides the session: drafts, the look, the language, the last activity. It lies in
 * IndexedDB, because local storage holds exactly the keys of the specification. Where the browser has no database
 * (private windows of some), things are kept as long as the page lives.
 */

const NAME = 'tabellion';
const STORE = 'kept';

let opening: Promise<IDBDatabase | undefined> | undefined;
const memory = new Map<string, unknown>();

function database(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined);
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  return opening;
}

/** @returns what was kept under `key`, as unknown: the caller checks it; undefined when nothing was. */
export async function kept(key: string): Promise<unknown> {
  const db = await database();
  if (db === undefined) return memory.get(key);
  return new Promise((resolve) => {
    const request = db.transaction(STORE).objectStore(STORE).get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(memory.get(key));
  });
}

/** Keeps `value` (anything that can be cloned) under `key`; undefined forgets it. */
export async function keep(key: string, value: unknown): Promise<void> {
  memory.set(key, value);
  const db = await database();
  if (db === undefined) return;
  await new Promise<void>((resolve) => {
    const change = db.transaction(STORE, 'readwrite');
    if (value === undefined) change.objectStore(STORE).delete(key);
    else change.objectStore(STORE).put(value, key);
    change.oncomplete = () => resolve();
    change.onerror = () => resolve();
  });
}
