import { updateUser, verifySession } from '@tabellion/features/entry/contract.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { type Appearance, useAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { useEffect, useRef } from 'react';
import { isShown, lookIn } from './look.ts';
import { preferredAppearance } from './preferences.ts';
import { readSession } from './session.ts';

/**
 * The look is the account's, with the keys that are turned off: whatever browser its user signs in with shows it. An
 * account that has chosen nothing yet is shown as this browser is. Draws nothing.
 */
export function KeptLook() {
  const { userId } = useSession().session ?? {};
  const { appearance, change } = useAppearance();
  const readings = useReadings();
  const { data: account } = useRead(verifySession, {}, { when: userId !== undefined });
  const { run } = useCall(updateUser);
  const now = useRef({ appearance, change, account, run });
  /** The look that page and account agree on; undefined until the account is read. */
  const agreed = useRef<Appearance>(undefined);
  const saves = useRef({ newest: 0, last: Promise.resolve() });
  const settings = account && JSON.stringify(account.settings);

  useEffect(() => {
    now.current = { appearance, change, account, run };
  });

  useEffect(() => {
    if (settings === undefined) return;
    const { appearance, change } = now.current;
    const chosen = lookIn(JSON.parse(settings));
    agreed.current = { ...appearance, ...chosen };
    if (!isShown(chosen, appearance)) change(chosen);
  }, [settings]);

  useEffect(() => {
    if (agreed.current === undefined || isShown(appearance, agreed.current)) return;
    agreed.current = appearance;
    const { newest, last } = saves.current;
    const mine = newest + 1;
    const isNewest = () => saves.current.newest === mine;
    const save = async () => {
      const { account, run } = now.current;
      if (!isNewest() || account === undefined) return;
      const answer = await run({ body: { settings: { ...account.settings, ...appearance } } });
      if (answer.ok && isNewest())
        readings.put(verifySession, {}, { ...account, settings: answer.data.settings });
    };
    // One after the other: the last choice must be the last that arrives.
    saves.current = { newest: mine, last: last.then(save) };
  }, [appearance, readings]);

  useEffect(() => {
    if (userId === undefined) return;
    return () => {
      if (readSession() !== undefined) return;
      agreed.current = undefined;
      void preferredAppearance().then((visitors) => now.current.change(visitors));
    };
  }, [userId]);
  return null;
}
