/** Names of classes in the language of a file. */
import { classNameIn } from '@tabellion/law/className.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import type { ReadingAt } from '../../../registers/server/public/acts.ts';
import { type ClassRow, classesAt } from '../../../registers/server/public/shares.ts';
import { words } from './sheet.ts';

/** Every class on a date, called as the file calls it. */
export async function classesIn(
  { q, orgId, language }: ReadingContext<'language'>,
  at: ReadingAt,
): Promise<ClassRow[]> {
  const rows = await classesAt(q, orgId, at);
  return rows.map((row) => ({ ...row, terms: { ...row.terms, name: classNameIn(language, row.terms) } }));
}

interface OfClass {
  readonly class_id: string | null;
  readonly class_name: string | null;
}

/** The cell of a line's class; one that is not there on the date keeps the name that the line has. */
export async function classCell(
  ctx: ReadingContext<'language'>,
  at: ReadingAt,
): Promise<(line: OfClass) => Cell> {
  const names = new Map((await classesIn(ctx, at)).map(({ classId, terms }) => [classId, terms.name]));
  return ({ class_id, class_name }) => words(names.get(class_id ?? '') ?? class_name ?? '');
}
