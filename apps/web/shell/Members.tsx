import '@tabellion/ui/theme/members.css';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { useSnackSweep } from '@tabellion/ui/layers/SnackProvider.tsx';
import { useKeptFocus } from '@tabellion/ui/layers/useKeptFocus.ts';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { AllTexts } from '@tabellion/ui/text/LanguageProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { whenForgetting } from './forget.ts';
import { KeptLook } from './KeptLook.tsx';
import { Rights } from './Rights.tsx';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

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
