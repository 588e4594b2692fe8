import type { Cell } from '@tabellion/platform/files/sheet.ts';
import { serveFile } from '@tabellion/platform/http/route.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { readingAt } from '../../../people/server/public.ts';
import { capTableAt } from '../../../registers/server/public/shares.ts';
import { shortest } from '../../../shares/rules/spell.ts';
import {
  type CapTableClass,
  type CapTablePromised,
  exportCapTable as contract,
} from '../../capTableContract.ts';
import { classLines, holderLine, ownershipFigures, promisedLines } from '../capTable.ts';
import { asFile, withFileLanguage } from './asFile.ts';
import { classesIn } from './classNames.ts';
import type { FilePorts } from './filePorts.ts';
import { money, number, percent, type Table } from './sheet.ts';

/** So many holders have a line of their own, which is read at once; the securities register has all of them. */
const MOST = 10_000;

export const exportCapTable = (ports: FilePorts) =>
  serveFile(contract, async (reader, { query }) => {
    const ctx = withFileLanguage(reader, query.format);
    const { q, orgId, language } = ctx;
    const text = ports.texts[language];
    const { by, format, knownAt } = query;
    const reading = await readingAt(ctx, query);
    if (!reading.ok) return reading;
    const { at } = reading.value;
    const withPool = query.pool === 'with';
    const [whole, rows] = await Promise.all([
      capTableAt(q, orgId, { ...at, most: by === 'class' ? 0 : MOST, who: [], withPool }),
      classesIn(ctx, at),
    ]);
    const classes = classLines(rows, whole.promised);
    const promised = promisedLines(rows, whole.promised);
    const table =
      by === 'class' ? classTable(text, classes, promised) : holderTable(text, classes, promised, whole);
    const title = text('shell.nav.capTable');
    const { asOf } = at;
    return asFile(ctx, ports, {
      title,
      table,
      asOf,
      knownAt,
      format,
      fileName: 'cap-table',
      logged: 'cap_table',
    });
  });

function holderTable(
  text: Text,
  classes: readonly CapTableClass[],
  promised: readonly CapTablePromised[],
  { largest, rest, issued, votes, diluted }: Awaited<ReturnType<typeof capTableAt>>,
): Table {
  const line = (name: string, parts: ReturnType<typeof ownershipFigures>): Cell[] => [
    { text: name },
    ...classes.map(({ class_id: id }) => number(parts.byClass[id] ?? '0')),
    number(parts.sharesExact),
    percent(parts.owns),
    number(parts.votesExact),
    percent(parts.votes),
    number(parts.dilutedExact),
    percent(parts.diluted),
  ];
  const whole = {
    sharesExact: issued,
    votesExact: shortest(votes),
    dilutedExact: diluted,
    owns: wholeOf(issued),
    votes: wholeOf(votes),
    diluted: wholeOf(diluted),
    byClass: Object.fromEntries(classes.map((one) => [one.class_id, one.sharesExact])),
  };
  return {
    heads: [
      text('register.holder'),
      ...classes.map(({ name }) => name),
      text('register.shares'),
      text('register.owns'),
      text('register.votes'),
      text('capTable.votes.part'),
      text('capTable.of.diluted'),
      text('capTable.diluted.part'),
    ],
    rows: [
      largest.map((row) => line(holderLine(row).display_name, ownershipFigures(row))),
      rest === null ? [] : [line(text('capTable.smaller', { count: rest.holders }), ownershipFigures(rest))],
      promised.map((one) => line(promisedWords(text, one), promisedOf(one))),
      [line(text('capTable.total'), whole)],
    ],
  };
}

const wholeOf = (sum: string): string => (Number(sum) === 0 ? '0.00' : '100.00');

const NOTHING_HELD = { owns: '0.00', votesExact: '0', votes: '0.00', byClass: {} };

/** Promised shares are not issued yet: they count as fully diluted only. */
const promisedOf = ({ diluted, dilutedExact }: Pick<CapTablePromised, 'diluted' | 'dilutedExact'>) => ({
  ...NOTHING_HELD,
  sharesExact: '0',
  dilutedExact,
  diluted,
});

const promisedWords = (text: Text, { kind, sharesExact, className, name }: CapTablePromised): string =>
  [text(`capTable.promised.${kind}`, { count: Number(sharesExact) }), name ?? className].join(
    text('search.comma'),
  );

function classTable(
  text: Text,
  classes: readonly CapTableClass[],
  promised: readonly CapTablePromised[],
): Table {
  return {
    heads: [
      text('register.class'),
      text('capTable.authorized'),
      text('capTable.of.issued'),
      text('capTable.part'),
      text('capTable.votesPerShare'),
      text('register.votes'),
      text('capTable.votes.part'),
      text('capTable.of.diluted'),
      text('capTable.diluted.part'),
      text('capTable.statedCapital'),
    ],
    rows: [
      classes.map((one) => [
        { text: one.name },
        one.authorizedExact === null ? { text: text('capTable.unlimited') } : number(one.authorizedExact),
        number(one.sharesExact),
        percent(one.owns),
        number(one.votesPerShareExact),
        number(one.votesExact),
        percent(one.votes),
        number(one.dilutedExact),
        percent(one.diluted),
        money(one.statedCapital),
      ]),
      promised.map((one) => [
        { text: promisedWords(text, one) },
        null,
        null,
        null,
        null,
        null,
        null,
        number(one.dilutedExact),
        percent(one.dilutedByClass),
        null,
      ]),
    ],
  };
}
