import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VerifyNotice } from './VerifyNotice.tsx';
import { tellVerified } from './verifiedElsewhere.ts';

/** The network's answers about the reader and about the server; each test changes them. */
let says: { emailVerified: boolean; mailbox: string | null };
let request: string[];

beforeEach(() => {
  says = { emailVerified: false, mailbox: null };
  request = [];
  vi.stubGlobal('fetch', async (url: string) => {
    request.push(url);
    const { emailVerified, mailbox } = says;
    const data =
      url === '/api/setting' ? { mailbox } : { data: { email: 'zoe@maple.example', emailVerified } };
    return Response.json({ success: true, textCode: 'GENERAL.SUCCESS', message: '', data });
  });
});
afterEach(() => vi.unstubAllGlobals());

const title = 'Please verify your address';

async function showNotice(): Promise<void> {
  await renderUi(<VerifyNotice />);
  await screen.findByText(title);
}

const isGone = () => waitFor(() => expect(screen.queryByText(title)).toBeNull());

test('goes when another tab verifies the address', async () => {
  await showNotice();
  says.emailVerified = true;
  tellVerified();
  await isGone();
});

test('goes when the reader comes back from where it was verified', async () => {
  await showNotice();
  says.emailVerified = true;
  fireEvent.focus(window);
  await isGone();
});

test('leads to the mailbox where mail stays on this machine', async () => {
  says.mailbox = '/mailbox';
  await showNotice();
  const link = await screen.findByRole('link', { name: 'Mail stays on this machine: open the mailbox' });
  expect(link.getAttribute('href')).toBe('/mailbox');
});

test('has no way to a mailbox where mail is sent', async () => {
  await showNotice();
  await waitFor(() => expect(request).toContain('/api/setting'));
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
});
