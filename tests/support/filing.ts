/** Filings that members mark, for tests of all that follows from it. */
import { listFilings, updateFiling } from '@tabellion/features/filings/contract.ts';
import { given } from './founding.ts';
import type { SignedIn } from './people.ts';

/** The filing of an annual return that is open. */
async function annualReturnOf(by: SignedIn, orgId: string, occasion: string): Promise<string> {
  const { filingList } = given(await by.api(listFilings, { params: { orgId } }));
  const found = filingList.find((one) => one.kind === 'annual_filing' && one.occasion === occasion);
  if (found === undefined) throw new Error(`no annual return of ${occasion}`);
  return found.filing_id;
}

/** Says that an annual return was filed today, or takes that back. */
export async function markReturn(
  by: SignedIn,
  { orgId, occasion }: { orgId: string; occasion: string },
  mark: 'filed' | 'open' = 'filed',
): Promise<void> {
  const body = mark === 'filed' ? { mark, number: '1584203' } : { mark, reason: 'Another year was meant.' };
  given(await by.api(updateFiling, { params: { id: await annualReturnOf(by, orgId, occasion) }, body }));
}
