import { signOut } from '@tabellion/features/accounts/contract.ts';
import { keep } from '@tabellion/ui/browser/kept.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { remember } from '@tabellion/ui/session/remember.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeInstead, takeWanted } from './guard.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { clearSession, IDLE_MS, readSession, writeSession } from './session.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const text = useText();
  const { over } = useSession();
  const act = useCall(signOut);
  return (
    <>
      <button type="button" onClick={() => void act.run({})}>
        Call
      </button>
      {over && <p>{text(over)}</p>}
    </>
  );
}

const went: string[] = [];
beforeEach(() => void went.splice(0));

const sessionOf = (userId: string, token: string) => ({
  token,
  userId,
  orgId: null,
  accessType: null,
  sections: [],
  ledgerToken: null,
  roles: ['user'],
});

/** Where the sign-in of `userId` leads back to. */
async function wantedBy(userId: string): Promise<string | undefined> {
  writeSession(sessionOf(userId, 'next'));
  const wanted = await takeWanted();
  clearSession();
  return wanted;
}

async function show(token: string): Promise<void> {
  writeSession(sessionOf('u', token));
  window.history.replaceState(null, '', '/app/profile?part=sessions#here');
  await renderUi(
    <SessionProvider initial={readSession()} go={(path) => void went.push(path)}>
      <Page />
    </SessionProvider>,
  );
}

test.each([
  ['SESSION.INVALID', 'Invalid access credentials.'],
  ['SESSION.EXPIRED', 'access_token expired'],
])('a session lost by %s leaves its reason, and the page comes back', async (textCode, sentence) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, textCode, message: sentence, data: {} }, { status: 401 }),
  );
  await show('t');
  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  await screen.findByText(sentence);
  expect(went).toEqual(['/app/login']);
  expect(readSession()).toBeUndefined();
  expect(await wantedBy('u')).toBe('/app/profile?part=sessions#here');
});

/** As if another tab had ended the session. */
function endElsewhere() {
  clearSession();
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_access_token', newValue: null }));
}
const holding = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.y`;

test('idleness that another tab finds leaves the same here; a log-out there does not', async () => {
  await show(holding);
  await keep('lastActivity', Date.now() - IDLE_MS - 1);
  endElsewhere();
  await screen.findByText('You were signed out after 20 minutes without activity.');
  expect(await wantedBy('u')).toBe('/app/profile?part=sessions#here');
  cleanup();
  went.splice(0);
  await show(holding);
  await keep('lastActivity', Date.now());
  endElsewhere();
  await waitFor(() => expect(went).toEqual(['/']));
  expect(await wantedBy('u')).toBeUndefined();
});

test('the page on which a session was lost is not where another user is led', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, textCode: 'SESSION.INVALID', message: '', data: {} }, { status: 401 }),
  );
  await show('t');
  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  await waitFor(() => expect(went).toEqual(['/app/login']));
  expect(await wantedBy('another')).toBeUndefined();
  expect(await wantedBy('u')).toBeUndefined();
});

test('nor where going back after a log-out leads, though a guest’s own path is', async () => {
  await show('t');
  clearSession();
  expect(await placeInstead('/app/profile')).toBe('/login');
  expect(await wantedBy('another')).toBeUndefined();
  await remember('/app/accept/x');
  expect(await wantedBy('another')).toBe('/app/accept/x');
});
