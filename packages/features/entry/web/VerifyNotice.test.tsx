import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VerifyNotice } from './VerifyNotice.tsx';
import { tellVerified } from './verifiedElsewhere.ts';

/** The network's answers about the reader and about the server; each test changes them. */
let says: { emailVerified: boolean; mail_stays_here: boolean };
let request: string[];

beforeEach(() => {
  says = { emailVerified: false, mail_stays_here: false };
  request = [];
  vi.stubGlobal('fetch', async (url: string) => {
    request.push(url);
    const { emailVerified, mail_stays_here } = says;
    const data =
      url === '/api/setting' ? { mail_stays_here } : { data: { email: 'zoe@maple.example', emailVerified } };
    return Response.json({ success: true, textCode: 'GENERAL.SUCCESS', message: '', data });
  });
});
afterEach(() => vi.unstubAllGlobals());

const title = 'Verify your email address';

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

const hint = /No mail server is set up/;

test('says how to read mail that stays on this machine, without its address', async () => {
  says.mail_stays_here = true;
  await showNotice();
  await screen.findByText(hint);
  expect(screen.queryByRole('link')).toBeNull();
});

test('says nothing of a mailbox where mail is sent', async () => {
  await showNotice();
  await waitFor(() => expect(request).toContain('/api/setting'));
  await act(async () => undefined);
  expect(screen.queryByText(hint)).toBeNull();
});
