/** A long history in which shares change hands and what was told is corrected. */
import type { Issue } from '../../packages/book/acts/issued.ts';
import type { Act, ChangeAct } from '../../packages/book/acts/kinds.ts';
import { UNTOLD } from '../../packages/book/issuing.ts';
import { articles, classTerms } from '../../packages/book/testing.ts';
import { addDays, type PlainDate } from '../../packages/kernel/date.ts';
import { newId } from '../../packages/platform/ids.ts';
import { actOf, FIRST_DAY, type History, issuance } from '../book/history.ts';

const DAYS = 3650;
const HOLDERS_IN_ONE_ACT = 10;

/** Ten people at a time come and are issued shares in one act; one of them sells all of his to one of those who came before,
 *  another a part and keeps the rest; and every other sale is told again, rightly. The dates rise evenly over ten years. */
export function busyHistoryOf(size: number): History {
  const classId = newId();
  const persons: string[] = [];
  const acts: Act[] = [
    actOf(1, FIRST_DAY, 'incorporated', articles),
    actOf(2, FIRST_DAY, 'class.created', { ...classTerms('Common'), classId, prefix: 'CS' }),
  ];
  let serial = 0;
  const certificate = () => {
    serial += 1;
    return { prefix: 'CS', label: `CS-${serial}`, serial };
  };
  let lastDay = FIRST_DAY;
  while (acts.length < size) {
    lastDay = addDays(FIRST_DAY, Math.floor((DAYS * acts.length) / size));
    const buyer = persons.at(-1);
    const issues: Issue[] = [];
    for (let i = 0; i < HOLDERS_IN_ONE_ACT; i++) {
      const personId = newId();
      persons.push(personId);
      const facts = [{ kind: 'name' as const, ref: { fact: newId(), digest: '0'.repeat(64) } }];
      acts.push(actOf(acts.length + 1, lastDay, 'person.added', { personId, kind: 'individual', facts }));
      const [issue] = issuance(personId, classId, lastDay).issues;
      if (issue !== undefined) issues.push({ ...issue, certificate: certificate() });
    }
    acts.push(actOf(acts.length + 1, lastDay, 'issued', { issues, resolution: null }));
    const [whole, part] = issues;
    if (buyer === undefined || whole === undefined || part === undefined) continue;
    const sale = (issue: Issue, sold: bigint): ChangeAct<'transferred'>['payload'] => ({
      source: { securityId: issue.securityId, classId, personId: issue.personId, quantity: issue.quantity },
      transfers: [{ ...opened(certificate(), sold), personId: buyer }],
      balance:
        sold === BigInt(issue.quantity)
          ? null
          : { outcome: 'reissued', ...opened(certificate(), BigInt(issue.quantity) - sold) },
      resolution: null,
      consideration: null,
      spoiled: [],
    });
    acts.push(actOf(acts.length + 1, lastDay, 'transferred', sale(whole, BigInt(whole.quantity))));
    const told = actOf(acts.length + 1, lastDay, 'transferred', sale(part, 40n));
    acts.push(told);
    if (persons.length % (2 * HOLDERS_IN_ONE_ACT) === 0) acts.push(saidAgain(told, acts.length + 1, lastDay));
  }
  return { acts, classId, persons, lastDay };
}

const opened = (certificate: { prefix: string; label: string; serial: number }, quantity: bigint) => ({
  securityId: newId(),
  certificate,
  quantity: String(quantity),
  vesting: null,
  ...UNTOLD,
});

/** The same sale, with the resolution that was left out. */
function saidAgain(told: Act, seq: number, on: PlainDate): Act {
  const payload = { ...told.payload, resolution: { number: 'R-1', date: on } };
  const { root, actId: supersedes, rank } = told;
  const again = actOf(seq, on, 'transferred', payload as ChangeAct<'transferred'>['payload']);
  return { ...again, verb: 'replace', root, supersedes, rank } as Act;
}
