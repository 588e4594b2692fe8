import { PageProvider } from '@tabellion/ui/router/page.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AccessEntry, listAccess } from '../accessLogContract.ts';
import { AccessLogScreen } from './AccessLogScreen.tsx';

const amelie = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Amélie Tremblay' };
const grace = { id: '00000000-0000-7000-8000-0000000000a2', name: 'Grace MacDonald' };

const opening = (id: string, at: string, differs: Partial<AccessEntry> = {}): AccessEntry => ({
  _id: id,
  at,
  kind: 'opened',
  actor: amelie,
  subject: null,
  about: null,
  detail: '',
  device: 'Firefox, Linux',
  network: '192.0.2.0/24',
  ...differs,
});

async function open(entries: readonly AccessEntry[]) {
  const requests = serve([listAccess, { entries: [...entries], next: null }]);
  window.history.replaceState(null, '', '/');
  await renderUi(
    <PageProvider value={{ params: { org_unique_id: 'maple' }, preload: () => undefined }}>
      <AccessLogScreen />
    </PageProvider>,
  );
  await screen.findAllByRole('link', { name: amelie.name });
  return () => requests.at(-1)?.query;
}

test('openings that repeat are one line of their day, from one place', async () => {
  await open([
    opening('6', '2026-04-20T14:00:00Z'),
    opening('5', '2026-04-20T13:00:00Z'),
    opening('4', '2026-04-20T12:00:00Z', { network: '198.51.100.0/24' }),
    opening('3', '2026-04-19T14:00:00Z'),
    opening('2', '2026-04-19T13:00:00Z', { kind: 'exported', detail: 'cap_table' }),
    opening('1', '2026-04-19T12:00:00Z'),
  ]);
  const lines = screen.getAllByRole('row').map(({ firstElementChild: cell }) => cell?.textContent);
  expect(lines).toEqual([
    text('accessLog.column.what'),
    'April, 20 2026',
    'Amélie Tremblay opened the organization 2 times',
    'Amélie Tremblay opened the organization',
    'April, 19 2026',
    'Amélie Tremblay opened the organization',
    'Amélie Tremblay exported: cap table',
    'Amélie Tremblay opened the organization',
  ]);
});

test('a name filters the log by a press, and kinds stand in groups', async () => {
  const query = await open([
    opening('1', '2026-04-20T14:00:00Z', { kind: 'access_changed', subject: grace, detail: 'view' }),
  ]);
  const kinds = within(screen.getByLabelText(text('accessLog.kind'))).getAllByRole('group');
  expect(kinds.map((group) => group.getAttribute('label'))).toEqual([
    text('accessLog.group.visits'),
    text('accessLog.group.rights'),
  ]);
  fireEvent.click(screen.getByRole('link', { name: grace.name }));
  await waitFor(() => expect(query()).toEqual({ user: grace.id }));
});
