import { PageProvider } from '@tabellion/ui/router/page.ts';
import { fill, press, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ActivityEntry, listActivity } from '../contract.ts';
import { ActivityScreen } from './ActivityScreen.tsx';

const zoe = '00000000-0000-7000-8000-0000000000a1';

const entryOf = (id: string, differs: Partial<ActivityEntry>): ActivityEntry => ({
  id,
  activity_name: 'Director added',
  activity: "Zoé O'Neil became a director",
  activity_names: ["Zoé O'Neil"],
  dataOwner: '',
  creator: null,
  createdAt: '2026-04-20T14:00:00Z',
  org_id: '',
  owner_org: '',
  txid: null,
  price: null,
  priceExact: null,
  status: 'pending',
  kind: 'director_added',
  creator_name: 'Amélie',
  date: '2026-04-20',
  subjects: [{ id: zoe, name: "Zoé O'Neil" }],
  about_id: null,
  superseded_by: null,
  superseded_at: null,
  entry_id: null,
  reason: null,
  acts: null,
  ...differs,
});

/** The log at an address; for what it was asked, newest last. */
async function open(address: string, entries: readonly ActivityEntry[], may = true) {
  const requests = serve([
    listActivity,
    ({ query: { kind } }) => ({
      activities: entries.filter((one) => kind === undefined || one.kind === kind),
      next: '7',
    }),
  ]);
  window.history.replaceState(null, '', address);
  await renderUi(
    <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
      <ActivityScreen />
    </PageProvider>,
    { may: () => may },
  );
  await screen.findByText('became a director');
  return () => requests.at(-1)?.query;
}

const issued = entryOf('2', {
  kind: 'shares_issued',
  activity_name: 'Shares issued',
  subjects: [],
  activity: 'New Shares Issued: 400,000',
});

test('the log shows entries of one kind, of somebody, or of some days, and all of them again', async () => {
  const query = await open('/', [entryOf('1', {}), issued]);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  fill(text('activity.filter.kind'), 'director_added');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  await waitFor(() => expect(query()).toEqual({ kind: 'director_added' }));
  expect(screen.getAllByText(text('ui.anyDate'))).toHaveLength(2);
  fill(text('activity.filter.from'), '2026-04-01');
  await waitFor(() => expect(query()).toEqual({ kind: 'director_added', from: '2026-04-01' }));
  await screen.findByText('Apr 1, 2026');
  fireEvent.click(await screen.findByRole('link', { name: "Zoé O'Neil" }));
  await waitFor(() => expect(query()).toMatchObject({ person: zoe }));
  expect(window.location.search).toContain(`person=${zoe}`);
});

test('the log is read again whenever it is opened, also where it was read a moment ago', async () => {
  const entries = [entryOf('1', {})];
  serve([listActivity, () => ({ activities: entries, next: null })]);
  const kept = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const opened = () =>
    renderUi(
      <QueryClientProvider client={kept}>
        <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
          <ActivityScreen />
        </PageProvider>
      </QueryClientProvider>,
    );
  window.history.replaceState(null, '', '/');
  await opened();
  await screen.findByText('became a director');
  cleanup();
  entries.unshift(issued);
  await opened();
  await screen.findByText('New Shares Issued: 400,000');
});

test('entries stand under the day on which they were recorded, in one style of date', async () => {
  const at = (createdAt: string) => ({ createdAt, date: '2025-03-12' });
  await open('/', [
    entryOf('3', at('2026-04-20T14:00:00Z')),
    entryOf('2', { ...at('2026-04-20T13:00:00Z'), activity: 'A', subjects: [] }),
    entryOf('1', { ...at('2026-04-19T14:00:00Z'), activity: 'B', subjects: [] }),
  ]);
  const days = screen
    .getAllByRole('columnheader')
    .slice(4)
    .map(({ textContent }) => textContent);
  expect(days.filter((day) => day?.includes('2026'))).toEqual(['April, 20 2026', 'April, 19 2026']);
  expect(screen.getAllByText('March, 12 2025')).toHaveLength(3);
  expect(document.body.textContent).not.toMatch(/Apr 20|April 20/);
});

test('whoever made an entry filters the log by a press, too, and kinds stand in groups', async () => {
  const user = '00000000-0000-7000-8000-0000000000a2';
  const query = await open('/', [entryOf('1', { creator: user })]);
  const kinds = within(screen.getByLabelText(text('activity.filter.kind'))).getAllByRole('group');
  expect(kinds.map((group) => group.getAttribute('label'))).toContain(text('activity.group.shares'));
  fireEvent.click(screen.getByRole('link', { name: 'Amélie' }));
  await waitFor(() => expect(query()).toEqual({ person: user }));
  await screen.findByRole('button', { name: text('ui.only', { name: 'Amélie' }) });
});

test('a page back is older entries; another filter begins at the newest again', async () => {
  const query = await open('/', [entryOf('1', {}), issued]);
  press(text('activity.older'));
  await waitFor(() => expect(query()).toEqual({ before: '7' }));
  fill(text('activity.filter.kind'), 'director_added');
  await waitFor(() => expect(query()).toEqual({ kind: 'director_added' }));
});

test('an address that asks for nothing known is read without it', async () => {
  const query = await open('/?kind=nothing&from=yesterday&person=zoe', [entryOf('1', {})]);
  expect(query()).toEqual({});
});

test('what was taken back leads to what took it back', async () => {
  const query = await open('/', [entryOf('1', { superseded_by: '3', superseded_at: '9' })]);
  press(text('activity.superseded'));
  await waitFor(() => expect(query()).toEqual({ superseded: 'true', before: '9' }));
});

test('whoever only reads the log adds no note', async () => {
  await open('/', [entryOf('1', {})], false);
  expect(screen.queryByRole('button', { name: text('activity.note.add') })).toBeNull();
});
