/**
 * The sandbox of filings: a registry for trying the product. It has its own table and transactions, keeps what it decided
 * under the sender's key, and tells it a moment later. It knows no corporation but those of the sandbox registrar, whose
 * numbers begin with 99, and sends back the papers of others.
 */
import { dateInZone, type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Waiting } from '@tabellion/platform/outside/outside.ts';
import { insertFiled, type SandboxFiling, selectFiled } from '../store/sandboxFilings.ts';
import type { AskedFilingDesk, FilingAnswer } from './filingDesk.ts';

export interface SandboxPorts {
  db: Database;
  clock: () => Instant;
  /** Time from receiving to telling. */
  delayMs: number;
}

export function openSandboxFilingDesk({ db, clock, delayMs }: SandboxPorts): AskedFilingDesk {
  return {
    name: 'sandbox',
    submit: async ({ jurisdiction, corporationNumber, kind, file }, key) => {
      const now = clock();
      const filed = await db.transaction(null, async (tx) => {
        await insertFiled(tx, {
          key,
          jurisdiction,
          corporationNumber,
          kind,
          file,
          isAccepted: /^(BC)?99/.test(corporationNumber),
          filedOn: dateInZone(now, zoneOf(jurisdiction)),
          decidedAt: instantOfMillis(millisOfInstant(now) + delayMs),
        });
        return selectFiled(tx, key);
      });
      if (filed === undefined) throw new Error('the sandbox lost what it had just written');
      return answerOf(filed, now);
    },
    find: async (key) => {
      const filed = await db.asNobody((q) => selectFiled(q, key));
      return filed === undefined ? { state: 'unknown' } : answerOf(filed, clock());
    },
  };
}

function answerOf(filed: SandboxFiling, now: Instant): FilingAnswer | Waiting {
  if (filed.decidedAt > now) return { state: 'waiting' };
  if (!filed.isAccepted) return { state: 'rejected', reasons: [unknownCorporation] };
  const { serial, filedOn } = filed;
  const reference = `SPECIMEN-${String(serial).padStart(6, '0')}`;
  return { state: 'accepted', reference, filedOn, isSpecimen: true };
}

const unknownCorporation = { textCode: 'CORPORATION_NUMBER.INVALID', params: { format: '9900001' } } as const;
