/**
 * The sheet to test components against; served by `vite` only, never built.
 * /states.html?lang=ar&theme=dark&brand=northbook&frame=app (frame: sheet, app, wizard, guest, plain)
 */
import '@tabellion/ui/theme/ui.css';
import '@tabellion/ui/theme/members.css';
import { isLanguage } from '@tabellion/texts/text.ts';
import { BrandProvider } from '@tabellion/ui/brand/brand.tsx';
import { DialogProvider } from '@tabellion/ui/layers/DialogProvider.tsx';
import { SnackProvider } from '@tabellion/ui/layers/SnackProvider.tsx';
import { LanguageProvider, loadTable } from '@tabellion/ui/text/LanguageProvider.tsx';
import { AppearanceProvider } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { defaultAppearance, showAppearance } from '@tabellion/ui/theme/appearance.ts';
import { createRoot } from 'react-dom/client';
import { readBrand } from '../brands/readBrand.ts';
import { frames, isFrame } from './frames.tsx';

const query = new URLSearchParams(window.location.search);

async function start(root: HTMLElement): Promise<void> {
  const lang = query.get('lang') ?? 'en';
  const language = isLanguage(lang) ? lang : 'en';
  const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
  const appearance = { ...defaultAppearance, theme } as const;
  showAppearance(appearance);

  const frame = query.get('frame') ?? 'sheet';
  const Frame = frames[isFrame(frame) ? frame : 'sheet'];
  createRoot(root).render(
    <BrandProvider brand={readBrand(document)}>
      <AppearanceProvider initial={appearance}>
        <LanguageProvider initial={{ language, table: await loadTable(language), isWhole: true }}>
          <SnackProvider>
            <DialogProvider>
              <Frame />
            </DialogProvider>
          </SnackProvider>
        </LanguageProvider>
      </AppearanceProvider>
    </BrandProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
