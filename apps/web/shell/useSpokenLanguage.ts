import { updateUser } from '@tabellion/features/entry/contract.ts';
import { call } from '@tabellion/kit/client.ts';
import { type Language, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readSession } from './session.ts';

/**
 * Effects of a change of language beyond the words of the page: the account keeps it, because mails are
 * written in it, and earlier answers of the server are fetched again. A choice that the server did not accept
 * still holds on this browser.
 */
export function useSpokenLanguage(readings: QueryClient): void {
  const { language } = useLanguage();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void keepAndReadAgain(language, readings);
  }, [language, readings]);
}

/** In this order: the profile that is read again must be the one that has the new language. */
async function keepAndReadAgain(language: Language, readings: QueryClient) {
  const token = readSession()?.token;
  if (token !== undefined) await call(updateUser, { body: { language } }, { token, language });
  await readings.invalidateQueries();
}
