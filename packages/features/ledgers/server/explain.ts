/** Why a number of the cap table is what it is. */
import { dilutedShares } from '@tabellion/book/dilution.ts';
import { addFractions, formatFraction, fraction, NOTHING } from '@tabellion/kernel/fraction.ts';
import { type Refusal, refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { readingAt } from '../../people/server/public.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { accountTotalOn, movementsOn } from '../../registers/server/public/classes.ts';
import { type ExpiredRightsRow, pastRightsOn } from '../../registers/server/public/instruments.ts';
import {
  type CapTableRow,
  type ClassRow,
  capTableAt,
  certificatesOf,
  classesAt,
  type PromisedRow,
} from '../../registers/server/public/shares.ts';
import { decimalOfFraction, dollarsOf, fractionOfDecimalText } from '../../shares/rules/spell.ts';
import {
  type CapTableClass,
  type CapTableHolder,
  type Explanation,
  explainCapTable as explainContract,
} from '../capTableContract.ts';
import { percentCut } from '../rules/quotient.ts';
import { capitalOf, classLines, holderLine, nothingHeld, promisedLines } from './capTable.ts';
import { certificateReference, ledgerViews } from './ledger.ts';
import { nameOf } from './nameOf.ts';

/** So many acts are told one by one. */
const maxLines = 20;

type ExplainQuery = InputOf<typeof explainContract>['query'];
type Ratio = Exclude<ExplainQuery['what'], 'capital'>;

/** A query names a holder or a class, not both; a holder has no stated capital, and `of` is asked of full
 *  dilution alone. */
export const explainCapTable = serveOrganization(explainContract, async (ctx, { query }) => {
  const { what, holder, class: classId, of, by } = query;
  if (holder !== undefined && classId !== undefined) return refuseField('class', 'GENERAL.FIELD_INVALID');
  if (of !== undefined && (what !== 'diluted' || classId === undefined))
    return refuseField('of', 'GENERAL.FIELD_INVALID');
  const reading = await readingAt(ctx, query);
  if (!reading.ok) return reading;
  const { at } = reading.value;
  if (holder !== undefined && what === 'capital') return refuseField('class', 'GENERAL.FIELD_INVALID');
  const [classes, table] = await Promise.all([
    classesAt(ctx.q, ctx.orgId, at),
    capTableAt(ctx.q, ctx.orgId, {
      ...at,
      most: 0,
      who: holder === undefined ? [] : [holder],
      withPool: query.pool === 'with',
    }),
  ]);
  const past = what === 'diluted' ? await pastRightsOn(ctx.q, ctx.orgId, at) : [];
  const common = { ctx, at, classes, table, past };
  if (holder !== undefined && what !== 'capital') return ofHolder(common, what, holder);
  if (of !== undefined)
    return ofPromised(
      common,
      table.promised.find((one) => one.kind === of && one.id === classId),
      by,
    );
  if (classId === undefined) return ok(ofAll(common, what));
  const row = classes.find((one) => one.classId === classId);
  if (row === undefined) return refuse('GENERAL.NOT_FOUND');
  return ok(await ofClass(common, what, row));
});

interface Common {
  readonly ctx: Pick<OrganizationContext, 'q' | 'orgId'>;
  readonly at: ReadingAt;
  readonly classes: readonly ClassRow[];
  readonly table: CapTableRow;
  /** Rights past their last day, of what is promised; none where that does not count. */
  readonly past: readonly ExpiredRightsRow[];
}

const nothing = {
  ledger: [],
  held: [],
  terms: [],
  movements: [],
  earlier: null,
} satisfies Partial<Explanation>;

async function ofHolder(
  { ctx: { q, orgId }, at, classes, table, past }: Common,
  what: Ratio,
  who: string,
): Promise<Result<Explanation, Refusal<'GENERAL.NOT_FOUND'>>> {
  const [row] = table.largest;
  const name = row ? undefined : await nameOf(q, orgId, at, who);
  if (row === undefined && name === undefined) return refuse('GENERAL.NOT_FOUND');
  const line = row ? holderLine(row) : nothingHeld(who, name);
  const certificates = what === 'owns' ? await certificatesOf(q, orgId, { ...at, personId: who }) : [];
  const classNames = new Map(classes.map(({ classId, terms }) => [classId, terms.name]));
  const { lines, before } = await ledgerViews(q, orgId, { ...at, certificates, classNames, most: maxLines });
  const earlier = [...before.values()].reduce((sum, shares) => sum + shares, 0n);
  return ok({
    ...nothing,
    ...divided(what, line, totalsOf(classes, table)),
    asOf: at.asOf,
    holder: { person_id: line.person_id, display_name: line.display_name },
    className: null,
    ledger: lines,
    held: certificates.filter(({ status }) => status === 'open').map(certificateReference),
    terms: what === 'owns' ? [] : termsOf(what, classes, (classId) => line.byClass[classId] ?? '0'),
    earlier: before.size === 0 ? null : { sharesExact: String(earlier), amountExact: null },
    wholeBy: wholeOf(what, classes, { ...table, past }),
  });
}

/** The whole, of all holders: class by class. */
function ofAll({ at, classes, table, past }: Common, what: ExplainQuery['what']): Explanation {
  const blank = { ...nothing, asOf: at.asOf, holder: null, className: null };
  if (what !== 'capital') {
    const { owns, votes, diluted } = totalsOf(classes, table);
    const all = { sharesExact: owns, votesExact: votes, dilutedExact: diluted };
    return {
      ...blank,
      ...divided(
        what,
        { ...all, owns: '100.00', votes: '100.00', diluted: '100.00' },
        { owns, votes, diluted },
      ),
      wholeBy: wholeOf(what, classes, { ...table, past }),
    };
  }
  const capital = classes.map(capitalOf).reduce(addFractions, NOTHING);
  const shown = dollarsOf(capital);
  return {
    ...blank,
    what,
    partExact: formatFraction(capital),
    wholeExact: '1',
    quotient: shown,
    shown,
    isWhole: formatFraction(fractionOfDecimalText(shown)) === formatFraction(capital),
    rounding: 'HALF_UP',
    wholeBy: classes.map((row) => ({
      of: 'shares',
      class_id: row.classId,
      className: row.terms.name,
      sharesExact: row.issued,
      pastExact: null,
      perShare: '1',
      resultExact: formatFraction(capitalOf(row)),
    })),
  };
}

async function ofClass(
  { ctx: { q, orgId }, at, classes, table, past }: Common,
  what: ExplainQuery['what'],
  row: ClassRow,
): Promise<Explanation> {
  const { asOf } = at;
  const { classId, terms } = row;
  const [line] = classLines(classes, table.promised).filter((one) => one.class_id === classId);
  if (line === undefined) throw new Error('every class has a line');
  const blank = { ...nothing, asOf, holder: null, className: terms.name };
  if (what === 'votes' || what === 'diluted') {
    const own = termsOf(what, [row], () => row.issued);
    return {
      ...blank,
      ...divided(what, line, totalsOf(classes, table)),
      terms: own,
      wholeBy: wholeOf(what, classes, { ...table, past }),
    };
  }
  const moved = await movementsOf({ ctx: { q, orgId }, at }, row);
  if (what === 'owns')
    return {
      ...blank,
      ...divided(what, line, totalsOf(classes, table)),
      ...moved,
      wholeBy: wholeOf(what, classes, { ...table, past }),
    };
  return {
    ...blank,
    ...moved,
    what,
    partExact: line.statedCapitalExact,
    wholeExact: '1',
    quotient: line.statedCapital,
    isWhole: formatFraction(fractionOfDecimalText(line.statedCapital)) === line.statedCapitalExact,
    shown: line.statedCapital,
    rounding: 'HALF_UP',
    wholeBy: [],
  };
}

/** The latest movements of a class, and what those before them had made. */
async function movementsOf({ ctx: { q, orgId }, at }: Pick<Common, 'ctx' | 'at'>, row: ClassRow) {
  const account = { ...at, classId: row.classId };
  const { movements: last } = await accountTotalOn(q, orgId, account);
  const first = Math.max(1, last - maxLines + 1);
  const movements = (await movementsOn(q, orgId, { ...account, first, last })).map((one) => ({
    on: one.on,
    kind: one.kind,
    certificate: one.label,
    shares: BigInt(one.shares),
    amount: fractionOfDecimalText(one.amount),
  }));
  const shares = movements.reduce((sum, one) => sum + one.shares, 0n);
  const amount = movements.map((one) => one.amount).reduce(addFractions, NOTHING);
  const rest = addFractions(capitalOf(row), {
    numerator: -amount.numerator,
    denominator: amount.denominator,
  });
  const before = BigInt(row.issued) - shares;
  const isAll = before === 0n && rest.numerator === 0n;
  return {
    movements: movements.map(({ shares: count, amount: dollars, ...one }) => ({
      ...one,
      sharesExact: String(count),
      amountExact: formatFraction(dollars),
    })),
    earlier: isAll ? null : { sharesExact: String(before), amountExact: formatFraction(rest) },
  };
}

/** Shares that nobody holds yet: as many as options or warrants of a class leave, or a pool. */
function ofPromised(
  { at, classes, table, past }: Common,
  request: PromisedRow | undefined,
  by: ExplainQuery['by'],
): Result<Explanation, Refusal<'GENERAL.NOT_FOUND'>> {
  // All of them: beside classes they are rounded among each other.
  const lines = promisedLines(classes, table.promised);
  const line = lines.find(({ kind, id }) => kind === request?.kind && id === request.id);
  const terms = request ? promisedTerms(classes, [request], past) : [];
  if (line === undefined) return refuse('GENERAL.NOT_FOUND');
  const { sharesExact, dilutedExact } = line;
  const diluted = by === 'class' ? line.dilutedByClass : line.diluted;
  const counted = { sharesExact, votesExact: '0', dilutedExact, owns: '0.00', votes: '0.00', diluted };
  return ok({
    ...nothing,
    ...divided('diluted', counted, totalsOf(classes, table)),
    asOf: at.asOf,
    holder: null,
    className: line.name ?? line.className,
    terms,
    wholeBy: wholeOf('diluted', classes, { ...table, past }),
  });
}

type Counted = Pick<CapTableHolder, 'sharesExact' | 'votesExact' | 'dilutedExact' | Ratio>;

/** Part and whole, cut off and as shown. */
function divided(what: Ratio, line: Counted, whole: Totals) {
  const part = { owns: line.sharesExact, votes: line.votesExact, diluted: line.dilutedExact }[what];
  const [a, b] = [fractionOfDecimalText(part), fractionOfDecimalText(whole[what])];
  return {
    what,
    partExact: part,
    wholeExact: whole[what],
    ...percentCut(a.numerator * b.denominator, b.numerator * a.denominator),
    shown: line[what],
    rounding: 'LARGEST_REMAINDER' as const,
  };
}

type Totals = Readonly<Record<Ratio, string>>;

function totalsOf(classes: readonly ClassRow[], { diluted }: Pick<CapTableRow, 'diluted'>): Totals {
  const lines = classLines(classes, []);
  const sum = (of: (line: CapTableClass) => string): string =>
    decimalOfFraction(lines.map((line) => fractionOfDecimalText(of(line))).reduce(addFractions, NOTHING));
  return {
    owns: sum(({ sharesExact }) => sharesExact),
    votes: sum(({ votesExact }) => votesExact),
    diluted,
  };
}

/** Terms of the whole: the shares of every class and, fully diluted, promised shares. */
const wholeOf = (
  what: Ratio,
  classes: readonly ClassRow[],
  { promised, past }: Pick<CapTableRow, 'promised'> & Pick<Common, 'past'>,
) => [
  ...termsOf(what, classes, (_, { issued }) => issued),
  ...(what === 'diluted' ? promisedTerms(classes, promised, past) : []),
];

function promisedTerms(
  classes: readonly ClassRow[],
  promised: readonly PromisedRow[],
  past: readonly ExpiredRightsRow[],
): Explanation['terms'] {
  return promised.flatMap((one) => {
    const row = classes.find(({ classId }) => classId === one.classId);
    // Shares left in a pool of several classes belong to none of them.
    if (row === undefined && one.classId !== null) return [];
    return [
      {
        of: one.kind,
        class_id: one.id,
        className: one.name ?? row?.terms.name ?? '',
        sharesExact: one.shares,
        pastExact: past.find(({ kind, classId }) => kind === one.kind && classId === one.id)?.shares ?? null,
        perShare: row ? perShareOf('diluted', row) : '1',
        resultExact: one.diluted,
      },
    ];
  });
}

/** Class by class; classes without a share are left out. */
function termsOf(
  what: Ratio,
  classes: readonly ClassRow[],
  sharesOf: (classId: string, row: ClassRow) => string,
): Explanation['terms'] {
  return classes.flatMap((row) => {
    const shares = sharesOf(row.classId, row);
    if (shares === '0') return [];
    const perShare = perShareOf(what, row);
    return [
      {
        of: 'shares' as const,
        class_id: row.classId,
        className: row.terms.name,
        sharesExact: shares,
        pastExact: null,
        perShare,
        resultExact: resultOf(what, row, shares),
      },
    ];
  });
}

function perShareOf(what: Ratio, { terms }: ClassRow): string {
  if (what === 'votes') return terms.votesPerShare;
  if (what === 'owns' || terms.convertible === null) return '1';
  const { numerator, denominator } = fraction(
    BigInt(terms.convertible.numerator),
    BigInt(terms.convertible.denominator),
  );
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** Each holder's shares convert by themselves, so the whole of a class is told by its own sum. */
function resultOf(what: Ratio, row: ClassRow, shares: string): string {
  if (what === 'owns') return shares;
  if (what === 'diluted')
    return shares === row.issued ? row.diluted : String(dilutedShares(row.terms, BigInt(shares)));
  const votes = fractionOfDecimalText(row.terms.votesPerShare);
  return decimalOfFraction(fraction(votes.numerator * BigInt(shares), votes.denominator));
}
