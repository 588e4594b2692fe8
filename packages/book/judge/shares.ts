import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal, timesQuantity } from '@tabellion/kernel/decimal.ts';
import { quantity } from '@tabellion/kernel/quantity.ts';
import type { Issue, IssuedPayload } from '../acts/issued.ts';
import type { ClassPayload } from '../terms/classes.ts';
import { type Finding, refused, warning } from './finding.ts';
import { judgeResolution } from './resolutions.ts';

type JudgedTerms = Pick<Issue, 'price' | 'quantity' | 'consideration' | 'paidOn'>;

interface JudgedIssue {
  readonly issues: readonly JudgedTerms[];
  /** That issues the shares; null where none is known. */
  readonly resolution: Pick<NonNullable<IssuedPayload['resolution']>, 'date'> | null;
}

/** Shares are issued by the directors' resolution, and not until they are fully paid (CBCA s. 25(1), (3)).
 *  @param on  the day on which they are issued */
export function judgeIssue({ issues, resolution }: JudgedIssue, on: PlainDate): readonly Finding[] {
  return [
    ...issues.flatMap((one, index) => judgeOne(one, on, `issues.${index}`)),
    ...judgeResolution(resolution, on),
  ];
}

function judgeOne(one: JudgedTerms, on: PlainDate, path: string): readonly Finding[] {
  const { price, consideration, paidOn } = one;
  const due = price === null ? null : timesQuantity(decimal(price), quantity(one.quantity));
  return [
    ...(paidOn === null || paidOn > on ? [refused('not_paid', `${path}.paidOn`)] : []),
    ...(due !== null && consideration?.kind === 'money' && decimal(consideration.amount) !== due
      ? [warning('consideration_differs', `${path}.consideration.amount`)]
      : []),
  ];
}

/** Each of the three rights must belong to at least one of several classes (CBCA s. 24(3)-(4)); a sole class has all
 *  of them. `right` names what is missing: vote, dividend or remainder. */
export function judgeRights(classes: readonly ClassPayload[]): readonly Finding[] {
  const held = {
    vote: classes.some(({ votesPerShare }) => decimal(votesPerShare) > 0n),
    dividend: classes.some(({ dividend }) => dividend.type !== 'none'),
    remainder: classes.some(({ liquidation }) => liquidation.type === 'residual'),
  };
  return Object.entries(held)
    .filter(([, isHeld]) => !isHeld)
    .map(([right]) => refused('right_missing', '', { right }));
}

/** Series stand only in a class whose articles let the directors fix them, and all series of a class together may
 *  not be authorized above it (CBCA s. 27). `classId` names the series, or the class, that is wrong,
 *  `authorized` the bound of the class. */
export function judgeSeries(classes: readonly ClassPayload[]): readonly Finding[] {
  return classes.flatMap((parent) => {
    const series = classes.filter(({ seriesOf }) => seriesOf === parent.classId);
    const forbidden = parent.seriesAllowed ? [] : series;
    return [
      ...forbidden.map(({ classId }) => refused('series_not_allowed', 'seriesOf', { classId })),
      ...(isAbove(series, parent.authorized)
        ? [
            refused('series_above_class', 'authorized', {
              classId: parent.classId,
              authorized: parent.authorized,
            }),
          ]
        : []),
    ];
  });
}

/** No series has priority over another of its class (CBCA s. 27(3)): those that are paid a preferred amount have the rank of the class,
 *  or of the first of them where the class has none.
 *  @param before  the classes as they stood, in the same order: a series that differed so already stops no other change, whatever it
 *    or its class is called */
export function judgeSeriesRanks(
  classes: readonly RankedClass[],
  before: readonly RankedClass[] = [],
): readonly Finding[] {
  const keyOf = ({ one, own, rank }: DifferingSeries) => `${one.classId} ${own} ${rank}`;
  const known = new Set(differingSeries(before).map(keyOf));
  return differingSeries(classes)
    .filter((differing) => !known.has(keyOf(differing)))
    .map(({ one: { classId, name: series }, first: { name }, rank }) =>
      refused('series_rank', 'liquidation', { classId, series, name, rank }),
    );
}

type RankedClass = Pick<ClassPayload, 'classId' | 'seriesOf' | 'liquidation'> & { readonly name: string };

interface DifferingSeries {
  readonly one: RankedClass;
  readonly own: number | undefined;
  /** The class, or the series, that has the rank which this one should have. */
  readonly first: RankedClass;
  readonly rank: number;
}

function differingSeries(classes: readonly RankedClass[]): readonly DifferingSeries[] {
  const rankOf = ({ liquidation }: RankedClass) =>
    liquidation.type === 'preference' ? liquidation.rank : undefined;
  return classes.flatMap((parent) => {
    const series = classes.filter(({ seriesOf }) => seriesOf === parent.classId);
    const first = [parent, ...series].find((one) => rankOf(one) !== undefined);
    const rank = first && rankOf(first);
    if (first === undefined || rank === undefined) return [];
    return series
      .map((one) => ({ one, own: rankOf(one), first, rank }))
      .filter(({ own }) => (own ?? rank) !== rank);
  });
}

function isAbove(series: readonly ClassPayload[], authorized: ClassPayload['authorized']): boolean {
  if (authorized === 'unlimited') return false;
  const limits = series.map((one) => one.authorized);
  if (limits.includes('unlimited')) return true;
  return limits.reduce((sum, limit) => sum + quantity(limit), 0n) > quantity(authorized);
}
