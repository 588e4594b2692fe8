/** The cap table as it travels; the sums and percentages come from the store. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { addFractions, type Fraction, formatFraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { formatHundredths, percentages } from '@tabellion/kernel/percent.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { readingAt, standsOn } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import {
  type CapTableQuery,
  type ClassRow,
  capTableAt,
  classesAt,
  type HolderRow,
  type PromisedRow,
  privateHoldersAt,
} from '../../registers/server/public/shares.ts';
import { decimalOfFraction, dollarsOf, fractionOfDecimalText, shortest } from '../../shares/rules/spell.ts';
import {
  type CapTableClass,
  type CapTableHolder,
  type CapTableLines,
  type CapTablePromised,
  holdersShown,
  readCapTable as readContract,
} from '../capTableContract.ts';

export const readCapTable = serveOrganization(readContract, async (ctx, { query }) => {
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  const from = query.from === undefined ? at.asOf : parsePlainDate(query.from);
  if (from === undefined) return refuseField('from', 'GENERAL.NOT_A_DATE');
  const shown = { most: Number(query.holders ?? holdersShown.first), withPool: query.pool === 'with' };
  const isCompared = query.from !== undefined;
  const who = isCompared ? await largestOn(ctx, [at, { ...at, asOf: from }], shown) : [];
  const [now, before, privateHolders] = await Promise.all([
    tableOn(ctx, at, { ...shown, who }),
    isCompared ? tableOn(ctx, { ...at, asOf: from }, { ...shown, who }) : undefined,
    privateHoldersAt(ctx.q, ctx.orgId, at),
  ]);
  return ok({
    ...standsOn(reading.value),
    ...now,
    privateHolders: privateHolders ?? null,
    before: before ? { on: from, ...before } : null,
  });
});

type Context = Pick<OrganizationContext, 'q' | 'orgId'>;
type Shown = Pick<CapTableQuery, 'most' | 'withPool'>;

/** Ids of those who have a line on any of the dates. */
async function largestOn(
  { q, orgId }: Context,
  dates: readonly ReadingAt[],
  shown: Shown,
): Promise<string[]> {
  const tables = await Promise.all(dates.map((at) => capTableAt(q, orgId, { ...at, ...shown, who: [] })));
  return [...new Set(tables.flatMap(({ largest }) => largest.map(({ personId }) => personId)))];
}

async function tableOn(
  { q, orgId }: Context,
  at: ReadingAt,
  shown: Shown & Pick<CapTableQuery, 'who'>,
): Promise<CapTableLines> {
  const [table, classes] = await Promise.all([
    capTableAt(q, orgId, { ...at, ...shown }),
    classesAt(q, orgId, at),
  ]);
  const capital = classes.map(capitalOf).reduce(addFractions, NOTHING);
  return {
    classes: classLines(classes, table.promised),
    holders: table.largest.map(holderLine),
    promised: promisedLines(classes, table.promised),
    rest: table.rest && { holders: table.rest.holders, ...ownershipFigures(table.rest) },
    total: {
      holders: Number(table.holders),
      sharesExact: table.issued,
      votesExact: shortest(table.votes),
      dilutedExact: table.diluted,
      statedCapital: dollarsOf(capital),
      statedCapitalExact: formatFraction(capital),
    },
  };
}

/** A holder’s line, as the screens have it. */
export const holderLine = (row: HolderRow): CapTableHolder => ({
  person_id: row.personId,
  display_name: displayName(row.name),
  ...ownershipFigures(row),
});

/** The line of whoever is known and holds nothing. */
export const nothingHeld = (person_id: string, display_name = ''): CapTableHolder => ({
  person_id,
  display_name,
  sharesExact: '0',
  owns: '0.00',
  votesExact: '0',
  votes: '0.00',
  dilutedExact: '0',
  diluted: '0.00',
  byClass: {},
});

const percent = (hundredths: number): string => formatHundredths(BigInt(hundredths));

export const ownershipFigures = (row: Omit<HolderRow, 'personId' | 'name'>) => ({
  sharesExact: row.shares,
  owns: percent(row.owns),
  votesExact: shortest(row.votes),
  votes: percent(row.percentVotes),
  dilutedExact: row.diluted,
  diluted: percent(row.percentDiluted),
  byClass: row.byClass,
});

export const capitalOf = ({ amount }: Pick<ClassRow, 'amount'>): Fraction => fractionOfDecimalText(amount);

/** Votes of all shares of a class: exact, as a fraction of a vote may stand in the articles. */
const votesOf = ({ terms, issued }: Pick<ClassRow, 'terms' | 'issued'>): Fraction => {
  const { numerator, denominator } = fractionOfDecimalText(terms.votesPerShare);
  return { numerator: numerator * BigInt(issued), denominator };
};

/** Promised shares, with their percentages beside holders and beside classes. */
export function promisedLines(
  classes: readonly ClassRow[],
  promised: readonly PromisedRow[],
): CapTablePromised[] {
  const ofClasses = dilutedBy(classes, promised);
  return promised.map((row, index) => ({
    kind: row.kind,
    id: row.id,
    class_id: row.classId,
    className: classes.find(({ classId }) => classId === row.classId)?.terms.name ?? '',
    name: row.name,
    sharesExact: row.shares,
    dilutedExact: row.diluted,
    diluted: percent(row.percentDiluted),
    dilutedByClass: ofClasses[classes.length + index] ?? '',
  }));
}

/** Percentages of classes, and after them of what is promised. */
const dilutedBy = (classes: readonly ClassRow[], promised: readonly PromisedRow[]) =>
  percentages([...classes, ...promised].map(({ diluted }) => BigInt(diluted)));

/** Classes with their parts of what is issued, of the votes and, with what is promised, fully diluted. */
export function classLines(rows: readonly ClassRow[], promised: readonly PromisedRow[]): CapTableClass[] {
  const owns = percentages(rows.map(({ issued }) => BigInt(issued)));
  const votes = rows.map(votesOf);
  const percentVotes = percentages(votes.map(unitsOf));
  const diluted = dilutedBy(rows, promised);
  return rows.map((row, index) => {
    const capital = capitalOf(row);
    return {
      class_id: row.classId,
      name: row.terms.name,
      sharesExact: row.issued,
      owns: owns[index] ?? '',
      votesExact: decimalOfFraction(votes[index] ?? NOTHING),
      votes: percentVotes[index] ?? '',
      dilutedExact: row.diluted,
      diluted: diluted[index] ?? '',
      authorizedExact: row.terms.authorized === 'unlimited' ? null : row.terms.authorized,
      votesPerShareExact: row.terms.votesPerShare,
      statedCapital: dollarsOf(capital),
      statedCapitalExact: formatFraction(capital),
    };
  });
}

/** Ten places, as votes per share have at most: whole numbers of one size, to be compared. */
const unitsOf = ({ numerator, denominator }: Fraction): bigint => (numerator * 10n ** 10n) / denominator;
