/** The annual return on the page: what its parts read and change. */
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { createContext, use } from 'react';
import type { CorporationFacts } from '../../../corporation/contract.ts';
import { readAnnual, saveAnnual } from '../../annualContract.ts';
import type { AnnualStep, AnnualView } from '../../annualView.ts';

export interface AnnualPage {
  readonly orgId: string;
  readonly annual: AnnualView;
  readonly facts: CorporationFacts;
  /** The plan of the checkout's path: the one in force, or the one that is bought with the return. */
  readonly planId: string;
}

export const AnnualContext = createContext<AnnualPage | undefined>(undefined);

export function useAnnual(): AnnualPage {
  const page = use(AnnualContext);
  if (page === undefined) throw new Error('this part needs an annual return above it');
  return page;
}

const pages = {
  corporation: 'ConfirmCorporate',
  people: 'ConfirmOperators',
  resolutions: 'AnnualResolution',
} as const;

/** The path of a step (specification section 2); what is paid and filed is seen where it is paid. */
const stepPath = (step: AnnualStep, { orgId, annual, planId }: AnnualPage): string =>
  step === 'checkout' || step === 'complete'
    ? `/app/annualFiling/checkout/${orgId}/${planId}/${annual.filing_id}`
    : `/app/annualFiling/${pages[step]}/${orgId}/${annual.filing_id}`;

export const useGo = () => {
  const page = useAnnual();
  return (step: AnnualStep) => navigate({ to: stepPath(step, page) });
};

type Saved = InputOf<typeof saveAnnual>['body'];

/** Saves a part of the return, and shows it as it stands then; a line that changed meanwhile is read again. */
export function useSave() {
  const { orgId, annual } = useAnnual();
  const { put, again } = useReadings();
  const call = useCall(saveAnnual, { say: 'failure' });
  const params = { orgId, filingId: annual.filing_id };
  return {
    busy: call.busy,
    save: async (body: Saved) => {
      const answer = await call.run({ params, body });
      if (answer.ok) put(readAnnual, { params }, answer.data);
      else if (answer.textCode === 'ANNUAL.CHANGED_MEANWHILE') await again(readAnnual, { params });
      return answer;
    },
  };
}
