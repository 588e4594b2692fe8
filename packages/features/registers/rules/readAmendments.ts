/** Amendments of a form to acts on record, as drafts that restate them. */
import { type Act, type ChangeAct, type KindName, kinds, type Payloads } from '@tabellion/book/acts/kinds.ts';
import { takeBackBatch } from '@tabellion/book/batch.ts';
import type { Dating, DraftAct } from '@tabellion/book/draft.ts';
import { bySeq } from '@tabellion/book/order.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { type PlainDate, parseTypedDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { type AmendingInput, type Amendment, isAmendable } from '../amendments.ts';
import type { PlainValueKind } from '../plainValue.ts';
import { correctPlainValues } from './correctPlainValues.ts';
import { plainValuesOf } from './plainValues.ts';
import { resolutionsIn } from './resolutions.ts';
import { sharesOfOpenedCertificates } from './restatedShares.ts';
import { restsLater } from './restsOn.ts';

interface AmendmentFacts {
  /** Ids that something waiting to be recorded names. */
  readonly awaited: ReadonlySet<string>;
  /** The newest version of each act that is named, by its root. */
  readonly newest: ReadonlyMap<string, Act>;
  /** The last statement of each voided act, by its root. */
  readonly stored: ReadonlyMap<string, ChangeAct>;
  /** Every version of what each batch that is named recorded, by the batch. */
  readonly batches: ReadonlyMap<string, readonly Act[]>;
  readonly today: PlainDate;
  /** Nobody resolves anything for a corporation before. */
  readonly incorporatedOn: PlainDate | null;
  replace(newest: Act, payload: Payloads[KindName], dating: Dating, basis: string): DraftAct;
  void(newest: Act, basis: string): DraftAct;
  newId(): string;
}

type Drafts = Result<readonly DraftAct[], readonly FieldRefusal[]>;

/**
 * Errors at `amend.0.root`: GENERAL.NOT_FOUND, REGISTERS.CORRECTED_ELSEWHERE, REGISTERS.ALREADY_VOID, REGISTERS.NOT_VOID
 * of what was not taken back and shall be restored, GENERAL.STALE,
 * REGISTERS.AWAITED where a subscription or an appointment that waits stands on what the act made; at `amend.0.batch_id`:
 * GENERAL.NOT_FOUND; at `amend.0.on`: GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, SHARES.NOTHING_CHANGES,
 * SHARES.BEFORE_RESOLUTION, of people PEOPLE.BEFORE_RESOLUTION with `date`, SHARES.PAID_LATER, SHARES.SOLVENCY_LATER,
 * SHARES.STATED_LATER, those of resolutions and payments at the value that was said where the day was not; at `amend.0.say` and below it those of `restate`, PEOPLE.BEFORE_INCORPORATION of a resolution, and
 * REGISTERS.ADJUSTED_WITH_IT of a split whose adjustment of options is taken back with it; at `amend_reason` those of a
 * required line of text, which a preview does not ask for.
 */
export function readAmendments(
  { amend = [], amend_reason = '', preview }: AmendingInput,
  options: AmendmentFacts,
): Drafts {
  const required = amend.length > 0 && preview !== true;
  const reason = readText(amend_reason, { path: 'amend_reason', maxLength: 300, required });
  const basis = reason.ok ? reason.value : '';
  // Shares that a transfer takes of a certificate follow the issue restated before it.
  const held = new Map<string, string>();
  const adjusted = adjustedIn(amend, options);
  const read = inOrder(amend, options).map(([one, at]) =>
    readOne(one, `amend.${at}`, basis, { ...options, held, adjusted }),
  );
  const fields = [...(reason.ok ? [] : [reason.error]), ...read.flatMap((one) => (one.ok ? [] : one.error))];
  return fields.length > 0 ? err(fields) : ok(onceEach(read.flatMap((one) => (one.ok ? one.value : []))));
}

/** As they stand in the register, each with its place in the form; what is taken back with others goes before. */
const inOrder = (
  amend: readonly Amendment[],
  { newest }: AmendmentFacts,
): readonly (readonly [Amendment, number])[] =>
  amend
    .map((one, at) => [one, at] as const)
    .toSorted(([a], [b]) => {
      const [one, other] = [newest.get(a.root), newest.get(b.root)];
      if ((a.as === 'bundle') !== (b.as === 'bundle')) return a.as === 'bundle' ? -1 : 1;
      if (one === undefined || other === undefined) return 0;
      if (one.effectiveOn !== other.effectiveOn) return one.effectiveOn < other.effectiveOn ? -1 : 1;
      return one.rank - other.rank;
    });

/** The splits whose adjustments of options are taken back with them: what becomes of those nothing counts anew. */
const adjustedIn = (amend: readonly Amendment[], { newest }: AmendmentFacts): ReadonlySet<string> =>
  new Set(
    amend.flatMap(({ root, as }) => {
      const act = newest.get(root);
      return as === 'void' && act?.verb !== 'void' && act?.kind === 'rights.adjusted' ? [act.payload.of] : [];
    }),
  );

/** Nothing else is said of an act that is taken back with others. */
const onceEach = (drafts: readonly DraftAct[]): readonly DraftAct[] =>
  [...new Map(drafts.toReversed().map((draft) => [draft.root, draft])).values()].toReversed();

function readOne(amendment: Amendment, path: string, basis: string, options: RestatingFacts): Drafts {
  const { root, seen, as } = amendment;
  const { newest: acts, awaited } = options;
  const refused = refusedAt(path);
  const newest = acts.get(root);
  if (newest === undefined) return refused('GENERAL.NOT_FOUND');
  if (!isAmendable(newest.kind)) return refused('REGISTERS.CORRECTED_ELSEWHERE');
  if (newest.actId !== seen) return refused('GENERAL.STALE');
  if (as === 'restore') return restore(newest, path, basis, options);
  if (newest.verb === 'void') return refused('REGISTERS.ALREADY_VOID');
  if (as === 'bundle') return takeBackBundle(amendment, path, basis, options);
  if (as === 'void')
    return givenBy(newest).some((id) => awaited.has(id))
      ? refused('REGISTERS.AWAITED')
      : ok([options.void(newest, basis)]);
  return restatedOrMoved({ newest, amendment, path, basis }, options);
}

const refusedAt =
  (path: string) =>
  (textCode: FieldRefusal['textCode'], of = 'root'): Result<never, readonly FieldRefusal[]> =>
    err([{ path: `${path}.${of}`, textCode }]);

/** It was taken back by mistake: it is said again as it stood. */
function restore(newest: Act, path: string, basis: string, { stored, replace }: AmendmentFacts): Drafts {
  const before = stored.get(newest.root);
  return newest.verb !== 'void' || before === undefined
    ? refusedAt(path)('REGISTERS.NOT_VOID')
    : ok([replace(newest, before.payload, { on: before.effectiveOn }, basis)]);
}

/** Everything that a batch recorded, the act among it, never happened. */
function takeBackBundle(
  { root, batch_id: batchId = '', batch_seen: seen }: Amendment,
  path: string,
  basis: string,
  { batches, awaited, newId }: AmendmentFacts,
): Drafts {
  const refused = refusedAt(path);
  const versions = batches.get(batchId) ?? [];
  const drafts = takeBackBatch(versions, { batchId, basis, newId });
  if (drafts.every((draft) => draft.root !== root)) return refused('GENERAL.NOT_FOUND', 'batch_id');
  if (drafts.some(({ kind }) => !isAmendable(kind))) return refused('REGISTERS.CORRECTED_ELSEWHERE');
  const voided = new Set(drafts.flatMap((draft) => (draft.verb === 'void' ? [draft.root] : [])));
  // Whoever takes all of them back has seen what each says now.
  if (versions.toSorted(bySeq).at(-1)?.actId !== seen) return refused('GENERAL.STALE');
  const isAwaited = versions.some(
    (act) => act.verb !== 'void' && voided.has(act.root) && givenBy(act).some((id) => awaited.has(id)),
  );
  return isAwaited ? refused('REGISTERS.AWAITED') : ok(drafts);
}

interface RestatingFacts extends AmendmentFacts {
  readonly held: Map<string, string>;
  readonly adjusted: ReadonlySet<string>;
}

interface Restatement {
  readonly newest: ChangeAct;
  readonly amendment: Amendment;
  readonly path: string;
  readonly basis: string;
}

function restatedOrMoved(
  { newest, amendment: { as, on: typed, say = {} }, path, basis }: Restatement,
  { today, incorporatedOn, held, adjusted, newId, replace }: RestatingFacts,
): Drafts {
  const refused = refusedAt(path);
  const on = typed === undefined && as === 'say' ? newest.effectiveOn : parseTypedDate(typed ?? '');
  if (on === undefined) return refused('GENERAL.NOT_A_DATE', 'on');
  if (on > today && !kinds[newest.kind].mayBeFuture) return refused('PEOPLE.DATE_IN_FUTURE', 'on');
  const stored = as === 'say' ? correctPlainValues(newest, { say, held, newId }) : ok(newest.payload);
  if (!stored.ok) return err(stored.error.map((one) => ({ ...one, path: `${path}.say.${one.path}` })));
  const payload = stored.value;
  const isSame = on === newest.effectiveOn && canonicalJson(payload) === canonicalJson(newest.payload);
  if (isSame) return refused('SHARES.NOTHING_CHANGES', as === 'say' ? 'say' : 'on');
  if (as === 'say' && adjusted.has(newest.root)) return refused('REGISTERS.ADJUSTED_WITH_IT', 'say');
  const days = plainValuesOf(newest).filter(({ name }) => say[name] !== undefined);
  const first = days.find(
    ({ what, name }) =>
      dayKinds['SHARES.BEFORE_RESOLUTION'].includes(what) && isBefore(say[name], incorporatedOn),
  );
  if (first !== undefined && incorporatedOn !== null) {
    const [textCode, params] = ['PEOPLE.BEFORE_INCORPORATION', { date: incorporatedOn }] as const;
    return err([{ path: `${path}.say.${first.name}`, textCode, params }]);
  }
  const isJudged = !isNotedLater(newest.kind, payload) && !isSeatAsItStood(newest, { payload, on });
  const early = isJudged ? restsLater(payload, on) : undefined;
  if (early !== undefined) {
    // Where the day itself was not told, the other one is wrong.
    const late = days.filter(({ what }) => dayKinds[early].includes(what));
    const other = late.find(({ name }) => (say[name] ?? '').trim() > on) ?? late[0];
    const at = `${path}.${typed === undefined && other ? `say.${other.name}` : 'on'}`;
    const isOfPeople = newest.kind === 'appointed' || newest.kind === 'ceased';
    return err([
      isOfPeople
        ? { path: at, textCode: 'PEOPLE.BEFORE_RESOLUTION', params: { date: on } }
        : { path: at, textCode: early },
    ]);
  }
  for (const [securityId, shares] of sharesOfOpenedCertificates(newest.kind, payload))
    held.set(securityId, shares);
  return ok([replace(newest, payload, { on }, basis)]);
}

/** Values that say the day which is too late. */
const dayKinds: Readonly<Record<NonNullable<ReturnType<typeof restsLater>>, readonly PlainValueKind[]>> = {
  'SHARES.PAID_LATER': ['paidOn'],
  'SHARES.SOLVENCY_LATER': ['solvencyOn'],
  'SHARES.STATED_LATER': [],
  'SHARES.BEFORE_RESOLUTION': ['resolutionOn', 'directorsResolutionOn'],
};

/** Nobody is removed before the resolution (CBCA ss. 109, 121); of another end the directors may take note later. */
const isNotedLater = (kind: KindName, payload: Payloads[KindName]): boolean =>
  kind === 'ceased' && 'reason' in payload && payload.reason !== 'removed';

/** Older seats may name a later resolution: while the day and the resolution stay, another value of theirs is corrected all the same
 *  (decision 134). */
const isSeatAsItStood = (
  newest: ChangeAct,
  { payload, on }: { readonly payload: object; readonly on: PlainDate },
): boolean =>
  (newest.kind === 'appointed' || newest.kind === 'ceased') &&
  on === newest.effectiveOn &&
  canonicalJson(resolutionsIn({ kind: newest.kind, payload })) === canonicalJson(resolutionsIn(newest));

const isBefore = (typed = '', incorporatedOn: PlainDate | null): boolean =>
  typed.trim() !== '' && incorporatedOn !== null && typed.trim() < incorporatedOn;

/** The ids of what an act made. */
const givenBy = (act: ChangeAct): readonly string[] => gives(act).map((given) => given.split(' ')[0] ?? '');

const gives = <K extends KindName>({ kind, payload }: ChangeAct<K>): readonly string[] =>
  kinds[kind as K].gives?.(payload as Payloads[K]) ?? [];
