/** Words of the reader's language, loaded when they are needed; `lang` and `dir` stand on the html element. */
import {
  createText,
  directionOf,
  isLanguage,
  type Language,
  languages,
  type Text,
  type TextKey,
} from '@tabellion/texts/text.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

export type { Language, Text, TextKey };
export { isLanguage, languages };

export type Table = Readonly<Partial<Record<TextKey, string>>>;

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  tr: 'Türkçe',
  ar: 'العربية',
};

/** Fetches all words of one language; each is a file of its own. */
export async function loadTable(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/en.ts')).en;
    case 'fr':
      return (await import('@tabellion/texts/fr.ts')).fr;
    case 'tr':
      return (await import('@tabellion/texts/tr.ts')).tr;
    case 'ar':
      return (await import('@tabellion/texts/ar.ts')).ar;
  }
}

interface LanguageValue {
  language: Language;
  text: Text;
  setLanguage(language: Language): Promise<void>;
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

interface LanguageProviderProps {
  /** What to start with; its table is loaded before the first render, so that no key is ever shown. */
  initial: { language: Language; table: Table };
  /** How the table of another language is fetched. */
  load?(language: Language): Promise<Table>;
  /** Overrides the direction of the language (theme settings). */
  direction?: 'ltr' | 'rtl' | undefined;
  onChange?(language: Language): void;
  children: ReactNode;
}

export function LanguageProvider(props: LanguageProviderProps) {
  const { initial, load = loadTable, direction, onChange, children } = props;
  const [{ language, table }, setSpoken] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction ?? directionOf(language);
  }, [language, direction]);

  const setLanguage = useCallback(
    async (next: Language) => {
      setSpoken({ language: next, table: await load(next) });
      onChange?.(next);
    },
    [load, onChange],
  );

  const value = useMemo(
    () => ({ language, text: createText(language, table), setLanguage }),
    [language, table, setLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Fetches only the words of the sign-in page, the components and the frame: a visitor waits for nothing else. */
export async function loadGuestTable(language: Language): Promise<Table> {
  switch (language) {
    case 'en':
      return (await import('@tabellion/texts/en.guest.ts')).en;
    case 'fr':
      return (await import('@tabellion/texts/fr.guest.ts')).fr;
    case 'tr':
      return (await import('@tabellion/texts/tr.guest.ts')).tr;
    case 'ar':
      return (await import('@tabellion/texts/ar.guest.ts')).ar;
  }
}

const whole = new Map<Language, Promise<Table>>();

function wholeTable(language: Language): Promise<Table> {
  const loading = whole.get(language) ?? loadTable(language);
  whole.set(language, loading);
  return loading;
}

/** All words for what stands inside; needs a `Suspense` above it. The language is the one of the provider outside. */
export function AllTexts({ children }: { children: ReactNode }) {
  const outside = useLanguage();
  const { language } = outside;
  const table = use(wholeTable(language));
  const value = useMemo(
    () => ({
      language,
      text: createText(language, table),
      // Fetched before the switch, so that the page is never without words.
      setLanguage: async (next: Language) => {
        await wholeTable(next);
        await outside.setLanguage(next);
      },
    }),
    [language, table, outside.setLanguage],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language and how to change it. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (value === undefined) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}

/** `text('key', params)` in the reader's language. */
export const useText = (): Text => useLanguage().text;
