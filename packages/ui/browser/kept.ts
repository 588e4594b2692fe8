/**
 * Data that this browser keeps besides the session: drafts, the look, the language, the last activity. It is
 * kept in IndexedDB, because local storage holds exactly the keys of the specification. Where the browser has
 * no database, or it refuses, is full or does not answer, data is kept as long as the page lives, and over a reload of
 * its tab. Nothing here throws.
 */

const NAME = 'tabellion';
const STORE = 'kept';
/** So long the product waits for a database: one that is blocked by another tab may never answer. */
const patienceMs = 2000;

let opening: Promise<IDBDatabase | undefined> | undefined;
/** Values that are not in the database, or not yet. */
const memory = new Map<string, unknown>();

/** A page that is left takes along whatever is still on its way to the database, so its tab holds that for the next page. */
const LEFT = 'tabellion-left';
let isLeft = false;
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true;
  hold();
});
// It comes back as it was: what it holds is on its way again.
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
  release();
});

function hold(): void {
  try {
    // A value that is forgotten stands as a key alone.
    if (memory.size > 0)
      sessionStorage.setItem(
        LEFT,
        JSON.stringify([...memory].map(([key, value]) => (value === undefined ? [key] : [key, value]))),
      );
  } catch {
    // The tab holds nothing, or is full: the database may still have it.
  }
}

/** @returns what the page before it held, which is held no longer */
function release(): readonly (readonly [key: string, value?: unknown])[] {
  try {
    const held = sessionStorage.getItem(LEFT) ?? '[]';
    sessionStorage.removeItem(LEFT);
    return JSON.parse(held);
  } catch {
    return [];
  }
}

/** @returns what `begin` resolves with; undefined where it throws or takes too long */
function bounded<T>(begin: (resolve: (found?: T) => void) => void): Promise<T | undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    try {
      begin(resolve);
    } catch {
      resolve(undefined);
    }
  });
}

function database(): Promise<IDBDatabase | undefined> {
  opening ??= bounded((resolve) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      resolve(request.result);
      // One that opens late, on a busy machine, takes what was kept without it.
      opening = Promise.resolve(request.result);
      for (const [key, value] of memory) void keep(key, value);
    };
    request.onerror = () => resolve();
  });
  return opening;
}

/** @returns what was kept under `key`, as unknown: the caller checks it; undefined when nothing was. */
export async function kept(key: string): Promise<unknown> {
  const db = await database();
  if (db === undefined || memory.has(key)) return memory.get(key);
  return bounded((resolve) => {
    const request = db.transaction(STORE).objectStore(STORE).get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve();
  });
}

/** Keeps `value` (anything that can be cloned) under `key`; undefined forgets it. */
export async function keep(key: string, value: unknown): Promise<void> {
  memory.set(key, value);
  if (isLeft) hold();
  const db = await database();
  if (db === undefined) return;
  await bounded<void>((resolve) => {
    const change = db.transaction(STORE, 'readwrite');
    if (value === undefined) change.objectStore(STORE).delete(key);
    else change.objectStore(STORE).put(value, key);
    // The change is committed at once: a page that is being left would take an open transaction with it.
    change.commit();
    change.oncomplete = () => {
      // Unless it was changed again meanwhile. From here on other tabs have a say.
      if (memory.get(key) === value) memory.delete(key);
      resolve();
    };
    change.onabort = () => resolve();
  });
}

for (const [key, value] of release()) void keep(key, value);
