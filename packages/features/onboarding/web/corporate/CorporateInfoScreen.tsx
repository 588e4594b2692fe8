import { useState } from 'react';
import { CompanyStep } from '../company/CompanyStep.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { CorporateStep } from './CorporateStep.tsx';

/** dashboard/corporate-info: both pages of step 2 at one address. */
export function CorporateInfoScreen() {
  const [page, setPage] = useState<'company' | 'corporate'>('company');
  return (
    <WizardPage
      frame="dashboard"
      screen={page}
      turn={(screen) => {
        if (screen !== 'company' && screen !== 'corporate') return false;
        setPage(screen);
        window.scrollTo({ top: 0 });
        return true;
      }}
    >
      {page === 'company' ? <CompanyStep /> : <CorporateStep />}
    </WizardPage>
  );
}
