import type { PackageCapTable } from '@tabellion/book/ocf/captable/capTable.ts';
import { jsonOf, textOf } from '@tabellion/book/ocf/object.ts';
import type { PackageIndex } from '@tabellion/book/ocf/packageIndex.ts';
import { alignColumns, oneLine } from '../table.ts';

/** For people: the holders, the classes, and the sums. */
export function capTableReport(table: PackageCapTable, index: PackageIndex): string {
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
