/** A register as pages, typeset as the documents of the minute book are. */
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Printed, PrintFault } from '@tabellion/paper/typeset/answers.ts';
import type { Cell } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { organizationOf } from '../../../organizations/server/public.ts';
import type { printRefusals } from '../../fileContract.ts';
import type { FilePorts } from './filePorts.ts';
import { printedTable } from './printedTable.ts';
import type { Table } from './sheet.ts';

/** More would be hundreds of pages. */
const MOST_LINES = 5_000;

interface Pages {
  readonly title: string;
  /** Whose register it is, then as of when and how it is filtered. */
  readonly about: readonly string[];
  readonly table: Table;
}

/** Refused above 5,000 lines, and where it cannot be typeset. */
export async function asPages(
  { q, orgId, language: of }: OrganizationContext,
  { typesetter, actName }: FilePorts,
  { title, about: [_title, ...about], table }: Pages,
): Promise<Result<Uint8Array, Refusal<(typeof printRefusals)[number]>>> {
  const language = of === 'fr' ? 'fr' : 'en';
  const organization = await organizationOf(q, orgId);
  const { jurisdiction, corporation_number: number } = organization;
  const rows: (readonly Cell[])[] = [];
  for await (const part of table.rows) {
    rows.push(...part);
    if (rows.length > MOST_LINES) return refuse('DOCUMENTS.TOO_LONG');
  }
  let printed: Result<Printed, PrintFault> | undefined;
  // Others may use the connection meanwhile.
  await q.releaseWhile(orgId, async () => {
    printed = await typesetter.print({
      language,
      layout: 'register',
      title,
      subtitle: about.join(' · '),
      corporation: {
        name: fullNameOf(organization),
        ...(number && { number: printedCorporationNumber(number, jurisdiction) }),
        statute: actName(jurisdiction, language),
      },
      blocks: [printedTable(table, rows, language)],
      footer: about[0] ?? '',
    });
  });
  if (printed === undefined) throw new Error('nothing was typeset');
  return printed.ok ? ok(printed.value.pdf) : refusePrinting(printed.error);
}

function refusePrinting(fault: PrintFault) {
  switch (fault.code) {
    case 'unprintable':
      return refuse('DOCUMENTS.UNPRINTABLE', { params: { characters: fault.characters.join(' ') } });
    case 'unavailable':
      return refuse('DOCUMENTS.PRINTING_UNAVAILABLE', { data: { reason: fault.reason } });
    default:
      return refuse('DOCUMENTS.PRINTING_FAILED');
  }
}
