import { call } from '@tabellion/kit/client.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { keep } from '@tabellion/ui/browser/kept.ts';
import { CallProvider, type CallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { useSnack } from '@tabellion/ui/layers/SnackProvider.tsx';
import { type Session, SessionContextProvider, type SessionValue } from '@tabellion/ui/session/session.tsx';
import { type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { forget } from './forget.ts';
import { startPage, takeWanted } from './guard.ts';
import { clearSession, readSession, writeSession } from './session.ts';

/** Only a signed-in reader fetches the idle watch. */
const IdleWatch = lazy(async () => ({ default: (await import('./IdleWatch.tsx')).IdleWatch }));

const signInPath = '/app/login';

interface SessionProviderProps {
  initial: Session | undefined;
  /** Why the start was a sign-out; the sign-in page says it. */
  notice?: TextKey | undefined;
  /** The router's way to another path; it re-reads the guards. */
  go(path: string): void;
  children: ReactNode;
}

/** Keeps the session in step with local storage, other tabs, the clock and the server's 401. */
export function SessionProvider({ initial, notice, go, children }: SessionProviderProps) {
  const { language, text } = useLanguage();
  const snack = useSnack();
  const [session, setSession] = useState(initial);
  const [over, setOver] = useState(notice);

  const end = useCallback(
    (to: string) => {
      clearSession();
      setSession(undefined);
      go(to);
      // Forgotten at once, the page that is being left would ask for it once more, in nobody's name.
      setTimeout(forget);
    },
    [go],
  );

  const isGuest = session === undefined;
  useOtherTabs(
    useCallback(
      (now: Session | undefined) => {
        if (now === undefined) return isGuest ? undefined : end('/');
        // Which organization is selected, each tab knows for itself.
        setSession((here) => (here?.userId === now.userId ? { ...here, token: now.token } : now));
        if (isGuest && window.location.pathname === signInPath) go(startPage());
      },
      [isGuest, end, go],
    ),
  );

  const value = useMemo<SessionValue>(
    () => ({
      session,
      over,
      open: (next, to) => {
        writeSession(next);
        setSession(next);
        setOver(undefined);
        forget();
        void keep('lastActivity', Date.now());
        void takeWanted().then((wanted) => go(wanted ?? to ?? startPage()));
      },
      select: (orgId, accessType, sections) => {
        const now = readSession();
        if (now === undefined) return;
        const next = { ...now, orgId, accessType, sections };
        writeSession(next);
        setSession(next);
      },
      close: async () => {
        const token = readSession()?.token;
        end('/');
        if (token === undefined) return;
        const { signOut } = await import('@tabellion/features/accounts/contract.ts');
        await call(signOut, {}, { token, language });
      },
    }),
    [session, over, end, go, language],
  );

  const setting = useMemo<CallSetting>(
    () => ({
      token: () => readSession()?.token,
      onUnauthorized: (textCode: TextCode) => {
        // Several calls may be refused at once; the reader is told once.
        if (readSession() === undefined) return;
        end(signInPath);
        snack({ message: text(textCode), tone: 'err' });
      },
    }),
    [end, snack, text],
  );

  const idle = () => {
    if (readSession() === undefined) return;
    // No snackbar: whoever comes back after an hour must still find it.
    setOver('session.idle.over');
    end(signInPath);
  };
  return (
    <CallProvider value={setting}>
      <SessionContextProvider value={value}>
        {children}
        {session && (
          <Suspense>
            <IdleWatch onIdle={idle} onLeave={() => void value.close()} />
          </Suspense>
        )}
      </SessionContextProvider>
    </CallProvider>
  );
}

/** A sign-in or a log-out in one tab holds in all. */
function useOtherTabs(onChange: (session: Session | undefined) => void): void {
  useEffect(() => {
    const changed = (event: StorageEvent) => {
      if (event.key !== null && event.key !== 'jwt_access_token') return;
      // Where this tab's session is not stored, it ends as all do.
      onChange(event.newValue === null ? undefined : readSession());
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [onChange]);
}
