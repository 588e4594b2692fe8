/** The parts of a change become entries of the registers, tried one after the other within a write. */

import { kinds } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { type FieldRefusal, type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { localizedParams, type Texts } from '@tabellion/platform/http/answer.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { parseParts } from '@tabellion/platform/http/parse.ts';
import type { HandlerInput } from '@tabellion/platform/http/route.ts';
import { readBookFacts } from '../../documents/server/public.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { resolutionsIn } from '../../registers/rules/resolutions.ts';
import { type CollectingWrite, collectDrafts } from '../../registers/server/public/acts.ts';
import { nextResolutionNumber, type Proposal, tryDrafts } from '../../registers/server/public/proposals.ts';
import {
  blankFields,
  bodyOfRule,
  type EntryRequest,
  type EntryTerms,
  underPart,
  wrongFields,
} from '../rules/changeKind.ts';
import { lawOf } from '../rules/kinds/lawOf.ts';
import { askedFields, inLegalOrder, isOffered, kindOf } from '../rules/kinds.ts';
import type { HeldMeeting } from '../rules/progress.ts';
import type { PartInput } from '../shapes.ts';
import type { ChangePorts } from './ports.ts';

export type DraftingCode = 'CHANGES.NOT_POSSIBLE' | 'GENERAL.FIELD_INVALID' | 'REGISTERS.NOT_INCORPORATED';

/** The day on which a change holds where its form names none: that on which it is sent, or as a paper says. */
export interface ChangeDay {
  readonly today: PlainDate;
  /** The day of the resolution, where it was passed already. */
  readonly resolvedOn?: PlainDate;
  /** Meetings that passed it. A body that did not meet resolves in writing. A resolution that has no number yet gets the next one. */
  readonly meetings?: readonly (Pick<HeldMeeting, 'body' | 'heldOn'> & { readonly number?: string })[];
}

type Body = ReturnType<typeof bodyOfRule>;

const meetingOf = ({ meetings = [] }: ChangeDay, body: Body) => meetings.find((one) => one.body === body);

/** The day on which a body resolves. */
const resolutionDay = (day: ChangeDay, body: Body): PlainDate =>
  meetingOf(day, body)?.heldOn ?? day.resolvedOn ?? day.today;

/** The day from which a part holds: the one that its form names, else that of its resolution. */
const dayOfPart = ({ form }: PartInput, day: ChangeDay, body: Body): PlainDate =>
  parsePlainDate(form.effective_on ?? '') ?? resolutionDay(day, body);

/** The body that resolves a part; null where none does. */
const bodyOfPart = ({ kind, form }: PartInput, book: BookFacts): Body =>
  bodyOfRule(kindOf(kind).approvers({ book, form }));

/** That body, and the directors where a part of it is theirs. */
export const bodiesOfPart = (part: PartInput, book: BookFacts): readonly Body[] => {
  const body = bodyOfPart(part, book);
  return kindOf(part.kind).byDirectors !== undefined && body !== 'directors' ? [body, 'directors'] : [body];
};

/** The day on which a change is tried before it goes out: whoever names an earlier one may have resolved or signed it by then, which its
 *  meeting or its signed papers tell later. Parts whose body met are left to the day of the meeting. */
export function dayOfTrying(parts: readonly PartInput[], book: BookFacts, day: ChangeDay): ChangeDay {
  const early = parts.flatMap((part) => {
    const on = parsePlainDate(part.form.effective_on ?? '');
    const isPast = on !== undefined && on < day.today;
    return isPast && meetingOf(day, bodyOfPart(part, book)) === undefined ? on : [];
  });
  const [resolvedOn] = early.toSorted();
  return resolvedOn === undefined ? day : { ...day, resolvedOn };
}

/** The day from which all of it holds. */
export const dayOf = (parts: readonly PartInput[], book: BookFacts, day: ChangeDay): PlainDate =>
  parts
    .map((part) => dayOfPart(part, day, bodyOfPart(part, book)))
    .toSorted()
    .at(-1) ?? day.today;

export const effectOf = (parts: readonly PartInput[]): 'signatures' | 'certificate' =>
  parts.some(({ kind }) => kindOf(kind).effect === 'certificate') ? 'certificate' : 'signatures';

/** Whether a proposal says already what would be proposed on this day, on the registers of now: whoever asks again, asks for the
 *  same. */
export function isProposed(
  { state, drafts, baseSeq }: Proposal,
  { parts, book, day, lastSeq }: Pick<Entering, 'parts' | 'day'> & { book: BookFacts; lastSeq: number },
): boolean {
  const resolved = new Set(
    parts.flatMap((part) => bodiesOfPart(part, book).map((body) => resolutionDay(day, body))),
  );
  const held = new Set(parts.map((part) => dayOfPart(part, day, bodyOfPart(part, book))));
  return (
    state === 'open' &&
    drafts.length > 0 &&
    baseSeq === lastSeq &&
    drafts.flatMap(resolutionsIn).every(({ date }) => resolved.has(date)) &&
    drafts.every(({ dating }) => !('on' in dating) || held.has(dating.on))
  );
}

/** The facts on which a change stands: those of today. */
export async function bookNow({
  tx,
  orgId,
  today,
  lastSeq,
}: OrganizationWrite): Promise<BookFacts | undefined> {
  const read = await readBookFacts(tx, orgId, { asOf: today, seq: Number(lastSeq()) });
  return read?.facts;
}

/** A draft may lack fields, and holds none that nobody asks, and no kind that is not offered under its law. */
export function judgeTyped(parts: readonly PartInput[], book: BookFacts) {
  const fields = [...parts.entries()].flatMap(([at, part]) => [
    ...notOffered(part, at, book),
    ...underPart(wrongFields(askedFields(part.kind, book), part.form), at),
  ]);
  return fields.length > 0 ? refuse('GENERAL.FIELD_INVALID', { fields }) : ok(null);
}

const notOffered = ({ kind }: PartInput, at: number, { corporation }: BookFacts): readonly FieldRefusal[] =>
  isOffered(kind, lawOf(corporation))
    ? []
    : [{ path: `parts.${at}.kind`, textCode: 'GENERAL.FIELD_INVALID' }];

interface Entering {
  readonly ctx: OrganizationContext;
  readonly ports: Pick<ChangePorts, 'documents' | 'texts'>;
  readonly parts: readonly PartInput[];
  readonly day: ChangeDay;
}

/** Enters every part, in their order. Refused at `parts.{n}.form.{field}`, at `parts.{n}.kind` where it is not offered, or with the
 *  reason of the entry. */
async function enterParts(
  write: CollectingWrite,
  book: BookFacts,
  entering: Entering,
): Promise<Result<null, Refusal<DraftingCode>>> {
  const { parts, day, ctx, ports } = entering;
  const numbers = await numbersFor(write, entering);
  let added: readonly string[] = [];
  for (const [at, part] of inLegalOrder(parts)) {
    const { form } = part;
    const kind = kindOf(part.kind);
    const fields = askedFields(part.kind, book);
    const body = bodyOfPart(part, book);
    const refused = [
      ...wrongFields(fields, form),
      ...blankFields(fields, form),
      ...beforeItsPaper(part, day, body),
      ...(kind.refused?.({ book, form }) ?? []),
    ];
    const faults = [...underPart(refused, at), ...notOffered(part, at, book)];
    if (faults.length > 0) return refuse('GENERAL.FIELD_INVALID', { fields: faults });
    const termsOf = (by: Body): EntryTerms => ({
      propose: { awaits: 'signatures' },
      ...(by !== null && { resolution: numbers[by], resolution_on: resolutionDay(day, by) }),
    });
    const on = dayOfPart(part, day, body);
    // The directors may resolve after the shareholders met; what both resolve holds from one day.
    const theirTerms = { ...termsOf('directors'), effective_on: later(on, resolutionDay(day, 'directors')) };
    for (const entry of kind.entries({ book, form, added }, termsOf(body), on)) {
      const isTheirs = kind.byDirectors?.includes(entry.path) === true;
      const named = isTheirs ? { ...entry, body: { ...entry.body, ...theirTerms } } : entry;
      const entered = await enterOne(write, named, { ctx, ports });
      if (!entered.ok) return refusedPart(entered.error, at, { ctx, ports });
    }
    if (part.kind === 'class_added') added = await classesAdded(write, book);
  }
  return ok(null);
}

const later = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other);

/** Nobody is elected or removed before the resolution, and nobody resigns before his letter (CBCA ss. 106(3), 108(2), 142(1)): no
 *  paper says that what it does held before it. */
function beforeItsPaper(part: PartInput, day: ChangeDay, body: Body): readonly FieldRefusal[] {
  const date = resolutionDay(day, body);
  return dayOfPart(part, day, body) < date
    ? [{ path: 'effective_on', textCode: 'CHANGES.BEFORE_ITS_PAPER', params: { date } }]
    : [];
}

async function classesAdded(write: OrganizationWrite, before: BookFacts): Promise<readonly string[]> {
  const known = new Set(before.classes.map(({ classId }) => classId));
  const after = (await bookNow(write)) ?? before;
  return after.classes.flatMap(({ classId }) => (known.has(classId) ? [] : classId));
}

/** The numbers of both bodies: that of the meeting, else the next in the year of the resolution. */
async function numbersFor({ tx, orgId }: OrganizationWrite, { day }: Entering) {
  const numberFor = async (body: 'directors' | 'shareholders') =>
    meetingOf(day, body)?.number ??
    (await nextResolutionNumber(tx, orgId, { on: resolutionDay(day, body), body }));
  return { directors: await numberFor('directors'), shareholders: await numberFor('shareholders') };
}

async function enterOne(
  write: CollectingWrite,
  { path, params = {}, body }: EntryRequest,
  { ctx, ports }: Pick<Entering, 'ctx' | 'ports'>,
): Promise<Result<unknown, Refusal>> {
  const form = ports.documents.entries.find(
    ({ endpoint }) => endpoint.method === 'POST' && endpoint.path === path,
  );
  if (form === undefined) throw new Error(`no form of the registers is ${path}`);
  const parsed = parseParts(form.endpoint, { params: { ...params, id: ctx.orgId }, query: {}, body });
  return parsed.ok ? form.work(write, ctx, parsed.value as HandlerInput) : parsed;
}

interface Reader {
  readonly ctx: Pick<OrganizationContext, 'language'>;
  readonly ports: { readonly texts: Texts };
}

function refusedPart(refusal: Refusal, at: number, reader: Reader) {
  const { fields = [] } = refusal;
  return fields.length > 0
    ? refuse('GENERAL.FIELD_INVALID', { fields: underPart(fields, at) })
    : notPossible(refusal, reader);
}

function notPossible({ textCode, params = {} }: Refusal, { ctx: { language }, ports: { texts } }: Reader) {
  const reader = { text: texts[language], language };
  return refuse('CHANGES.NOT_POSSIBLE', {
    params: { reason: reader.text(textCode, localizedParams(reader, params)) },
  });
}

/** Drafts of all parts. Those that wait for a certificate take its date. */
export async function draftParts(
  write: OrganizationWrite,
  book: BookFacts,
  entering: Entering,
): Promise<Result<readonly DraftAct[], Refusal<DraftingCode>>> {
  const collected = await collectDrafts(write, (within) => enterParts(within, book, entering));
  if (!collected.ok || effectOf(entering.parts) === 'signatures') return collected;
  return ok(collected.value.map(withCertificate));
}

/** Facts of people that come with it are recorded with the same batch, on the same day. */
const withCertificate = (draft: DraftAct): DraftAct =>
  kinds[draft.kind].opens === undefined && 'latestOf' in draft.dating
    ? draft
    : {
        ...draft,
        dating: { latestOf: ['certificate', ...('latestOf' in draft.dating ? draft.dating.latestOf : [])] },
      };

/** The answer of `look` once all parts hold, as they will be recorded; nothing of it stays. */
export async function tryParts<Seen>(
  write: OrganizationWrite,
  book: BookFacts,
  entering: Entering,
  look: () => Promise<Seen>,
): Promise<Result<Seen, Refusal<DraftingCode>>> {
  const drafted = await draftParts(write, book, entering);
  if (!drafted.ok) return drafted;
  const awaits = [
    effectOf(entering.parts) === 'certificate' ? ('certificate' as const) : ('signatures' as const),
  ];
  const tried = await tryDrafts(write, { drafts: drafted.value, awaits }, look);
  return tried.ok ? tried : notPossible(tried.error, entering);
}
