import { sinceCell } from '@tabellion/platform/files/registerSheet.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import type { Seat } from '../registerContract.ts';

/** Since when a seat is held, as files say it. */
import { addressCell } from './addressCell.ts';

export const seatCells = (text: Text, language: Language) => ({
  cells: {
    address: ({ address }: Seat) => addressCell(address, language),
    since: ({ since, is_on_or_before: isOnOrBefore }: Seat) =>
      sinceCell(since, { isOnOrBefore, text, language }),
  },
});
