import { type PackageCapTable, packageCapTable } from '@tabellion/book/ocf/captable/capTable.ts';
import { jsonOf, dateOf as memberDate, textOf } from '@tabellion/book/ocf/object.ts';
import { indexPackage, type PackageIndex } from '@tabellion/book/ocf/packageIndex.ts';
import { type Command, UsageError } from '../command.ts';
import { openPackage } from '../ocf/packageFiles.ts';
import { findingSentence } from '../ocf/sentences.ts';
import { alignColumns, oneLine } from '../table.ts';
import { dateOf } from '../values.ts';

export const captable: Command = {
  name: 'captable',
  summary: 'Shows who holds what on a date, with votes and stated capital, from a package.',
  operands: ['PACKAGE'],
  options: [
    {
      name: 'as-of',
      value: 'DATE',
      help: 'at the end of this day (YYYY-MM-DD); default: as_of of the manifest',
    },
    { name: 'json', help: 'one JSON object, quantities as strings, with the findings of ocf check' },
  ],
  example: 'tabellion captable company.ocf.zip --as-of 2024-06-15 --json',
  async run({ operands: [path = ''], values, switches }, { write, complain }) {
    const query = values.get('as-of');
    const named = query === undefined ? undefined : dateOf(query, 'as-of');
    const opened = await openPackage(path, complain);
    if (!opened) return 1;
    const index = indexPackage(opened.read);
    const asOf = named ?? memberDate(index.manifest, 'as_of');
    if (asOf === undefined) {
      throw new UsageError('the manifest has no as_of; name the day with --as-of YYYY-MM-DD.');
    }
    const table = packageCapTable(index, asOf);
    // Left out where there is none: the table alone is what most programs read.
    const { faults, warnings } = opened;
    const found = {
      ...(faults.length > 0 && { faults: faults.map(findingSentence) }),
      ...(warnings.length > 0 && { warnings: warnings.map(findingSentence) }),
    };
    const asJson = () => `${JSON.stringify({ ...table, ...found }, null, 1)}\n`;
    write(switches.has('json') ? asJson() : capTableReport(table, index));
    return opened.isSound ? 0 : 1;
  },
};

function capTableReport(table: PackageCapTable, index: PackageIndex): string {
  const company = textOf(index.issuer, 'legal_name') ?? '';
  return `${oneLine(company)}, ${table.asOf}\n\n${holders(table, index)}\n\n${classes(table, index)}\n\n${sums(table)}\n`;
}

function holders(table: PackageCapTable, { byType }: PackageIndex): string {
  const nameOf = (id: string) => {
    const name = jsonOf(byType.get('STAKEHOLDER')?.get(id)?.object ?? {}, 'name');
    return oneLine(textOf(name ?? {}, 'legal_name') ?? id);
  };
  const classIds = Object.keys(table.classes);
  const rows = table.holders.map((one) => [
    nameOf(one.holder),
    ...classIds.map((id) => one.shares[id] ?? ''),
    one.total,
    one.percentOutstanding,
    one.percentVotes,
    one.fullyDiluted,
    one.percentFullyDiluted,
  ]);
  const head = ['Holder', ...classIds.map(oneLine), 'Shares', '%', 'Votes %', 'Fully diluted', '%'];
  return alignColumns([head, ...rows], numbers(head));
}

function classes(table: PackageCapTable, { byType }: PackageIndex): string {
  const rows = Object.entries(table.classes).map(([id, { issuedAndOutstanding, statedCapital }]) => {
    const name = textOf(byType.get('STOCK_CLASS')?.get(id)?.object ?? {}, 'name');
    return [oneLine(id), issuedAndOutstanding, statedCapital, oneLine(name ?? '')];
  });
  return alignColumns([['Class', 'Issued', 'Stated capital', 'Name'], ...rows], [1, 2]);
}

function sums(table: PackageCapTable): string {
  return alignColumns(
    [
      ['Issued and outstanding', table.issuedAndOutstanding],
      ['Votes', table.totalVotes],
      ['Fully diluted', table.fullyDiluted],
      ['Free in option plans', table.poolAvailable],
      ['Fully diluted with these', table.fullyDilutedWithPool],
    ],
    [1],
  );
}

/** Every column but the first. */
const numbers = (head: readonly string[]): readonly number[] => head.map((_, column) => column).slice(1);
