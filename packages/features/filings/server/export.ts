/** The list of filings as a table that spreadsheets open. */
import { ok } from '@tabellion/kernel/result.ts';
import { type Cell, writeCsv, writeXlsx } from '@tabellion/platform/files/sheet.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { titleOf } from '../../deadlines/rules/deadlineWords.ts';
import type { FilingList, FilingView } from '../contract.ts';
import { stateWords } from '../rules/filingState.ts';

type FileFormat = 'csv' | 'xlsx';

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<FileFormat, string>>;

const columns = ['filing', 'registration', 'year', 'opens', 'due', 'state', 'fee', 'number'] as const;

export async function exported(
  { language }: Pick<OrganizationContext, 'language'>,
  text: Text,
  { filingList }: FilingList,
  format: FileFormat,
) {
  const write = format === 'csv' ? writeCsv : writeXlsx;
  const bytes = await write({
    title: text('filings.title'),
    about: [],
    heads: columns.map((key) =>
      text(key === 'registration' ? 'filings.filter.registration' : `filings.column.${key}`),
    ),
    rows: [filingList.map((filing) => cellsOf(filing, text))],
    rightToLeft: language === 'ar',
  });
  return ok({ bytes, mediaType: mediaTypes[format], fileName: `filings.${format}`, isAttachment: true });
}

const cellsOf = (filing: FilingView, text: Text): readonly Cell[] => [
  { text: titleOf({ ...filing, year: filing.filing_year }, text) },
  { text: filing.registration },
  { text: filing.filing_year === null ? '' : String(filing.filing_year) },
  { date: filing.open_from },
  { date: filing.due_date },
  { text: stateWords(filing, text) },
  filing.fee === null ? null : { text: (filing.fee.cents / 100).toFixed(2) },
  { text: filing.registry.number ?? '' },
];
