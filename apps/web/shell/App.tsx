import type { Language, TextKey } from '@tabellion/texts/text.ts';
import { type Brand, BrandProvider } from '@tabellion/ui/brand/brand.tsx';
import { keep } from '@tabellion/ui/browser/kept.ts';
import { DialogProvider } from '@tabellion/ui/layers/DialogProvider.tsx';
import { SnackProvider } from '@tabellion/ui/layers/SnackProvider.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import type { Session } from '@tabellion/ui/session/session.tsx';
import { LanguageProvider, type Table } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  type Appearance,
  AppearanceProvider,
  useAppearance,
} from '@tabellion/ui/theme/AppearanceProvider.tsx';
import type { ReactNode } from 'react';
import { Unbroken } from './Broken.tsx';
import { FirstPages, preloadPage } from './FirstPages.tsx';
import { startPage } from './guard.ts';
import { lookOf } from './preferences.ts';
import { SessionProvider } from './SessionProvider.tsx';
import { readSession } from './session.ts';

/** Fetches the screen of the address, before there are words to draw it with. */
export function fetchScreen(): void {
  const { pathname } = window.location;
  preloadPage(pathname === '/' ? startPage() : pathname);
}

const go = (path: string) => navigate({ to: path, replace: true });

interface AppProps {
  brand: Brand;
  language: { language: Language; table: Table; isWhole: boolean };
  appearance: Appearance;
  session: Session | undefined;
  notice: TextKey | undefined;
}

/** Everything around the screens, in the order in which it needs each other. */
export function App({ brand, language, appearance, session, notice }: AppProps) {
  return (
    <BrandProvider brand={brand}>
      <AppearanceProvider
        initial={appearance}
        onChange={(chosen) => void keep(lookOf(readSession()?.userId), chosen)}
      >
        <TextProvider initial={language}>
          <Unbroken>
            <SnackProvider>
              <DialogProvider>
                <SessionProvider initial={session} notice={notice} go={go}>
                  <FirstPages />
                </SessionProvider>
              </DialogProvider>
            </SnackProvider>
          </Unbroken>
        </TextProvider>
      </AppearanceProvider>
    </BrandProvider>
  );
}

/** The direction follows the language, unless the theme settings override it. */
function TextProvider({ initial, children }: { initial: AppProps['language']; children: ReactNode }) {
  const { direction } = useAppearance().appearance;
  return (
    <LanguageProvider
      initial={initial}
      direction={direction === 'language' ? undefined : direction}
      onChange={(chosen) => void keep('language', chosen)}
    >
      {children}
    </LanguageProvider>
  );
}
