/** Whether the entry of a corporation in a registry's file says another name or status than its own. Pure. */
import { sameTextKey } from '@tabellion/kernel/seenText.ts';

/** Words of registries for a corporation that is no more, in English and French. */
const goneWords = /dissolved|dissoute|inactive|radiée/i;

/** The key by which what a registry prints is compared: some print in capitals and without accents. */
export const keyOf = (text: string): string =>
  sameTextKey(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

export const differsFromEntry = (
  own: { readonly name: string; readonly isDissolved: boolean },
  entry: { readonly name: string; readonly status: string },
): boolean => keyOf(own.name) !== keyOf(entry.name) || own.isDissolved !== goneWords.test(entry.status);
