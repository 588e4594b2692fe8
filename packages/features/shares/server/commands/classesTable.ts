/** The register of share classes as a sheet, on a date or on two. */
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { ClassOnDate } from '../../registerContract.ts';
import { classRights } from '../../rules/classRights.ts';
import { day, number, words } from '../sheet.ts';

export const classHeads = [
  'register.class',
  'wizard.classes.prefix',
  'register.rights',
  'register.votesPerShare',
  'register.authorized',
  'register.issued',
  'register.holdersOf',
  'register.statedCapital',
  'register.since.seat',
] as const;

export const classCells =
  (text: Text) =>
  (one: ClassOnDate): Cell[] => [
    words(one.name),
    words(one.properties.prefix),
    words(
      classRights(one.properties)
        .map((right) => text(right))
        .join(text('wizard.comma')),
    ),
    number(one.properties.votes_per_share),
    one.properties.authorized === null
      ? words(text('wizard.classes.unlimited'))
      : number(one.properties.authorized),
    number(one.issuedExact),
    number(String(one.holders)),
    number(one.stated_capital),
    day(one.created_on),
  ];
