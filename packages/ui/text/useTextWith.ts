import type { InEveryLanguage } from '@tabellion/texts/acts/inLanguage.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Text for a menu on a page that does not wait for words: it brings its own, which have no parameters, in every language. */
export function useTextWith(words: InEveryLanguage): Text {
  const { language, text } = useLanguage();
  return (key, params) => words[key]?.[language] ?? text(key, params);
}
