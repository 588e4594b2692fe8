/** The browser's start: brand, language, look and session are known before the first picture. */
import '@tabellion/ui/theme/ui.css';
import type { Language } from '@tabellion/texts/text.ts';
import { kept } from '@tabellion/ui/browser/kept.ts';
import { fetchFaces } from '@tabellion/ui/text/fetchFaces.ts';
import { loadGuestTable, loadTable } from '@tabellion/ui/text/LanguageProvider.tsx';
import { showAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { readBrand } from './brands/readBrand.ts';
import { App, fetchScreen } from './shell/App.tsx';
import { preferredAppearance, preferredLanguage } from './shell/preferences.ts';
import { clearSession, readSession, startOf } from './shell/session.ts';

// Without it zod tries `new Function`, which the Content-Security-Policy refuses and the browser then reports.
z.config({ jitless: true });

async function start(root: HTMLElement): Promise<void> {
  const session = readSession();
  if (session) fetchScreen();
  const language = await preferredLanguage();
  const [words, appearance, lastActivity] = await Promise.all([
    wordsOf(language, session !== undefined),
    preferredAppearance(session?.userId),
    kept('lastActivity'),
    fetchFaces(language),
  ]);
  showAppearance(appearance);

  const found = startOf(session, typeof lastActivity === 'number' ? lastActivity : undefined, Date.now());
  if (found.state !== 'signedIn') clearSession();

  createRoot(root).render(
    <App
      brand={readBrand(document)}
      language={words}
      appearance={appearance}
      session={found.state === 'signedIn' ? found.session : undefined}
      notice={found.state === 'over' ? found.why : undefined}
    />,
  );
}

/** A user who is signed in needs all words anyway: fetched beside the rest, they add no fetch in a row. */
async function wordsOf(language: Language, isSignedIn: boolean) {
  try {
    if (isSignedIn) return { language, table: await loadTable(language), isWhole: true };
  } catch {
    // The components inside ask for them again, and report a failure in the visitor's words.
  }
  return { language, table: await loadGuestTable(language), isWhole: false };
}

const root = document.getElementById('root');
if (root !== null) void start(root);
