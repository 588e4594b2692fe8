import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { SlotsContext } from '@tabellion/ui/slots.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOrganizations } from '../../organizations/contract.ts';
import { frameContributions } from '../../pages/web/frameContributions.ts';
import type { NoticesView, NoticeView } from '../contract.ts';
import { type NoticesOpen, NotificationBell } from './NotificationBell.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { useBell, useFresh } from './useBell.ts';

const notice = (id: string, is_read: boolean): NoticeView => ({
  _id: id,
  kind: 'payment_succeeded',
  at: '2026-04-20T14:00:00Z',
  title: `Payment ${id}`,
  message: `A payment ${id} was received.`,
  path: '/app/org/maple/dashboard',
  is_read,
});

/** The network's answers; each test changes them. */
let says: {
  pages: Record<string, NoticesView>;
  prompts: object[];
  isReadable: boolean;
  /** The status of a refusal. */
  status: number;
  takesMarks: boolean;
};
let marks: string[];

beforeEach(() => {
  says = {
    pages: { newest: { notices: [], unread: 0, work: 0, next: null } },
    prompts: [],
    isReadable: true,
    status: 500,
    takesMarks: true,
  };
  marks = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const [isGood, data] = method === 'POST' ? markOn(url) : readingOf(url);
    return isGood
      ? Response.json({ success: true, textCode: 'GENERAL.SUCCESS', message: '', data })
      : Response.json(
          { success: false, textCode: 'GENERAL.INTERNAL', message: 'It did not work.', data: {} },
          { status: says.status },
        );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function markOn(url: string): [boolean, object] {
  marks.push(url);
  return [says.takesMarks, { unread: 0 }];
}

function readingOf(url: string): [boolean, unknown] {
  if (url.endsWith('/notification')) return [true, says.prompts];
  return [says.isReadable, says.pages[new URL(url, 'http://x').searchParams.get('before') ?? 'newest']];
}

/** The bell, its panel, and an act of the page that puts its new view in the place of a reading. */
function Frame() {
  const bell = useBell('maple');
  useFresh();
  const readings = useReadings();
  return (
    <>
      <button type="button" onClick={() => readings.put(listOrganizations, {}, { organizations: [] })}>
        Act
      </button>
      <NotificationBell pending={bell.isPending} count={0} open="pressed" onOpen={() => undefined} />
      <NotificationsPanel orgId="maple" bell={bell} place={0} onClose={() => undefined} />
    </>
  );
}

async function show(may?: (action: string) => boolean): Promise<void> {
  await renderUi(
    <SlotsContext value={frameContributions}>
      <Frame />
    </SlotsContext>,
    may === undefined ? {} : { may },
  );
  await screen.findByRole('heading', { name: 'Notifications' });
}

const hasDot = () => screen.queryByRole('button', { name: 'Notifications, some unread' }) !== null;
const markOne = (id: string) => screen.findByRole('button', { name: `Mark as read: Payment ${id}` });

describe('the panel', () => {
  test('says that nothing waits, and the bell has no dot', async () => {
    await show();
    await screen.findByText('You’re all caught up.');
    expect(hasDot()).toBe(false);
  });

  test('says what could not be read, and reads again when asked', async () => {
    says.isReadable = false;
    await show();
    await screen.findByText('It did not work.');
    says.isReadable = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You’re all caught up.');
  });

  test('says to a restricted reader that he may not, and reads nothing', async () => {
    says.isReadable = false;
    await show(() => false);
    await screen.findByText('Access is restricted as no permissions are assigned.');
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('keeps what was read when the server fails, and hides it when the access was taken', async () => {
    says.pages = { newest: { notices: [notice('a', false)], unread: 1, work: 0, next: null } };
    await show();
    await screen.findByText('A payment a was received.');
    says.isReadable = false;
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText('It did not work.');
    expect([screen.queryByText('A payment a was received.') !== null, hasDot()]).toEqual([true, true]);
    says.status = 403;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('A payment a was received.')).toBeNull());
    expect(hasDot()).toBe(false);
  });

  test('shows the filing prompt first, which makes the dot without any notice', async () => {
    says.prompts = [
      { type: 'filing_year', title: 'Set the filing year?', message: 'Shall it?', due_date: '2026-05-11' },
    ];
    await show();
    await screen.findByRole('link', { name: 'Set the filing year?' });
    expect(screen.getByText(/^Due/).textContent).toBe('Due May 11, 2026');
    expect(hasDot()).toBe(true);
    expect(screen.queryByText('You’re all caught up.')).toBeNull();
  });

  test('asks nobody for the filing year who may not set it', async () => {
    says.prompts = [
      { type: 'filing_year', title: 'Set the filing year?', message: 'Shall it?', due_date: null },
    ];
    await show((action) => action === 'notifications.read');
    await screen.findByText('You’re all caught up.');
    expect(hasDot()).toBe(false);
  });

  test('leads to no filing where the host, or the access, shows none', async () => {
    const path = '/app/org/maple/organization/filing?filing=CA%20annual_filing%202026';
    const sentBack = { ...notice('a', true), kind: 'filing_sent_back' as const, path };
    says.pages = { newest: { notices: [sentBack], unread: 0, work: 0, next: null } };
    const leadsTo = async () => (await screen.findByRole('link', { name: 'Payment a' })).getAttribute('href');
    await show();
    expect(await leadsTo()).toBe(path);
    cleanup();
    await show((action) => action !== 'filings.read');
    expect(await leadsTo()).toBe('/app/org/maple/dashboard/deadlines');
  });

  test('pages back, and to the newest again', async () => {
    says.pages = {
      newest: { notices: [notice('b', true)], unread: 0, work: 0, next: '7' },
      7: { notices: [notice('a', true)], unread: 0, work: 0, next: null },
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Older notifications' }));
    await screen.findByRole('link', { name: 'Payment a' });
    fireEvent.click(screen.getByRole('button', { name: 'Newest notifications' }));
    await screen.findByRole('link', { name: 'Payment b' });
  });
});

describe('a read mark', () => {
  test('shows at once, and the focus stays in its row', async () => {
    says.pages = { newest: { notices: [notice('a', false)], unread: 1, work: 0, next: null } };
    await show();
    const mark = await markOne('a');
    expect(hasDot()).toBe(true);
    // Only the mark of the page: the server has not been read again yet.
    says.pages = { newest: { notices: [notice('a', true)], unread: 0, work: 0, next: null } };
    mark.focus();
    fireEvent.click(mark);
    await waitFor(() => expect(hasDot()).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Payment a' }));
    expect(marks).toEqual(['/api/notification/maple/read/a']);
  });

  test('goes again when the server does not take it', async () => {
    says.pages = { newest: { notices: [notice('a', false)], unread: 1, work: 0, next: null } };
    says.takesMarks = false;
    await show();
    fireEvent.click(await markOne('a'));
    await screen.findByText('It did not work.');
    await waitFor(() => expect(hasDot()).toBe(true));
    await markOne('a');
  });

  test('on all takes the newest that is shown', async () => {
    says.pages = {
      newest: { notices: [notice('b', false), notice('a', false)], unread: 2, work: 0, next: null },
    };
    await show();
    await markOne('b');
    says.pages = {
      newest: { notices: [notice('b', true), notice('a', true)], unread: 0, work: 0, next: null },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(hasDot()).toBe(false));
    expect(marks).toEqual(['/api/notification/maple/read']);
  });

  test('is set by following the notice', async () => {
    says.pages = { newest: { notices: [notice('a', false)], unread: 1, work: 0, next: null } };
    await show();
    fireEvent.click(await screen.findByRole('link', { name: /Unread.*Payment a/ }));
    await waitFor(() => expect(marks).toEqual(['/api/notification/maple/read/a']));
  });
});

test('what an act brought shows a moment after it', async () => {
  await show();
  await screen.findByText('You’re all caught up.');
  says.pages = { newest: { notices: [notice('a', false)], unread: 1, work: 0, next: null } };
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  await screen.findByRole('link', { name: /Payment a/ });
});

test('what came meanwhile shows when the reader comes back to the page', async () => {
  await show();
  await screen.findByText('You’re all caught up.');
  says.pages = { newest: { notices: [notice('a', false)], unread: 1, work: 0, next: null } };
  fireEvent(document, new Event('visibilitychange'));
  await markOne('a');
  expect(hasDot()).toBe(true);
});

test('the bell opens under the pointer after 150 ms and closes when the pointer leaves, unless it was pressed', async () => {
  const opened: NoticesOpen[] = [];
  function BellAlone() {
    const [open, setOpen] = useState<NoticesOpen>();
    opened.push(open);
    return <NotificationBell pending={false} count={0} open={open} onOpen={setOpen} />;
  }
  await renderUi(<BellAlone />);
  const button = await screen.findByRole('button', { name: 'Notifications' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pointer = (name: 'pointermove' | 'pointerleave') => {
    const event = Object.assign(new Event(name), { movementX: 1 });
    act(() => void button.parentElement?.dispatchEvent(event));
    act(() => vi.advanceTimersByTime(150));
  };
  pointer('pointermove');
  expect(opened.at(-1)).toBe('hovered');
  pointer('pointerleave');
  expect(opened.at(-1)).toBeUndefined();
  pointer('pointermove');
  fireEvent.click(button, { detail: 1 });
  expect(opened.at(-1)).toBe('pressed');
  pointer('pointerleave');
  expect(opened.at(-1)).toBe('pressed');
  fireEvent.click(button, { detail: 1 });
  expect(opened.at(-1)).toBeUndefined();
});

test.each(['en', 'fr', 'tr', 'ar'] as const)(
  'the name of the bell says in %s the number that stands on it, without brackets',
  async (language) => {
    await renderUi(<NotificationBell pending count={6} open={undefined} onOpen={() => undefined} />, {
      language,
    });
    const button = await screen.findByRole('button', { name: /\b6\b/ });
    expect(button.textContent).toBe('6');
    expect(button.getAttribute('aria-label')).not.toMatch(/[()]/);
  },
);
