import { isTextCode } from '@tabellion/texts/codes.ts';
import { isolatedParams } from '@tabellion/texts/text.ts';
import type { Text } from '@tabellion/ui/text/LanguageProvider.tsx';

interface LocalizedCode {
  textCode: string;
  params: Readonly<Record<string, string | number>>;
  message: string;
}

/** The sentence of a code in the reader's language; names inside it never turn the text around them. */
export function lackText({ textCode, params, message }: LocalizedCode, text: Text): string {
  if (!isTextCode(textCode)) return message;
  return text(textCode, isolatedParams(params));
}
