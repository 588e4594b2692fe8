import { sinceCell } from '@tabellion/platform/files/registerSheet.ts';
import type { Language, Text } from '@tabellion/texts/text.ts';
import { addressCell } from '../../people/server/public.ts';
import type { ControlLine } from '../registerContract.ts';

export const sinceCells = (text: Text, language: Language) => ({
  cells: {
    address: ({ address }: ControlLine) => addressCell(address, language),
    since: ({ became_on: on, is_on_or_before: isOnOrBefore }: ControlLine) =>
      sinceCell(on, { isOnOrBefore, text, language }),
  },
});
