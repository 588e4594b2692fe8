import { ok } from '@tabellion/kernel/result.ts';
import { type AfterFactsStored, organizationOf } from '../../organizations/server/public.ts';
import { corporationAt, initialParticularsDrafts, recordActs } from '../../registers/server/public/acts.ts';
import { readInitialParticulars } from '../../registers/statedFacts.ts';

/** An office or a year end of which no entry told is recorded with the date of the incorporation: nothing says that it was
 *  ever another. What an entry told is refused by the form (ORGANIZATION.CHANGE_NEEDED). */
export const recordStated: AfterFactsStored = async (write) => {
  const { tx, orgId, today } = write;
  const corporation = await corporationAt(tx, orgId, { asOf: today, seq: Number(write.lastSeq()) });
  if (corporation === undefined) return ok(null);
  const { office, yearEnd } = readInitialParticulars(await organizationOf(tx, orgId));
  const first = {
    office: corporation.registeredOffice === undefined ? office : null,
    yearEnd: corporation.yearEnd === undefined ? yearEnd : null,
  };
  const drafts = initialParticularsDrafts(first, { on: corporation.incorporatedOn });
  if (drafts.length === 0) return ok(null);
  return recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
};
