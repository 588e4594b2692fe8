/** The registers of directors and officers as sheets, on a date or on two. */

import { addressLine } from '@tabellion/law/address.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { Seat } from '../../../people/registerContract.ts';
import { day, words } from '../sheet.ts';

const shared = ['register.name', 'register.address', 'register.since.seat', 'register.until'] as const;

export const seatHeads = {
  directors: [...shared, 'register.resident', 'register.consent'],
  officers: [...shared, 'register.position'],
} as const;

export const seatCells =
  (text: Text, of: 'directors' | 'officers') =>
  (seat: Seat): Cell[] => [
    words(seat.display_name),
    words(addressLine(seat.address)),
    day(seat.since),
    day(seat.until),
    ...(of === 'directors'
      ? [
          seat.resident_canadian === null
            ? null
            : words(text(seat.resident_canadian ? 'wizard.yes' : 'wizard.no')),
          day(seat.consent_on),
        ]
      : [words(seat.title ?? text(`position.${seat.position}`))]),
  ];
