/** Pages of the annual return (specification section 2), for links from outside of them. */
import type { FilingView } from '../contract.ts';
import { isSentBack } from './due.ts';

/** The step that says why the registry sent a return back, and sends it again. It is paid: the plan that the path names is that
 *  of no order. */
export const sentBackPath = (orgId: string, filingId: string): string =>
  `/app/annualFiling/checkout/${orgId}/founder/${filingId}`;

/** The page on which a member goes on with a return. */
export const returnPath = (orgId: string, filing: Pick<FilingView, 'filing_id' | 'registry'>): string =>
  isSentBack(filing)
    ? sentBackPath(orgId, filing.filing_id)
    : `/app/annualFiling/ConfirmCorporate/${orgId}/${filing.filing_id}`;
