import { call } from '@tabellion/kit/client.ts';
import { keep, kept } from '@tabellion/ui/browser/kept.ts';
import { CallProvider, type CallSetting } from '@tabellion/ui/call/CallProvider.tsx';
import { remember } from '@tabellion/ui/session/remember.ts';
import { type Session, SessionContextProvider, type SessionValue } from '@tabellion/ui/session/session.tsx';
import { type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { forget } from './forget.ts';
import { startPage, takeWanted } from './guard.ts';
import { clearSession, readSession, startOf, writeSession } from './session.ts';

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
  const { language } = useLanguage();
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

  /** Its reader did not end it: the sign-in page says why until the next try, and leads back here. */
  const lose = useCallback(
    (why: TextKey) => {
      const { pathname, search, hash } = window.location;
      void remember(pathname + search + hash, session?.userId);
      setOver(why);
      end(signInPath);
    },
    [session?.userId, end],
  );
  /** Several calls may be refused at once. */
  const loseOnce = useCallback(
    (why: TextKey) => (readSession() === undefined ? undefined : lose(why)),
    [lose],
  );

  const isGuest = session === undefined;
  useOtherTabs(
    useCallback(
      (now: Session | undefined) => {
        if (now === undefined) {
          if (session !== undefined)
            void whyOver(session).then((why) => (why === undefined ? end('/') : lose(why)));
          return;
        }
        // Which organization is selected, each tab knows for itself.
        setSession((here) => (here?.userId === now.userId ? { ...here, token: now.token } : now));
        if (isGuest && window.location.pathname === signInPath) go(startPage());
      },
      [session, isGuest, end, lose, go],
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
    () => ({ token: () => readSession()?.token, onUnauthorized: loseOnce }),
    [loseOnce],
  );

  return (
    <CallProvider value={setting}>
      <SessionContextProvider value={value}>
        {children}
        {session && (
          <Suspense>
            <IdleWatch onIdle={() => loseOnce('session.idle.over')} onLeave={() => void value.close()} />
          </Suspense>
        )}
      </SessionContextProvider>
    </CallProvider>
  );
}

/** Why another tab ended the session, where its reader did not. */
async function whyOver(session: Session): Promise<TextKey | undefined> {
  const lastActivity = await kept('lastActivity');
  const found = startOf(session, typeof lastActivity === 'number' ? lastActivity : undefined, Date.now());
  return found.state === 'over' ? found.why : undefined;
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
