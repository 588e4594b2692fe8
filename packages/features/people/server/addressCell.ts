import { type AddressInWords, wholeAddressLine } from '@tabellion/law/address.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import { type Language, localeOf } from '@tabellion/texts/text.ts';

/** An address in one line, with its country in the language of the sheet; empty where none is known. */
export const addressCell = (address: AddressInWords | null, language: Language): Cell => {
  const line = wholeAddressLine(address, localeOf[language]);
  return line === '' ? null : { text: line };
};
