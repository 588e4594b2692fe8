import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each test opens the database anew.
const opened = async () => {
  vi.resetModules();
  return import('./kept.ts');
};

const unanswered = () => ({}) as IDBOpenDBRequest;
const refused = (): IDBOpenDBRequest => {
  throw new DOMException('The user denied permission.', 'SecurityError');
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['is missing', undefined],
  ['is forbidden', { open: refused }],
  ['never answers', { open: unanswered }],
])('where the browser’s database %s, things are kept as long as the page lives', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  const { keep, kept } = await opened();
  const done = keep('draft', { name: 'Maple' });
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(await kept('draft')).toEqual({ name: 'Maple' });
  await keep('draft', undefined);
  expect(await kept('draft')).toBeUndefined();
});

test('a database that opens, and then does not answer, is waited for two seconds', async () => {
  const db = { transaction: () => ({ objectStore: () => ({ get: unanswered }) }) };
  const open = () => {
    const request = { result: db, onsuccess: () => undefined };
    setTimeout(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const { kept } = await opened();
  const found = kept('language');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toBeUndefined();
});

test('what a full database does not take is kept as long as the page lives', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const store = { put: full, delete: full, get: full };
  const open = () => {
    const request = {
      result: { transaction: () => ({ objectStore: () => store }) },
      onsuccess: () => undefined,
    };
    setTimeout(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const { keep, kept } = await opened();
  const done = keep('draft', 'typed');
  await vi.advanceTimersByTimeAsync(0);
  await done;
  expect(await kept('draft')).toBe('typed');
});

test('a database that opens late takes what was typed before', async () => {
  const rows = new Map<string, unknown>();
  const put = (value: unknown, key: string) => rows.set(key, value);
  const open = () => {
    const transaction = () => ({ objectStore: () => ({ put }), commit: () => undefined });
    const request = { result: { transaction }, onsuccess: () => undefined };
    setTimeout(() => request.onsuccess(), 3000);
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const { keep } = await opened();
  const done = keep('draft', 'typed');
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  expect(rows).toEqual(new Map());
  await vi.advanceTimersByTimeAsync(1000);
  expect(rows).toEqual(new Map([['draft', 'typed']]));
});

test('what is kept while the page is left comes with the next page of the tab', async () => {
  vi.stubGlobal('indexedDB', { open: unanswered });
  const left = await opened();
  void left.keep('look', 'dark');
  void left.keep('language', undefined);
  window.dispatchEvent(new Event('pagehide'));
  void left.keep('draft', { name: 'Maple' });
  const next = await opened();
  const found = Promise.all(['look', 'language', 'draft'].map((key) => next.kept(key)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual(['dark', undefined, { name: 'Maple' }]);
  expect(sessionStorage.getItem('tabellion-left')).toBeNull();
});
