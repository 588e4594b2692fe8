/** The browser's start: brand, language, look and session are known before the first picture. */
import '@tabellion/ui/theme/ui.css';
import { readSetting } from '@tabellion/features/entry/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { kept } from '@tabellion/ui/browser/kept.ts';
import { loadGuestTable } from '@tabellion/ui/text/LanguageProvider.tsx';
import { showAppearance } from '@tabellion/ui/theme/appearance.ts';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { readBrand } from './brands/readBrand.ts';
import { App } from './shell/App.tsx';
import { standardInstallation } from './shell/installation.tsx';
import { preferredAppearance, preferredLanguage } from './shell/preferences.ts';
import { clearSession, readSession, startOf } from './shell/session.ts';

// Without it zod tries `new Function`, which the Content-Security-Policy refuses and the browser then reports.
z.config({ jitless: true });

async function start(root: HTMLElement): Promise<void> {
  const language = await preferredLanguage();
  const [table, answer, appearance, lastActivity] = await Promise.all([
    loadGuestTable(language),
    call(readSetting, {}, { language }),
    preferredAppearance(),
    kept('lastActivity'),
  ]);
  showAppearance(appearance);

  const found = startOf(
    readSession(),
    typeof lastActivity === 'number' ? lastActivity : undefined,
    Date.now(),
  );
  if (found.state === 'over') clearSession();

  createRoot(root).render(
    <App
      brand={readBrand(document)}
      installation={answer.ok ? answer.data : standardInstallation}
      language={{ language, table, isWhole: false }}
      appearance={appearance}
      session={found.state === 'signedIn' ? found.session : undefined}
      notice={found.state === 'over' ? found.why : undefined}
    />,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
