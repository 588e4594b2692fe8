/** The register of what is not a share as a sheet: every line of its list. */
import { sheetOf } from '@tabellion/platform/files/registerSheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { instrumentsRegister } from '../../../instruments/instrumentsRegister.ts';
import { instrumentSorts } from '../../../instruments/registerContract.ts';
import type { PageReading } from '../../../people/server/public.ts';
import { instrumentsOn } from '../../../registers/server/public/instruments.ts';
import type { ExportQuery } from '../../registerFileContract.ts';
import { oneOf } from '../../rules/oneOf.ts';
import { instrumentLines, instrumentsQueried } from '../instruments.ts';
import { EVERY_LINE, type Table, tableInParts } from './sheet.ts';

/** Beside another date: how each line changed, and what was left of it then. */
export async function instrumentsTable(
  { q, orgId }: Pick<OrganizationContext, 'q' | 'orgId'>,
  text: Text,
  { at, from, onlyChanges }: PageReading,
  query: ExportQuery,
): Promise<Table> {
  const filter = await instrumentsQueried({ q, orgId }, at, {
    ...query,
    sort: oneOf(instrumentSorts, query.sort),
  });
  const every = { ...filter, from, onlyChanges, after: null, limit: EVERY_LINE };
  const found = await instrumentsOn(q, orgId, at, every);
  const { columns, sheet } = instrumentsRegister;
  const besideThat = from === null ? sheet : ([...sheet, 'leftBefore'] as const);
  return tableInParts(text, sheetOf({ columns, sheet: besideThat }, text), found, {
    linesOf: (part) => instrumentLines({ q, orgId }, at, part),
    changeOf: from === null ? null : ({ change }) => change,
  });
}
