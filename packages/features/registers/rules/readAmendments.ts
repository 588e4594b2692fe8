/** What a form amends of acts on record, as drafts that say them again. */
import { type Act, type ChangeAct, type KindName, kinds, type Payloads } from '@tabellion/book/acts/kinds.ts';
import type { Dating, DraftAct } from '@tabellion/book/draft.ts';
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import { err, ok, type Result } from '@tabellion/kernel/result.ts';
import { readText } from '../../organizations/rules/text.ts';
import { type AmendingInput, type Amendment, isAmendable } from '../amendments.ts';

interface Around {
  /** Ids that something waiting to be recorded names. */
  readonly awaited: ReadonlySet<string>;
  /** The newest version of each act that is named, by its root. */
  readonly newest: ReadonlyMap<string, Act>;
  readonly today: PlainDate;
  replace(newest: Act, payload: Payloads[KindName], dating: Dating, basis: string): DraftAct;
  void(newest: Act, basis: string): DraftAct;
}

/**
 * Errors at `amend.0.root`: GENERAL.NOT_FOUND, REGISTERS.CORRECTED_ELSEWHERE, REGISTERS.ALREADY_VOID, GENERAL.STALE,
 * REGISTERS.AWAITED where a subscription or an appointment that waits stands on what the act made; at `amend.0.on`:
 * GENERAL.NOT_A_DATE, PEOPLE.DATE_IN_FUTURE, SHARES.NOTHING_CHANGES, SHARES.BEFORE_RESOLUTION, SHARES.PAID_LATER; at
 * `amend_reason` those of a required line of text.
 */
export function readAmendments(
  { amend = [], amend_reason = '', rehearse }: AmendingInput,
  around: Around,
): Result<readonly DraftAct[], readonly FieldRefusal[]> {
  const required = amend.length > 0 && rehearse !== true;
  const reason = readText(amend_reason, { path: 'amend_reason', maxLength: 300, required });
  const basis = reason.ok ? reason.value : '';
  const read = amend.map((one, at) => readOne(one, `amend.${at}`, basis, around));
  const fields = [reason, ...read].flatMap((one) => (one.ok ? [] : [one.error]));
  return fields.length > 0 ? err(fields) : ok(read.flatMap((one) => (one.ok ? [one.value] : [])));
}

function readOne(
  { root, seen, as, on: typed = '' }: Amendment,
  path: string,
  basis: string,
  { newest: acts, today, awaited, ...say }: Around,
): Result<DraftAct, FieldRefusal> {
  const refused = (textCode: FieldRefusal['textCode'], of = 'root') =>
    err({ path: `${path}.${of}`, textCode });
  const newest = acts.get(root);
  if (newest === undefined) return refused('GENERAL.NOT_FOUND');
  if (!isAmendable(newest.kind)) return refused('REGISTERS.CORRECTED_ELSEWHERE');
  if (newest.actId !== seen) return refused('GENERAL.STALE');
  if (newest.verb === 'void') return refused('REGISTERS.ALREADY_VOID');
  if (as === 'void')
    return givenBy(newest).some((id) => awaited.has(id))
      ? refused('REGISTERS.AWAITED')
      : ok(say.void(newest, basis));
  const on = parsePlainDate(typed);
  if (on === undefined) return refused('GENERAL.NOT_A_DATE', 'on');
  if (on > today && !kinds[newest.kind].mayBeFuture) return refused('PEOPLE.DATE_IN_FUTURE', 'on');
  if (on === newest.effectiveOn) return refused('SHARES.NOTHING_CHANGES', 'on');
  const early = tooEarly(newest, on);
  return early === undefined ? ok(say.replace(newest, newest.payload, { on }, basis)) : refused(early, 'on');
}

/** The ids of what an act made. */
const givenBy = (act: ChangeAct): readonly string[] => gives(act).map((given) => given.split(' ')[0] ?? '');

const gives = <K extends KindName>({ kind, payload }: ChangeAct<K>): readonly string[] =>
  kinds[kind as K].gives(payload as Payloads[K]);

/** An act is not dated before what it rests on: its resolution, and of an issue its payment (CBCA s. 25(3)). */
function tooEarly(
  act: Exclude<Act, { verb: 'void' }>,
  on: PlainDate,
): 'SHARES.BEFORE_RESOLUTION' | 'SHARES.PAID_LATER' | undefined {
  const { payload } = act;
  const own = 'resolution' in payload ? payload.resolution : null;
  const resolution = act.kind === 'class.created' ? (act.payload.amendment?.resolution ?? null) : own;
  if (resolution !== null && resolution.date > on) return 'SHARES.BEFORE_RESOLUTION';
  const isOwed =
    act.kind === 'issued' && act.payload.issues.some(({ paidOn }) => paidOn !== null && paidOn > on);
  return isOwed ? 'SHARES.PAID_LATER' : undefined;
}
