import type { Block, PrintedDocument, PrintedTable } from '../../packages/paper/printed.ts';

const latin = ['Amélie Tremblay', 'Ömer Yılmaz', 'Nguyễn Thị Hồng', 'Łukasz Wójcik'];
const fourScripts = ['Amélie Tremblay', 'ليلى حداد', 'דוד כהן', '王小明'];

/** A resolution of two pages. @param at  makes it unlike all others */
export function resolutionOf(at: number, isLatin: boolean): PrintedDocument {
  const names = isLatin ? latin : fourScripts;
  const clauses = Array.from({ length: 12 }, (_, clause): Block => {
    const shares = 1_000 + 100 * at + clause;
    return {
      kind: 'clause',
      text:
        `${shares} Common shares are issued to ${names[clause % 4]} as fully paid and non-assessable shares, and ` +
        `$${shares}.00, received in money on April 12, 2026, is added to the stated capital account for them.`,
      section: 'CBCA s. 25(1)',
    };
  });
  return {
    language: 'en',
    layout: 'letter',
    title: `Resolution of the directors D-2026-${at}`,
    subtitle: 'Dated as of April 16, 2026',
    corporation: {
      name: 'Maple Robotics Inc.',
      number: '1584203-7',
      statute: 'Canada Business Corporations Act',
    },
    footer: `Resolution D-2026-${at}`,
    blocks: [
      { kind: 'paragraph', text: `The directors, ${names.join(', ')}, resolve as follows:` },
      { kind: 'heading', text: 'Issue of shares' },
      ...clauses,
      holdersTable(names, at),
      { kind: 'signatures', signees: names.map((name) => ({ key: name, name, capacity: 'Director' })) },
    ],
  };
}

const holdersTable = (names: readonly string[], at: number): PrintedTable => ({
  kind: 'table',
  columns: [
    { label: 'Holder', share: 3 },
    { label: 'Class', share: 2 },
    { label: 'Shares', isNumber: true },
  ],
  rows: Array.from({ length: 12 }, (_, row) => [
    names[row % 4] ?? '',
    'Common shares',
    String(1_000 * row + at),
  ]),
});
