/** Long histories of one organization, as a busy transfer agent would have them. */
import type { Issue } from '../../packages/book/acts/issued.ts';
import type { Act, ChangeAct } from '../../packages/book/acts/kinds.ts';
import type { CertificateNumber } from '../../packages/book/acts/numbers.ts';
import { UNTOLD_ISSUE } from '../../packages/book/issuing.ts';
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

/** Further acts on the day of an issue, numbered from `seq` on. */
export type Meanwhile = (day: {
  readonly seq: number;
  readonly on: PlainDate;
  readonly issues: readonly Issue[];
  /** How many issues came before. */
  readonly turn: number;
  /** The holder who came last before them; undefined at the first issue. */
  readonly before: string | undefined;
  /** The next number of the class. */
  readonly certificate: () => CertificateNumber;
}) => readonly Act[];

/** The incorporation and one class, then ten people at a time who come and are issued shares in one act. The dates rise
 *  evenly over ten years. */
export function historyOf(size: number, meanwhile: Meanwhile = () => []): History {
  const classId = newId();
  const persons: string[] = [];
  const acts: Act[] = [
    actOf(1, FIRST_DAY, 'incorporated', articles),
    actOf(2, FIRST_DAY, 'class.created', { ...classTerms('Common'), classId, prefix: 'CS' }),
  ];
  let serial = 0;
  const certificate = () => numbered(++serial);
  let lastDay = FIRST_DAY;
  for (let turn = 0; acts.length < size; turn += 1) {
    lastDay = addDays(FIRST_DAY, Math.floor((DAYS * acts.length) / size));
    const before = persons.at(-1);
    const issues: Issue[] = [];
    for (let i = 0; i < HOLDERS_IN_ONE_ACT; i++) {
      const personId = newId();
      persons.push(personId);
      const facts = [{ kind: 'name' as const, ref: { fact: newId(), digest: '0'.repeat(64) } }];
      acts.push(actOf(acts.length + 1, lastDay, 'person.added', { personId, kind: 'individual', facts }));
      issues.push(issueTo(personId, classId, lastDay, certificate()));
    }
    acts.push(actOf(acts.length + 1, lastDay, 'issued', { issues, resolution: null }));
    acts.push(...meanwhile({ seq: acts.length + 1, on: lastDay, issues, turn, before, certificate }));
  }
  return { acts, classId, persons, lastDay };
}

const numbered = (serial: number): CertificateNumber => ({ prefix: 'CS', label: `CS-${serial}`, serial });

/** One issue; its number is given on recording. */
export const issuance = (personId: string, classId: string, paidOn: PlainDate) => ({
  issues: [issueTo(personId, classId, paidOn, null)],
  resolution: null,
});

/** 100 shares at a dollar. */
const issueTo = (
  personId: string,
  classId: string,
  paidOn: PlainDate,
  certificate: CertificateNumber | null,
): Issue => ({
  securityId: newId(),
  certificate,
  personId,
  classId,
  quantity: '100',
  price: '1',
  consideration: { kind: 'money', amount: '100' },
  paidOn,
  exemption: null,
  vesting: null,
  ...UNTOLD_ISSUE,
});

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
