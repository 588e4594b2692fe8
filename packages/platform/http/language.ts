import { isLanguage, type Language } from '@tabellion/texts/text.ts';
import type { FastifyRequest } from 'fastify';

/** The first language of `Accept-Language` that we speak; English else. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = String(headers['accept-language'] ?? '');
  for (const part of wanted.split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}
