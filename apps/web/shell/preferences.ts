/** The reader's choices on this browser: language and look. */
import { isLanguage, type Language } from '@tabellion/texts/text.ts';
import { kept } from '@tabellion/ui/browser/kept.ts';
import { type Appearance, defaultAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';

/** The language chosen here, else the first of the browser's that we speak, else English. */
export async function preferredLanguage(wanted: readonly string[] = navigator.languages): Promise<Language> {
  const chosen = await kept('language');
  const words = [typeof chosen === 'string' ? chosen : '', ...wanted].map((word) => word.slice(0, 2));
  return words.find(isLanguage) ?? 'en';
}

/** Under which name this browser keeps a look: a visitor's, or its copy of an account's. */
export const lookOf = (userId?: string): string => (userId ? `appearance/${userId}` : 'appearance');

/** The look last shown here, to whoever is signed in before anybody's; what is not known gives way to the default. */
export async function preferredAppearance(userId?: string): Promise<Appearance> {
  const chosen = (await kept(lookOf(userId))) ?? (await kept(lookOf()));
  return typeof chosen === 'object' && chosen !== null
    ? { ...defaultAppearance, ...chosen }
    : defaultAppearance;
}
