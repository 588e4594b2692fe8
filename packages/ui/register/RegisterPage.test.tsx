import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { registerOf } from '@tabellion/kit/register.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderUi } from '../testing/renderUi.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { useRegister } from './useRegister.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Line = z.strictObject({ id: z.string(), name: z.string(), shares: z.nullable(z.string()) });
const Compared = z.strictObject({
  ...Line.shape,
  change: z.enum(['joined', 'left', 'changed', 'same']),
  before: z.nullable(Line),
});

const list = {
  method: 'GET',
  path: '/api/{id}/holders',
  summary: '',
  action: 'shares.read',
  tenant: { in: 'none' },
  query: z.strictObject({ who: z.optional(z.string()) }),
  reply: z.strictObject({ lines: z.array(Compared), next: z.nullable(z.string()) }),
  ok: 'GENERAL.SUCCESS',
} as const satisfies Endpoint;

const register = registerOf<z.infer<typeof Line>>()({
  title: 'shell.nav.shareholders',
  sorts: ['name', '-name', 'shares', '-shares'],
  order: 'name',
  filters: { who: ['current', 'former', 'all'], name: 'words', class: 'id' },
  who: { current: 'register.who.holders', former: 'register.who.formerHolders', inComparison: 'dropped' },
  after: /^\d+$/,
  columns: {
    name: {
      head: 'register.holder',
      kind: 'name',
      value: ({ name }) => name,
      sort: { by: 'name' },
      card: 'main',
    },
    shares: {
      head: 'register.shares',
      kind: 'number',
      value: ({ shares }) => shares,
      sort: { by: 'shares', isDownFirst: true },
      isCompared: true,
      isLabelled: true,
    },
    until: { head: 'register.until', kind: 'date' },
  },
  table: ['name', 'shares', 'until'],
  sheet: ['name', 'shares'],
});

const line = (name: string, shares: string | null) => ({
  id: name,
  name,
  shares,
  change: 'same',
  before: null,
});

function Page() {
  const page = useRegister({ register, endpoint: list, params: { id: '1' }, linesOf: ({ lines }) => lines });
  return (
    <RegisterPage
      register={register}
      list={page}
      days={{ today: '2026-04-20', zone: 'America/Toronto', days: ['2025-03-14'] }}
      counts={{ joined: 0, left: 0, changed: 1, same: 0 }}
      lead="Everybody"
      rowKey={({ id }) => id}
      hidden={['until']}
      cells={{ name: ({ name }) => <b>{name}</b> }}
      act={({ name }) => <button type="button">Menu of {name}</button>}
      empty="Nobody"
    />
  );
}

/** The page at an address, of which the server lists these lines; what it was asked for, and what the address says. */
async function open(address: string, lines: readonly object[]) {
  const queries: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    queries.push(String(url).split('?')[1] ?? '');
    const data = { lines, next: '7' };
    return Promise.resolve(
      new Response(JSON.stringify({ success: true, textCode: 'GENERAL.SUCCESS', message: '', data })),
    );
  });
  window.history.replaceState(null, '', address);
  await renderUi(<Page />);
  await screen.findByRole('table');
  await waitFor(() => expect(queries.length).toBeGreaterThan(0));
  return { asked: queries, search: () => window.location.search };
}

const cellsOf = (row: number) =>
  [...(screen.getAllByRole('row')[row]?.children ?? [])].map(({ textContent }) => textContent);

test('its columns are those of the definition, with the cells of the page and a menu at the end', async () => {
  await open('/', [line('Ann', '1200'), line('Bo', null)]);
  await screen.findByText('Ann');
  expect(cellsOf(0)).toEqual(['Holder', 'Shares', 'Actions']);
  expect(cellsOf(1)).toEqual(['Ann', '1,200', 'Menu of Ann']);
  expect(cellsOf(2)).toEqual(['Bo', '–', 'Menu of Bo']);
  expect(screen.getByText('Ann').tagName).toBe('B');
  expect(screen.getByText('1,200').closest('td')?.dataset.label).toBe('Shares');
});

test('asks the list by the address, and passes over what the list would refuse', async () => {
  const { asked: request } = await open('/?who=all&name=ann&class=none&sort=-shares&after=x&holder=1', []);
  expect(request).toEqual(['who=all&name=ann&sort=-shares']);
  expect(screen.getByLabelText<HTMLSelectElement>('Shown').value).toBe('all');
});

test('a head sorts by its column, figures from the largest, and the given order is not in the address', async () => {
  const { search } = await open('/', [line('Ann', '1')]);
  fireEvent.click(screen.getByRole('button', { name: 'Shares' }));
  await waitFor(() => expect(search()).toBe('?sort=-shares'));
  fireEvent.click(screen.getByRole('button', { name: 'Holder' }));
  await waitFor(() => expect(search()).toBe(''));
});

test('nothing found offers to clear the filters, all of them', async () => {
  const { search } = await open('/?who=former&name=zz', []);
  fireEvent.click(await screen.findByRole('button', { name: /clear/i }));
  await waitFor(() => expect(search()).toBe(''));
});

test('two dates: a sign, what a value was and is, and nobody but who is there on them', async () => {
  const changed = {
    ...line('Ann', '900'),
    change: 'changed',
    before: { id: 'Ann', name: 'Ann', shares: '1000' },
  };
  const { asked: request } = await open('/?from=2025-03-20&who=all', [changed]);
  await screen.findByText('Ann');
  expect(request).toEqual(['from=2025-03-20']);
  expect(cellsOf(1)).toEqual(['±changed', 'Ann', '1,000 900', 'Menu of Ann']);
  expect(document.querySelector('del')?.textContent).toBe('1,000');
});
