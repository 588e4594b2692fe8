/** Words of the reader's language, loaded when they are needed; `lang` and `dir` stand on the html element. */
import {
  createText,
  directionOf,
  type Language,
  languages,
  type Text,
  type TextKey,
} from '@tabellion/texts/text.ts';
import { createContext, Fragment, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { byLanguage, type Table } from './byLanguage.ts';

export type { Language, Table, Text, TextKey };
export { languages };

/** How each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  tr: 'Türkçe',
  ar: 'العربية',
};

/** Fetches all words of one language that pages show; each is a file of its own. */
export const loadTable = byLanguage({
  en: async () => (await import('@tabellion/texts/en.web.ts')).en,
  fr: async () => (await import('@tabellion/texts/fr.web.ts')).fr,
  tr: async () => (await import('@tabellion/texts/tr.web.ts')).tr,
  ar: async () => (await import('@tabellion/texts/ar.web.ts')).ar,
});

interface LanguageValue {
  language: Language;
  text: Text;
  /** Fetches the words first, so that the page is never without. */
  setLanguage(language: Language): Promise<void>;
  /** Whether all words are there, or only those of a visitor. */
  isWhole: boolean;
  complete(): Promise<void>;
}

/** Exported for `MoreTexts`, which adds words to it. */
export const LanguageContext = createContext<LanguageValue | undefined>(undefined);

interface LanguageProviderProps {
  /** The initial language; its table is loaded before the first render, so that no key is ever shown. */
  initial: { language: Language; table: Table; isWhole: boolean };
  /** Overrides the direction of the language (theme settings). */
  direction?: 'ltr' | 'rtl' | undefined;
  onChange?(language: Language): void;
  children: ReactNode;
}

export function LanguageProvider({ initial, direction, onChange, children }: LanguageProviderProps) {
  const [{ language, table, isWhole }, setSpoken] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction ?? directionOf(language);
  }, [language, direction]);

  const value = useMemo<LanguageValue>(
    () => ({
      language,
      isWhole,
      text: createText(language, table),
      setLanguage: async (next) => {
        const words = await (isWhole ? loadTable(next) : loadGuestTable(next));
        setSpoken({ language: next, table: words, isWhole });
        onChange?.(next);
      },
      complete: async () => setSpoken({ language, table: await loadTable(language), isWhole: true }),
    }),
    [language, table, isWhole, onChange],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Fetches only the words of the sign-in page, the components and the frame: a visitor waits for nothing else. */
export const loadGuestTable = byLanguage({
  en: async () => (await import('@tabellion/texts/en.guest.ts')).en,
  fr: async () => (await import('@tabellion/texts/fr.guest.ts')).fr,
  tr: async () => (await import('@tabellion/texts/tr.guest.ts')).tr,
  ar: async () => (await import('@tabellion/texts/ar.guest.ts')).ar,
});

/**
 * Gives its children all words. They are added to the provider around, so that dialogs and snackbars, which
 * are drawn outside, have them too.
 */
export function AllTexts({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { isWhole, complete } = useLanguage();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!isWhole) complete().catch(setFailure);
  }, [isWhole, complete]);
  // Words of an older version may be gone from the server: whoever catches it says so, where waiting would not end.
  if (failure !== undefined) throw failure;
  return isWhole ? children : waiting;
}

/** The language and how to change it. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (value === undefined) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}

/** `text('key', params)` in the reader's language. */
export const useText = (): Text => useLanguage().text;

interface RichTextProps {
  of: TextKey;
  /** Nodes that take the place of `{name}`: names in `<UserText>`, figures in `<Num>`, links. */
  with: Readonly<Record<string, ReactNode>>;
}

/** A sentence with nodes inside it. The sentence decides their order, so that every language can have its own. */
export function RichText({ of, with: nodes }: RichTextProps) {
  const text = useText();
  const marks = Object.fromEntries(Object.keys(nodes).map((name) => [name, `\u0001${name}\u0001`]));
  return text(of, marks)
    .split('\u0001')
    .map((part, at) => {
      const key = `${at}${part}`;
      return <Fragment key={key}>{at % 2 === 1 ? nodes[part] : part}</Fragment>;
    });
}
