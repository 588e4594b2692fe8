/** The lines of a reader as a table that spreadsheets open. */
import { ok } from '@tabellion/kernel/result.ts';
import { type Cell, writeCsv, writeXlsx } from '@tabellion/platform/files/sheet.ts';
import type { UserContext } from '@tabellion/platform/http/context.ts';
import { withoutIsolates } from '@tabellion/texts/text.ts';
import type { ListedLine, ViewFilters } from '../contract.ts';
import { linesAfter } from './listing.ts';
import type { WorklistPorts } from './ports.ts';
import type { Place } from './store/reading.ts';

/** Lines are read and written so many at a time. */
const atOnce = 500;

type FileFormat = 'csv' | 'xlsx';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<FileFormat, string>>;

export async function exported(
  ctx: UserContext,
  ports: WorklistPorts,
  { format, ...filters }: ViewFilters & { format: FileFormat },
) {
  const text = ports.texts[ctx.language];
  const title = text('work.export.title');
  const heads = (['due', 'what', 'organization', 'waiting', 'charge'] as const).map((key) =>
    text(`work.export.${key}`),
  );
  const write = format === 'csv' ? writeCsv : writeXlsx;
  const bytes = await write({
    title,
    about: [],
    heads,
    rows: rowsOf(ctx, ports, filters),
    rightToLeft: ctx.language === 'ar',
  });
  return ok({ bytes, mediaType: mediaTypes[format], fileName: `worklist.${format}`, isAttachment: true });
}

async function* rowsOf(ctx: UserContext, ports: WorklistPorts, filters: ViewFilters) {
  let after: Place | null = null;
  do {
    const page: Awaited<ReturnType<typeof linesAfter>> = await linesAfter(ctx, ports, {
      filters,
      after,
      most: atOnce,
    });
    yield page.lines.map(cellsOf);
    after = page.next;
  } while (after !== null);
}

const cellsOf = ({ due_on, what, organization, waiting_for, in_charge }: ListedLine): readonly Cell[] => [
  due_on === null ? null : { date: due_on },
  { text: withoutIsolates(what).text },
  { text: organization },
  { text: withoutIsolates(waiting_for).text },
  { text: in_charge?.name ?? '' },
];
