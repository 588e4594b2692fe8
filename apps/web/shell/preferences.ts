/** What the reader chose on this browser: language and look. */
import { isLanguage, type Language } from '@tabellion/texts/text.ts';
import { kept } from '@tabellion/ui/browser/kept.ts';
import { type Appearance, defaultAppearance } from '@tabellion/ui/theme/appearance.ts';

/** The language chosen here, else the first of the browser's that we speak, else English. */
export async function preferredLanguage(wanted: readonly string[] = navigator.languages): Promise<Language> {
  const chosen = await kept('language');
  const words = [typeof chosen === 'string' ? chosen : '', ...wanted].map((word) => word.slice(0, 2));
  return words.find(isLanguage) ?? 'en';
}

/** The look chosen here; what an older version kept and we no longer know gives way to the default. */
export async function preferredAppearance(): Promise<Appearance> {
  const chosen = await kept('appearance');
  return typeof chosen === 'object' && chosen !== null
    ? { ...defaultAppearance, ...chosen }
    : defaultAppearance;
}
