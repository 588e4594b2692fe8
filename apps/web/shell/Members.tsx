import '@tabellion/ui/theme/members.css';
import { updateUser } from '@tabellion/features/entry/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useSnackSweep } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useKeptFocus } from '@tabellion/ui/layers/useKeptFocus.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { AllTexts, type Language, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { whenForgetting } from './forget.ts';
import { KeptLook } from './KeptLook.tsx';
import { Rights } from './Rights.tsx';
import { readSession } from './session.ts';

const STALE_MS = 15_000;
const readings = new QueryClient({ defaultOptions: { queries: { staleTime: STALE_MS } } });
whenForgetting(() => readings.clear());

/** Around every screen but the sign-in: all words, readings, rights, a focus that stays. A visitor who signs in does not wait for them. */
export function Members({ children }: { children: ReactNode }) {
  useKeptFocus();
  useSpokenLanguage(readings);
  useSnackSweep(useLocation().pathname);
  return (
    <QueryClientProvider client={readings}>
      <AllTexts waiting={<Loading />}>
        <Rights>
          <KeptLook />
          {children}
        </Rights>
      </AllTexts>
    </QueryClientProvider>
  );
}

/**
 * Effects of a change of language beyond the words of the page: the account keeps it, because mails are
 * written in it, and earlier answers of the server are fetched again. A choice that the server did not accept
 * still holds on this browser.
 */
function useSpokenLanguage(readings: QueryClient): void {
  const { language } = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void keepAndReadAgain(language, readings);
  }, [language, readings]);
}

/** The language is kept first: the profile that is read again must be the one that has it. */
async function keepAndReadAgain(language: Language, readings: QueryClient) {
  const token = readSession()?.token;
  if (token !== undefined) await call(updateUser, { body: { language } }, { token, language });
  await readings.invalidateQueries();
}
