/** The register of what is not a share as a sheet: every line, in the order of its dates. */
import type { Cell, Sheet } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import type { Who } from '../../../people/registerContract.ts';
import { instrumentsOn, type ReadingAt } from '../../../registers/server/public.ts';
import { instrumentLines } from './instruments.ts';

/** So many lines are read and written at a time. */
const CHUNK = 500;

const every = { kind: null, personIds: null, from: null, onlyChanges: false } as const;
const inOrder = { order: 'on', descending: false, after: null, limit: 2_000_000 } as const;

const heads = [
  'instruments.label',
  'instruments.kind',
  'register.holder',
  'register.class',
  'instruments.pool',
  'instruments.on',
  'instruments.expires',
  'instruments.granted',
  'instruments.left',
  'instruments.vested',
  'instruments.exercised',
  'instruments.lapsed',
  'instruments.price',
  'instruments.principal',
  'instruments.owed',
  'instruments.currency',
  'instruments.rate',
  'instruments.note',
  'instruments.ended',
] as const;

export async function instrumentsTable(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  text: Text,
  at: ReadingAt,
  who: Who,
): Promise<Pick<Sheet, 'heads' | 'rows'>> {
  const found = await instrumentsOn(q, orgId, at, { ...every, ...inOrder, who });
  const words = (value: string | null): Cell => (value ? { text: value } : null);
  const number = (value: string | null): Cell => (value === null ? null : { number: value });
  const day = (date: string | null): Cell => (date === null ? null : { date });
  async function* rows() {
    for (let i = 0; i < found.length; i += CHUNK) {
      const lines = await instrumentLines({ q, orgId }, at, found.slice(i, i + CHUNK));
      yield lines.map((line): Cell[] => [
        words(line.label),
        words(text(`instruments.kind.${line.kind}`)),
        words(line.holder.display_name),
        words(line.class_name),
        words(line.pool_name),
        day(line.issued_on),
        day(line.expires_on),
        number(line.grantedExact),
        number(line.leftExact),
        number(line.vestedExact),
        number(line.exercisedExact),
        number(line.lapsedExact),
        number(line.price),
        number(line.principal),
        number(line.owed),
        words(line.currency),
        number(line.rate),
        words(line.note),
        day(line.ended_on),
      ]);
    }
  }
  return { heads: heads.map((head) => text(head)), rows: rows() };
}
