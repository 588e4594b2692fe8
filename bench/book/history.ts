/** Long histories of one organization, as a busy transfer agent would have them. */
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import type { Issue } from '../../packages/book/acts/issued.ts';
import type { Act, ChangeAct } from '../../packages/book/acts/kinds.ts';
import { articles, classTerms } from '../../packages/book/testing.ts';
import { addDays, instantOfMillis, type PlainDate, plainDate } from '../../packages/kernel/date.ts';
import { newId } from '../../packages/platform/ids.ts';

export const FIRST_DAY = plainDate('2015-03-12');
const DAYS = 3650;
const HOLDERS_IN_ONE_ACT = 10;

export interface History {
  readonly acts: readonly Act[];
  readonly classId: string;
  readonly persons: readonly string[];
  /** The date of law of the last act. */
  readonly lastDay: PlainDate;
}

/** The incorporation and one class, then ten people at a time who come and are issued shares in one act. The dates rise
 *  evenly over ten years. */
export function historyOf(size: number): History {
  const classId = newId();
  const persons: string[] = [];
  const acts: Act[] = [
    actOf(1, FIRST_DAY, 'incorporated', articles),
    actOf(2, FIRST_DAY, 'class.created', { ...classTerms('Common'), classId, prefix: 'CS' }),
  ];
  let lastDay = FIRST_DAY;
  while (acts.length < size) {
    lastDay = addDays(FIRST_DAY, Math.floor((DAYS * acts.length) / size));
    const issues: Issue[] = [];
    for (let i = 0; i < HOLDERS_IN_ONE_ACT; i++) {
      const personId = newId();
      persons.push(personId);
      const facts = [{ kind: 'name' as const, ref: { fact: newId(), digest: '0'.repeat(64) } }];
      acts.push(actOf(acts.length + 1, lastDay, 'person.added', { personId, kind: 'individual', facts }));
      issues.push(...issuance(personId, classId, lastDay, persons.length).issues);
    }
    acts.push(actOf(acts.length + 1, lastDay, 'issued', { issues, resolution: null }));
  }
  return { acts, classId, persons, lastDay };
}

/** 100 shares at a dollar; without a serial, the number is given on recording. */
export function issuance(personId: string, classId: string, paidOn: PlainDate, serial?: number) {
  const certificate = serial === undefined ? null : { prefix: 'CS', label: `CS-${serial}`, serial };
  return {
    issues: [
      {
        securityId: newId(),
        certificate,
        personId,
        classId,
        quantity: '100',
        price: '1',
        consideration: { kind: 'money' as const, amount: '100' },
        paidOn,
        exemption: null,
        vesting: null,
        ...UNTOLD_ISSUE,
      },
    ],
    resolution: null,
  };
}

export function actOf<K extends ChangeAct['kind']>(
  seq: number,
  effectiveOn: PlainDate,
  kind: K,
  payload: ChangeAct<K>['payload'],
): Act {
  const actId = newId();
  const recordedAt = instantOfMillis(Date.UTC(2025, 0, 1) + seq);
  const head = {
    seq,
    actId,
    root: actId,
    supersedes: null,
    rank: seq,
    effectiveOn,
    recordedAt,
    actorId: null,
  };
  // Kind and payload belong together by K; the compiler does not see it through the union.
  return {
    ...head,
    basis: null,
    batchId: null,
    documents: [],
    kind,
    v: 1,
    verb: 'record',
    payload,
  } as unknown as Act;
}
