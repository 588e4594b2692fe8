import { plainDate } from '@tabellion/kernel/date.ts';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPlanId } from '../../../billing/contract.ts';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import { MaplePage, mapleOf, orgId } from '../../../organizations/web/testing.tsx';
import { readOnboarding } from '../../contract.ts';
import { suggestedArticles } from '../../rules/articles.ts';
import { StepFrame } from './StepFrame.tsx';
import { WizardPage } from './WizardPage.tsx';

test('a plan that could not be renewed is told in the wizard, too', async () => {
  const articles = { ...suggestedArticles(plainDate('2025-03-12')), incorporators: [] };
  const founding = { plan_id: 'founder', articles, steps: [], missing: [], saved_at: '2026-07-01T02:10:00Z' };
  serve(
    [readOnboarding, founding],
    [readCorporateInfo, mapleOf('submitted').corporate],
    [readPlanId, { plan_id: 'founder', subscription: null, tried_again_on: '2026-07-08' }],
  );
  await renderUi(
    <MaplePage status="submitted">
      <WizardPage frame="wizard" screen="checkout">
        <StepFrame>Articles</StepFrame>
      </WizardPage>
    </MaplePage>,
  );
  const link = await screen.findByRole('link', { name: text('paying.failing.act') });
  expect(link.getAttribute('href')).toBe(`/app/org/${orgId}/setting/billing`);
});

test('moments in the wizard are shown by the clock of the registry, not of the browser', async () => {
  const articles = { ...suggestedArticles(plainDate('2025-03-12')), incorporators: [] };
  serve([readOnboarding, { plan_id: null, articles }], [readCorporateInfo, mapleOf('submitted').corporate]);
  await renderUi(
    <MaplePage status="submitted">
      <WizardPage frame="wizard" screen="checkout">
        <InstantText instant="2026-07-01T02:10:00Z" />
      </WizardPage>
    </MaplePage>,
  );
  expect(await screen.findByText(/^Jun 30, 2026, 22:10\sEDT$/)).toBeTruthy();
});
