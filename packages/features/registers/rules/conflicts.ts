/** Conflicts for a person to read: every act in the way, by code and field. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { Anomaly, AnomalyCode } from '@tabellion/book/anomaly.ts';
import type { PayloadFault } from '@tabellion/book/read.ts';
import { subjectsOf } from '@tabellion/book/readWriteSets.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { isAmendable } from '../amendments.ts';
import type { PlainValue } from '../plainValue.ts';
import { plainValuesOf } from './plainValues.ts';

/** One act in the way, as `data.acts` of the refusal lists it. */
export interface ConflictingAct {
  readonly actId: string;
  readonly root: string;
  readonly kind: string;
  readonly effectiveOn: string;
  /** It stands in the register and may be amended, unlike what was about to be recorded. */
  readonly isOnRecord: boolean;
  /** Whom it names, twenty at most; ids, and names where they were looked up. */
  readonly persons: readonly string[];
  /** Its plain values, which can be restated one by one; of the first fifty acts. */
  readonly says: readonly PlainValue[];
  /** The batch in which its newest version was recorded. */
  readonly batchId: string | null;
  readonly textCode: TextCode;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** How people read what does not fit: `no_pool` is REGISTERS.NO_POOL. */
export const textCodeOf = (code: AnomalyCode): TextCode =>
  code === 'stale'
    ? 'GENERAL.STALE'
    : `REGISTERS.${code.toUpperCase() as Uppercase<Exclude<AnomalyCode, 'stale'>>}`;

/** More acts in the way than anybody reads at once; spelling out a hundred thousand would hold up everybody else. */
const MOST_NAMED = 1000;

/** The most persons told of an act in the way; a sentence holds no more. */
const MOST_PERSONS = 20;

export const MAX_NAMED_CONFLICTS = 50;

export function personsOf(act: Act): readonly string[] {
  if (act.verb === 'void') return [];
  const { payload } = act;
  const holders = 'source' in payload && typeof payload.source === 'object' ? [payload.source.personId] : [];
  const named = subjectsOf(act).flatMap(({ subject }) =>
    subject.startsWith('person ') ? [subject.slice('person '.length)] : [],
  );
  return [...new Set([...holders, ...named])];
}

/**
 * @param lastSeq of the history: what bears a later one was about to be recorded
 * @param acts where the acts that the anomalies name are found: the history and what was to be added
 * @returns REGISTERS.DOES_NOT_FIT with the acts in the way as `data.acts`, in the order of the fold: the first thousand
 * of `data.count`; GENERAL.STALE when all that is wrong is that somebody corrected first
 */
export function doesNotFit(
  anomalies: readonly Anomaly[],
  acts: readonly Act[],
  lastSeq = Number.MAX_SAFE_INTEGER,
): Refusal<'REGISTERS.DOES_NOT_FIT' | 'GENERAL.STALE'> {
  const named = anomalies.slice(0, MOST_NAMED);
  const ids = new Set(named.map(({ actId }) => actId));
  // Once for each act: one that lists a thousand securities may be in the way with every one of them.
  const byId = new Map(
    acts
      .filter(({ actId }) => ids.has(actId))
      // Whom the register of significant control names is for its readers alone.
      .map((act) => [
        act.actId,
        { act, persons: isAmendable(act.kind) ? personsOf(act).slice(0, MOST_PERSONS) : [] },
      ]),
  );
  const conflicts = named.map(({ actId, root, code, path, params }, at): ConflictingAct => {
    const { act, persons = [] } = byId.get(actId) ?? {};
    const { kind = '', effectiveOn = '', batchId = null } = act ?? {};
    const isOnRecord = act !== undefined && act.seq <= lastSeq && isAmendable(act.kind);
    const says =
      isOnRecord && act.verb !== 'void' && at < MAX_NAMED_CONFLICTS ? plainValuesOf(act).filter(isTyped) : [];
    const textCode = textCodeOf(code);
    return { actId, root, kind, effectiveOn, isOnRecord, persons, says, batchId, textCode, path, params };
  });
  const found = { acts: conflicts, count: anomalies.length };
  if (anomalies.every(({ code }) => code === 'stale')) return { textCode: 'GENERAL.STALE', data: found };
  const fields = conflicts.map(({ path, textCode, params }) => ({ path, textCode, params }));
  return { textCode: 'REGISTERS.DOES_NOT_FIT', fields, data: found };
}

/** Every act that is dated after today and may not be, as `data.acts`. */
export function datedInFuture(acts: readonly Act[]): Refusal<'REGISTERS.FUTURE_DATE'> {
  const textCode = 'REGISTERS.FUTURE_DATE';
  const path = 'effectiveOn';
  const conflicts = acts.map(
    ({ actId, root, kind, effectiveOn }): ConflictingAct => ({
      actId,
      root,
      kind,
      effectiveOn,
      textCode,
      path,
      params: {},
      isOnRecord: false,
      persons: [],
      says: [],
      batchId: null,
    }),
  );
  return { textCode, fields: [{ path, textCode }], data: { acts: conflicts } };
}

/** A program's fault more than a person's. */
export const payloadInvalid = (faults: readonly PayloadFault[]): Refusal<'REGISTERS.PAYLOAD_INVALID'> => ({
  textCode: 'REGISTERS.PAYLOAD_INVALID',
  fields: faults.map(({ path, code }) => ({
    path,
    textCode: code === 'unknown_field' ? 'GENERAL.FIELD_UNKNOWN' : 'GENERAL.FIELD_INVALID',
  })),
});

/** A person is chosen in the drawer of the entry itself, which names who may be. */
const isTyped = ({ what }: PlainValue): boolean =>
  !['transferee', 'consideration', 'considerationAmount'].includes(what);
