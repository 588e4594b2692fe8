import { signOut } from '@tabellion/features/accounts/contract.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeWanted } from './guard.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { readSession, writeSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

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

test.each([
  ['SESSION.INVALID', 'Invalid access credentials.'],
  ['SESSION.EXPIRED', 'access_token expired'],
])('a session lost by %s leaves its reason, and the page comes back', async (textCode, sentence) => {
  writeSession({
    ...{ token: 't', userId: 'u', orgId: null, accessType: null, sections: [] },
    ...{ ledgerToken: null, roles: ['user'] },
  });
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, textCode, message: sentence, data: {} }, { status: 401 }),
  );
  window.history.replaceState(null, '', '/app/profile?part=sessions#here');
  const went: string[] = [];
  await renderUi(
    <SessionProvider initial={readSession()} go={(path) => void went.push(path)}>
      <Page />
    </SessionProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Call' }));
  await screen.findByText(sentence);
  expect(went).toEqual(['/app/login']);
  expect(readSession()).toBeUndefined();
  expect(await takeWanted()).toBe('/app/profile?part=sessions#here');
});
