import { createTextOf, type Language, type Text, type TextKey } from '@tabellion/texts/text.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LanguageContext, type Table, useLanguage } from './LanguageProvider.tsx';

interface MoreTextsProps {
  /** Fetches the words of one language; each is a file of its own. */
  load(language: Language): Promise<Table>;
  waiting: ReactNode;
  children: ReactNode;
}

/** Tables fetched before: a second request waits for nothing, and nothing comes in late. */
const fetched = new WeakMap<MoreTextsProps['load'], Map<Language, Table>>();

interface LoadedWords {
  spoken?: Language;
  table: Table;
}

function existingOf(load: MoreTextsProps['load'], language: Language): LoadedWords {
  const table = fetched.get(load)?.get(language);
  return table === undefined ? { table: {} } : { spoken: language, table };
}

function keep(load: MoreTextsProps['load'], language: Language, table: Table): LoadedWords {
  const tables = fetched.get(load) ?? new Map<Language, Table>();
  fetched.set(load, tables.set(language, table));
  return { spoken: language, table };
}

/** Gives its children words of their own beside all others: a screen with many fetches them when it opens, so
 *  that no other screen waits for them. */
export function MoreTexts({ load, waiting, children }: MoreTextsProps) {
  const options = useLanguage();
  const { language, text } = options;
  const [{ spoken, table }, setWords] = useState(() => existingOf(load, language));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const take = (words: Table) => {
      const now = keep(load, language, words);
      if (isWanted) setWords(now);
    };
    load(language).then(take, setFailure);
    return () => {
      isWanted = false;
    };
  }, [language, load]);
  const value = useMemo(() => {
    const own = createTextOf<TextKey>(language, table);
    const both: Text = (key, params) => (Object.hasOwn(table, key) ? own(key, params) : text(key, params));
    return { ...options, text: both };
  }, [options, language, table, text]);
  // Words of an older version may be gone from the server: whoever catches it says so, where waiting would not end.
  if (failure !== undefined) throw failure;
  return spoken === language ? <LanguageContext value={value}>{children}</LanguageContext> : waiting;
}
