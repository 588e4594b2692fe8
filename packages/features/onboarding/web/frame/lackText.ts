import { isTextCode } from '@tabellion/texts/codes.ts';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';

interface LocalizedCode {
  textCode: string;
  params: Readonly<Record<string, string | number>>;
  message: string;
}

/** The sentence of a code in the reader's language; names inside it never turn the text around them. */
export function lackText({ textCode, params, message }: LocalizedCode, text: Text): string {
  if (!isTextCode(textCode)) return message;
  return text(textCode, isolated(params));
}

/** First strong isolates (U+2068 … U+2069): plain text has no `<bdi>`. */
const isolated = (params: LocalizedCode['params']): LocalizedCode['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );
