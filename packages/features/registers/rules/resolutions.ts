/** Which resolution an entry names, and who passed it. Pure. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import { type KindName, kinds } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { sameTextKey } from '@tabellion/kernel/seenText.ts';
import { readText } from '@tabellion/law/fields.ts';

export type ResolutionBody = 'incorporators' | 'directors' | 'shareholders';

/** The body that its kind names, but directors pay for the fractions that a division leaves (s. 35(1)(b)). Shareholders also elect and
 *  remove directors (ss. 106, 109), resolve to dissolve (s. 210(2), (3)), and in Ontario move the office to another municipality: a number
 *  of their sequence says so (`nextNumber`). Directors change a number name (s. 173(3)) and designate a series (s. 27(4)), which the
 *  act says. */
export function bodyOf(act: ActOrDraft, number = ''): ResolutionBody {
  const { kind, payload } = act;
  if (isOfShareholders(number)) return 'shareholders';
  if (payload !== null && 'ofNumberName' in payload) return 'directors';
  if (payload !== null && partIn(payload, 'acquired')?.resolution?.number === number) return 'directors';
  if (payload !== null && 'seriesOf' in payload && payload.seriesOf !== null) return 'directors';
  return kinds[kind].passedBy ?? 'directors';
}

/** The kinds by which articles are amended (CBCA s. 173). */
const amendingKinds = [
  'name.changed',
  'articles.amended',
  'class.created',
  'class.amended',
  'authorized.changed',
  'class.split',
  'class.consolidated',
] as const satisfies readonly KindName[];

export type AmendingKind = (typeof amendingKinds)[number];

export const isAmendingKind = (kind: KindName): kind is AmendingKind =>
  (amendingKinds as readonly KindName[]).includes(kind);

/** Whether shareholders pass it by special resolution alone, so that the annual resolution, which is ordinary, cannot: amendments,
 *  divisions and a dissolution, and the move of an office where it is theirs to decide, as in Ontario (CBCA ss. 173(1), 210(2), (3);
 *  OBCA s. 14). */
export function needsSpecial({ kind, payload }: ActOrDraft): boolean {
  if (payload === null) return false;
  if (kind === 'address.changed') return 'place' in payload && payload.place === 'registered';
  if (kind === 'dissolved') return true;
  return isAmendingKind(kind) && bodyOf({ kind, payload }) === 'shareholders';
}

/** True of a number of the shareholders' sequence, and of the resolution that they passed for the same act. */
export const isOfShareholders = (
  number: string,
  theirs: { readonly number: string } | null = null,
): boolean => /^S-\d{4}-/.test(number) || (theirs !== null && isSameNumber(theirs.number, number));

/** Whether a number is of the directors' sequence. */
export const isOfDirectors = (number: string): boolean => /^D-\d{4}-/.test(number);

/** The body whose sequence a number is of; null of a number of the corporation's own, which says nothing of a body. */
export function bodyOfSequence(number: string): 'directors' | 'shareholders' | null {
  if (isOfShareholders(number)) return 'shareholders';
  return isOfDirectors(number) ? 'directors' : null;
}

/** Whether either body may have passed the act, as far as its kind and the number tell. */
export const isOfEitherBody = ({ kind }: Pick<ActOrDraft, 'kind'>, number: string): boolean =>
  (kind === 'appointed' || kind === 'ceased' || kind === 'address.changed') &&
  bodyOfSequence(number) === null;

/** Where a payload names a resolution: its own, that of the amendment by which a class came, that of what became of the
 *  balance of a transfer, that by which fractions are acquired. */
const NESTED = ['amendment', 'balance', 'acquired'] as const;

/** An act, or a draft of one. */
export interface ActOrDraft {
  readonly kind: KindName;
  readonly payload: object | null;
}

type Payload = Readonly<Record<string, unknown>>;

interface Resolved extends Payload {
  readonly resolution?: ResolutionRef | null;
}

/** Sound: whatever stands under these names in a payload has such a resolution. */
const partIn = (payload: object, part: (typeof NESTED)[number]): Resolved | null | undefined =>
  (payload as Payload)[part] as Resolved | null | undefined;

export const resolutionsIn = ({ payload }: ActOrDraft): readonly ResolutionRef[] =>
  payload === null
    ? []
    : [payload as Resolved, ...NESTED.map((part) => partIn(payload, part))]
        .map((part) => part?.resolution)
        .filter((one) => one != null);

/** The act with every resolution that it names as `of` spells it. */
export function mapResolutions<A extends ActOrDraft>(act: A, of: (named: ResolutionRef) => ResolutionRef): A {
  if (resolutionsIn(act).length === 0) return act;
  const payload = act.payload as Resolved;
  const parts = NESTED.flatMap((part) => {
    const nested = partIn(payload, part);
    return nested?.resolution ? [[part, { ...nested, resolution: of(nested.resolution) }]] : [];
  });
  const own = payload.resolution ? { resolution: of(payload.resolution) } : {};
  return { ...act, payload: { ...payload, ...Object.fromEntries(parts), ...own } };
}

/** Whether the draft waits for the organizing resolution and names none of its own: the officers and the shares of a
 *  founding (CBCA s. 104). */
export const restsOnOrganizing = (draft: DraftAct): boolean =>
  (draft.kind === 'issued' || draft.kind === 'appointed') &&
  draft.payload !== null &&
  draft.payload.resolution === null &&
  'latestOf' in draft.dating &&
  draft.dating.latestOf.includes('certificate') &&
  draft.dating.latestOf.includes('resolution');

/** The key by which two numbers are one: `D-2026-03`, `d-2026-3` and `D – 2026 – 03` name the same
 *  resolution. */
export const numberKey = (number: string): string =>
  (isPlain.test(number) ? number.toLowerCase() : sameTextKey(number).replace(/ /g, '')).replace(
    /\d+/g,
    (digits) => digits.replace(/^0+(?=\d)/, ''),
  );

/** Most numbers are typed by our own letters, which look like nothing else. */
const isPlain = /^[A-Za-z0-9-]+$/;

export const isSameNumber = (one: string, other: string): boolean => numberKey(one) === numberKey(other);

/** The number of a resolution as it was typed; one of our own sequences as we spell it, so that it stands once in the book.
 *  Errors at `path`: those of a line of text. */
export function readResolutionNumber(typed: string, path: string): Result<string, FieldRefusal> {
  const read = readText(typed, { path, maxLength: 50, isNumber: true });
  if (!read.ok) return read;
  const [, letter, year, count] = /^([ds])-(\d{4})-(\d+)$/.exec(numberKey(read.value)) ?? [];
  return ok(count === undefined ? read.value : `${letter?.toUpperCase()}-${year}-${count.padStart(2, '0')}`);
}

/** The next number of a body's resolutions of a year: `D-2025-01`, of shareholders `S-2025-01`.
 *  @param taken  the numbers that resolutions bear already */
export function nextNumber(
  on: PlainDate,
  taken: ReadonlySet<string>,
  body: ResolutionBody = 'directors',
): string {
  const letter = body === 'shareholders' ? 'S' : 'D';
  const keys = new Set([...taken].map(numberKey));
  for (let count = 1; ; count++) {
    const number = `${letter}-${on.slice(0, 4)}-${String(count).padStart(2, '0')}`;
    if (!keys.has(numberKey(number))) return number;
  }
}
