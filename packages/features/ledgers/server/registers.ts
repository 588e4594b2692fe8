import type { Certificate } from '@tabellion/book/entities.ts';
import { vestedOf } from '@tabellion/book/vested.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { addDecimals, type Decimal, decimalTotal, roundToCents } from '@tabellion/kernel/decimal.ts';
import { formatCents } from '@tabellion/kernel/money.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { AnswerTo, OrganizationContext, ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import {
  PAGE,
  type PageReading,
  pageReading,
  readingAt,
  registeredPerson,
  registerPage,
  shownTo,
  standsOn,
  type WholeRegister,
} from '../../people/server/public.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { type ClassLine, classLinesOn } from '../../registers/server/public/classes.ts';
import { namesIn, personsNamed } from '../../registers/server/public/people.ts';
import { subscriptionsWaiting, type WaitingIssue } from '../../registers/server/public/proposals.ts';
import {
  type Holding,
  type HoldingKey,
  holdingPartsOn,
  holdingsOn,
  holdingsPageOn,
  holdingsTotalOn,
} from '../../registers/server/public/shares.ts';
import { propertiesOf } from '../../shares/server/public.ts';
import * as contract from '../registerContract.ts';
import { listedClasses } from '../rules/listedClasses.ts';

/** So many subscriptions that wait are named unless more are asked for. */
const NAMED = 50;

/** Over so many lines percentages with two places cannot sum to 100.00, and ranking them all would cost more than the page. */
export const MOST_APPORTIONED_LINES = 10_000;

export const currentHoldersFilter = { who: 'current', classId: null, personIds: null } as const;

/** Refused where `after` names no line before another: begin again. */
export async function listRegisterShareholders(
  ctx: OrganizationContext,
  { query }: Pick<InputOf<typeof contract.listRegisterShareholders>, 'query'>,
): Promise<AnswerTo<typeof contract.listRegisterShareholders>> {
  const { q, orgId, now, language } = ctx;
  const reading = await readingAt({ q, orgId, now }, query);
  if (!reading.ok) return reading;
  const { at, after } = parseHoldingCursor(query.after, reading.value.at);
  const limit = Number(query.limit ?? PAGE);
  const listing = await holdingsFilterAndSort({ q, orgId, language }, at, query);
  const isNow = at.asOf === reading.value.today && query.knownAt === undefined;
  const [waiting, { keys: found, total }] = await Promise.all([
    isNow ? subscriptionsWaiting(q, orgId, Number(query.named ?? NAMED)) : [],
    holdingsPageOn(q, orgId, at, { ...listing, after, limit: limit + 1 }),
  ]);
  if (after !== null && found.length === 0) return refuseField('after', 'GENERAL.FIELD_INVALID');
  const keys = found.slice(0, limit);
  const isWhole = listing.who === 'current' && listing.classId === null && listing.personIds === null;
  const among = isWhole ? total : await holdingsTotalOn(q, orgId, at, currentHoldersFilter);
  return ok({
    lines: (await holdingLines({ q, orgId }, at, keys, among.lines)).map(shownTo(ctx)),
    total: { lines: total.lines, holders: total.holders, classes: total.classes, sharesExact: total.shares },
    waiting: waiting[0]?.count ?? 0,
    subscriptions: await namedSubscriptions({ q, orgId }, waiting),
    next: found.length > limit ? formatHoldingCursor(keys.at(-1), at) : null,
    ...standsOn(reading.value),
  });
}

type HoldingsQuery = Pick<
  InputOf<typeof contract.listRegisterShareholders>['query'],
  'who' | 'class' | 'name' | 'sort'
>;

/** The filter and the order that a list of holders is asked in. */
export async function holdingsFilterAndSort(
  { q, orgId, language }: ReadingContext<'language'>,
  at: ReadingAt,
  { who = 'current', class: classId, name, sort = 'name' }: HoldingsQuery,
) {
  return {
    who,
    classId: classId ?? null,
    personIds: await personsMatchingName({ q, orgId }, at, name),
    language,
    order: orderOf(sort, ['name', 'shares'], 'since'),
    descending: sort.startsWith('-'),
  } as const;
}

/** The column by which a list is sorted, of those that the database calls by the name on the wire. */
export const orderOf = <Name extends string, Other extends string>(
  sort: string,
  names: readonly Name[],
  otherwise: Other,
): Name | Other => names.find((name) => sort.endsWith(name)) ?? otherwise;

/** Persons who bear the words of a filter in their names; null where none are asked for. */
export const personsMatchingName = async (
  { q, orgId }: ReadingContext,
  at: ReadingAt,
  name = '',
): Promise<readonly string[] | null> => (name.trim() === '' ? null : personsNamed(q, orgId, at, name));

async function namedSubscriptions(
  { q, orgId }: ReadingContext,
  waiting: readonly WaitingIssue[],
): Promise<contract.WaitingSubscription[]> {
  if (waiting.length === 0) return [];
  const names = await namesIn(q, orgId, [
    ...new Set(waiting.flatMap(({ personId, classId }) => [personId, classId])),
  ]);
  return waiting.map(({ securityId, personId, classId, shares, awaits, isOfFounding }) => ({
    security_id: securityId,
    person_id: personId,
    display_name: names.get(personId) ?? '',
    class_name: names.get(classId) ?? '',
    sharesExact: shares,
    awaits: [...awaits],
    is_of_founding: isOfFounding,
  }));
}

/** Lines as they travel, in the order of their keys.
 *  @param among  how many lines the register has
 *  @param shown  how many certificates each line names at most */
export async function holdingLines(
  { q, orgId }: ReadingContext,
  at: ReadingAt,
  keys: readonly HoldingKey[],
  among: number,
  shown: { readonly certificates?: number } = {},
): Promise<contract.HoldingLine[]> {
  const [holdings, parts] = await Promise.all([
    holdingsOn(q, orgId, at, keys, shown),
    among > MOST_APPORTIONED_LINES ? [] : holdingPartsOn(q, orgId, at, keys),
  ]);
  const partOf = new Map(parts.map((part) => [formatHoldingKey(part), part]));
  return holdings.map((holding) => {
    const part = partOf.get(formatHoldingKey(holding));
    return {
      ...registeredPerson(holding),
      class_id: holding.classId,
      class_name: holding.className,
      sharesExact: holding.shares,
      percent: part === undefined ? null : percentFromHundredths(part.part),
      percentVotes:
        part === undefined || part.votesPart === null ? null : percentFromHundredths(part.votesPart),
      certificates: holding.certificates.map(({ id, label, form }) => ({ security_id: id, label, form })),
      certificate_count: holding.certificateCount,
      is_vesting: holding.vesting.some((stored) => isVesting(stored, at.asOf)),
      held_since: holding.since,
      is_on_or_before: holding.isOnOrBefore,
      held_until: holding.until,
    };
  });
}

/** The rows are the book's own; only shares are spelled as text there. */
function isVesting(stored: Holding['vesting'][number], on: PlainDate): boolean {
  const certificate = { ...stored, quantity: BigInt(String(stored.quantity)) } as unknown as Certificate;
  return vestedOf(certificate, on) < certificate.quantity;
}

export const percentFromHundredths = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const formatHoldingKey = ({ personId, classId }: HoldingKey): string => `${personId}.${classId}`;

/** Where the next page begins: the last line of this one, and the last act that it knew. */
export const formatHoldingCursor = (key: HoldingKey | undefined, { seq }: ReadingAt): string | null =>
  key === undefined ? null : `${formatHoldingKey(key)}.${seq}`;

/** A later page knows what the first knew, so that its line still stands where it stood. */
export function parseHoldingCursor(
  after: string | undefined,
  at: ReadingAt,
): { readonly at: ReadingAt; readonly after: HoldingKey | null } {
  const [personId, classId, seq] = after?.split('.') ?? [];
  if (personId === undefined || classId === undefined) return { at, after: null };
  return { at: { ...at, seq: Math.min(at.seq, Number(seq)) }, after: { personId, classId } };
}

type ClassesQuery = InputOf<typeof contract.listRegisterClasses>['query'];

/** Refused where `after` names no line before another: begin again. */
export const listRegisterClasses = serveOrganization(contract.listRegisterClasses, async (ctx, { query }) => {
  const reading = await pageReading(ctx, query);
  if (!reading.ok) return reading;
  const whole = await wholeClasses(ctx, query, reading.value);
  const page = registerPage(whole, reading.value);
  if (!page.ok) return page;
  const { lines: classes, total, next } = page.value;
  return ok({ classes, total: { ...total, ...whole.sums }, next, ...standsOn(reading.value) });
});

type ClassSums = Pick<
  ReplyOf<typeof contract.listRegisterClasses>['total'],
  'issuedExact' | 'stated_capital'
>;

/** The register of classes on a date, and on the other date of a comparison; its sums are those of the lines of the date. */
export async function wholeClasses(
  { q, orgId, language }: ReadingContext<'language'>,
  { name = '', sort = 'created' }: Pick<ClassesQuery, 'name' | 'sort'>,
  { at, from }: Pick<PageReading, 'at' | 'from'>,
): Promise<WholeRegister<contract.ClassOnDate> & { readonly sums: ClassSums }> {
  const on = async (asOf: PlainDate) =>
    listedClasses(await classLinesOn(q, orgId, { ...at, asOf }), { name, sort, language });
  const [found, earlier] = await Promise.all([on(at.asOf), from && on(from)]);
  return {
    lines: found.map(classView),
    before: earlier === null ? null : earlier.map(classView),
    keyOf: ({ class_id: id }) => id,
    sums: {
      issuedExact: found.reduce((sum, { issued }) => sum + BigInt(issued), 0n).toString(),
      stated_capital: inCents(addDecimals(...found.map(({ capital }) => decimalTotal(capital)))),
    },
  };
}

const classView = ({ terms, issued, holders, capital }: ClassLine): contract.ClassOnDate => ({
  class_id: terms.classId,
  name: terms.name,
  created_on: terms.createdOn,
  properties: propertiesOf(terms),
  issuedExact: issued,
  holders,
  stated_capital: inCents(decimalTotal(capital)),
});

/** Rounded once, at the end: the account itself is exact. */
const inCents = (exact: Decimal): string => formatCents(roundToCents(exact, 'half_up'));
