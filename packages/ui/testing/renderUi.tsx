/** A component with everything it may ask for around it, for tests in jsdom. */
import type { Language } from '@tabellion/texts/text.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type May, MayProvider, type Why } from '../access/MayProvider.tsx';
import { type Brand, BrandProvider } from '../brand/brand.tsx';
import { CallProvider, type CallSetting } from '../call/CallProvider.tsx';
import { DialogProvider } from '../layers/DialogProvider.tsx';
import { SnackProvider } from '../layers/SnackProvider.tsx';
import { LanguageProvider, loadTable } from '../text/LanguageProvider.tsx';
import { browserLacks } from './browserLacks.ts';

interface RenderOptions {
  language?: Language;
  may?: May;
  why?: Why;
  call?: Partial<CallSetting>;
}

const brand: Brand = {
  key: 'test',
  name: 'Tabellion',
  logo: { light: '/logo.svg', dark: '/logo-on-dark.svg', ratio: 1 },
  entity: 'Tabellion Records Inc.',
  support: 'support@tabellion.example',
};

/** Renders `node`; may everything unless told. */
export async function renderUi(node: ReactNode, options: RenderOptions = {}): Promise<RenderResult> {
  browserLacks();
  const language = options.language ?? 'en';
  const table = await loadTable(language);
  // A reading that finds no server is repeated at once, and not after seconds.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } });
  const call: CallSetting = { token: () => undefined, onUnauthorized: () => undefined, ...options.call };
  return render(
    <BrandProvider brand={brand}>
      <LanguageProvider initial={{ language, table, isWhole: true }}>
        <QueryClientProvider client={queries}>
          <SnackProvider>
            <DialogProvider>
              <CallProvider value={call}>
                <MayProvider may={options.may ?? (() => true)} {...(options.why && { why: options.why })}>
                  {node}
                </MayProvider>
              </CallProvider>
            </DialogProvider>
          </SnackProvider>
        </QueryClientProvider>
      </LanguageProvider>
    </BrandProvider>,
  );
}
