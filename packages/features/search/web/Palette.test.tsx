import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hit } from '../contract.ts';
import type { PaletteEntry, PaletteGroup } from './entries.ts';
import { Palette } from './Palette.tsx';

const mei: Hit = {
  kind: 'person',
  _id: 'mei',
  name: 'Mei Chen',
  positions: [{ position: 'directors', title: '' }],
  sharesExact: '1200',
  subscribedExact: '0',
  place: 'directors',
  holder_id: null,
};
const certificate: Hit = {
  kind: 'certificate',
  _id: 'cs-2',
  name: 'CS-2',
  className: 'Common',
  holder: 'Mei Chen',
  sharesExact: '1',
  state: 'ended',
  place: 'shareholders',
  holder_id: 'mei',
};

let did: string[];
let request: string[];
let answers: { hits: readonly Hit[]; isReadable: boolean };

beforeEach(() => {
  did = [];
  request = [];
  answers = { hits: [], isReadable: true };
  vi.stubGlobal('fetch', async (url: string) => {
    request.push(new URL(url, 'http://x').searchParams.get('q') ?? '');
    return answers.isReadable
      ? Response.json({
          success: true,
          textCode: 'GENERAL.SUCCESS',
          message: '',
          data: { hits: answers.hits },
        })
      : Response.json(
          { success: false, textCode: 'GENERAL.INTERNAL', message: 'It did not work.', data: {} },
          { status: 500 },
        );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (words: string): PaletteEntry => ({
  key: words,
  label: words,
  words,
  icon: Plus,
  run: () => did.push(words),
});
const pages = Array.from({ length: 12 }, (_, at) => entry(`Page ${at + 1}`));
const groups: readonly PaletteGroup[] = [
  { key: 'pages', label: 'Pages', most: 10, entries: [entry('Dashboard'), ...pages] },
  { key: 'actions', label: 'Actions', most: 20, entries: [entry('Düzen değiştir')] },
  { key: 'organizations', label: 'Organizations', most: 5, onlyTyped: true, entries: [entry('Birch Looms')] },
];

async function show(may?: (action: string) => boolean): Promise<HTMLElement> {
  await renderUi(
    <Palette
      orgId="maple"
      groups={groups}
      onHit={({ place }) => did.push(`to ${place}`)}
      onClose={() => did.push('closed')}
    />,
    may === undefined ? {} : { may },
  );
  return screen.getByRole('combobox');
}

const type = (words: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: words } });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent?.trim();
};

test('opens with at most ten pages and the actions, in groups with names, and asks nothing', async () => {
  const box = await show();
  expect(document.activeElement).toBe(box);
  const list = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option');
  expect(list).toHaveLength(10);
  expect(screen.getByRole('group', { name: 'Actions' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Organizations' })).toBeNull();
  expect(request).toEqual([]);
});

test('the arrow keys go round, Enter closes and does the one that is marked', async () => {
  await show(() => false);
  type('page 1');
  expect([options(), active()]).toEqual([['Page 1', 'Page 10', 'Page 11', 'Page 12'], 'Page 1']);
  press('ArrowUp');
  expect(active()).toBe('Page 12');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toBe('Page 10');
  press('Enter');
  expect(did).toEqual(['closed', 'Page 10']);
});

test('finds without case and accents, organizations too, in any order of words', async () => {
  await show(() => false);
  type('DEGISTIR duz');
  expect(options()).toEqual(['Düzen değiştir']);
  type('birch');
  expect(options()).toEqual(['Birch Looms']);
});

test('asks the registers once the typing rests, and says what each hit is', async () => {
  answers.hits = [mei, certificate];
  await show();
  type('m');
  type('me');
  type('mei');
  expect(screen.getByText('Searching the registers…')).toBeTruthy();
  await screen.findByRole('option', { name: 'Mei Chen Director, 1,200 shares' });
  expect(request).toEqual(['mei']);
  expect(
    screen.getByRole('option', { name: 'CS-2 Common, 1 share, Mei Chen, no longer outstanding' }),
  ).toBeTruthy();
  expect(screen.getByText('2 results').getAttribute('role')).toBe('status');
  expect(screen.getAllByText('Mei Chen', { selector: 'bdi' })).toHaveLength(2);
  press('Enter');
  expect(did).toEqual(['closed', 'to directors']);
});

test('says when nothing is found', async () => {
  await show();
  type('zzzz');
  expect(screen.queryByText('No results..')).toBeNull();
  await screen.findByText('No results..');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
});

test('says why the registers could not be searched, keeps what it knows itself, and tries again', async () => {
  answers = { hits: [mei], isReadable: false };
  await show();
  type('dash');
  await screen.findByText('It did not work.');
  expect(options()).toEqual(['Dashboard']);
  answers.isReadable = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()).toHaveLength(2));
});

test('asks nothing for a reader who may not search', async () => {
  await show((action) => action !== 'search.read');
  type('zzzz');
  expect(screen.getByText('No results..')).toBeTruthy();
  expect(request).toEqual([]);
});
