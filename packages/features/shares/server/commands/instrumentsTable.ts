/** The register of what is not a share as a sheet: every line of its list. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { PageReading } from '../../../people/server/public.ts';
import { instrumentsOn } from '../../../registers/server/public.ts';
import type { InstrumentLine } from '../../instrumentRegisterContract.ts';
import { instrumentSorts } from '../../registerOrders.ts';
import { mayExercise } from '../../rules/mayExercise.ts';
import { oneOf } from '../../rules/oneOf.ts';
import { changeWord, day, EVERY_LINE, inParts, number, type Table, words } from '../sheet.ts';
import type { AskedFile } from './export.ts';
import { instrumentLines, instrumentsAsked } from './instruments.ts';

const heads = [
  'instruments.label',
  'instruments.kind',
  'instruments.filter.who',
  'register.holder',
  'register.class',
  'instruments.pool',
  'instruments.on',
  'instruments.expires',
  'instruments.whyLeft',
  'instruments.windowUntil',
  'instruments.granted',
  'instruments.left',
  'instruments.vested',
  'instruments.neverVests',
  'instruments.exercised',
  'instruments.lapsed',
  'instruments.price',
  'instruments.principal',
  'instruments.owed',
  'instruments.currency',
  'instruments.rate',
  'instruments.ended',
  'instruments.into',
] as const;

/** Beside another date: how each line changed, and what was left of it then. */
export async function instrumentsTable(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  text: Text,
  { at, from, onlyChanges }: PageReading,
  asked: AskedFile,
): Promise<Table> {
  const filter = await instrumentsAsked({ q, orgId }, at, {
    ...asked,
    sort: oneOf(instrumentSorts, asked.sort),
  });
  const every = { ...filter, from, onlyChanges, after: null, limit: EVERY_LINE };
  const found = await instrumentsOn(q, orgId, at, every);
  return {
    heads: [
      ...(from === null ? [] : [text('register.change')]),
      ...heads.map((head) => text(head)),
      ...(from === null ? [] : [text('instruments.leftBefore')]),
    ],
    rows: inParts(found, async (part) =>
      (await instrumentLines({ q, orgId }, at, part)).map((line) => [
        ...(from === null ? [] : [changeWord(text, line.change)]),
        words(line.label),
        words(text(`instruments.kind.${line.kind}`)),
        words(text(stateOf(line))),
        words(line.holder.display_name),
        words(line.class_name),
        words(line.pool_name),
        day(line.issued_on),
        day(line.expires_on),
        words(line.window && text(`instruments.left.${line.window.reason}`)),
        day(line.window?.until),
        number(line.grantedExact),
        number(line.leftExact),
        number(mayExercise(line)),
        number(line.neverVestsExact),
        number(line.exercisedExact),
        number(line.lapsedExact),
        number(line.price),
        number(line.principal),
        number(line.owed),
        words(line.currency),
        number(line.rate),
        day(line.ended_on),
        words(line.into.join(', ')),
        ...(from === null ? [] : [number(line.leftBeforeExact)]),
      ]),
    ),
  };
}

const stateOf = ({ is_void: isVoid, is_open: isOpen, is_past: isPast }: InstrumentLine) =>
  isVoid
    ? 'instruments.void'
    : isPast
      ? 'instruments.past'
      : isOpen
        ? 'instruments.filter.current'
        : 'instruments.filter.former';
