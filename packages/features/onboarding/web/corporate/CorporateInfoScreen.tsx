import { useLocation } from '@tabellion/ui/router/address.ts';
import { useEffect } from 'react';
import { CompanyStep, companyFormSchema } from '../company/CompanyStep.tsx';
import { WizardPage } from '../frame/WizardPage.tsx';
import { pageHash } from '../frame/wizard.ts';
import { CorporateStep } from './CorporateStep.tsx';

const secondPage = pageHash('corporate', 'dashboard');

/** dashboard/corporate-info: both pages of step 2. The hash names the second, or the field that is looked for. */
export function CorporateInfoScreen() {
  const { hash } = useLocation();
  const page = hash === '' || hash in companyFormSchema.shape ? 'company' : 'corporate';
  useEffect(() => {
    if (hash === '' || hash === secondPage) window.scrollTo({ top: 0 });
  }, [hash]);
  return (
    <WizardPage frame="dashboard" screen={page}>
      {page === 'company' ? <CompanyStep /> : <CorporateStep />}
    </WizardPage>
  );
}
