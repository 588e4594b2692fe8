import { plainDate } from '@tabellion/kernel/date.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, mapleOf, orgId } from '../../../organizations/web/testing.tsx';
import type { Onboarding } from '../../contract.ts';
import { suggestedArticles } from '../../rules/articles.ts';
import { WizardContext } from '../frame/wizard.ts';
import { Review } from './Review.tsx';
import { Incorporated } from './Submitted.tsx';
import { loadCheckoutWords } from './words.ts';

const maple = mapleOf('incorporated');
const onboarding: Onboarding = {
  org_unique_id: orgId,
  name: 'Maple Robotics Inc.',
  company_type: 'old',
  status: 'incorporated',
  steps: [],
  missing: [],
  warnings: [],
  needs: [],
  significant: [],
  isc_confirmed: true,
  resume: '',
  plan_id: 'founder',
  submission: null,
  organizing_resolution_on: '2025-03-12',
  articles: { ...suggestedArticles(plainDate('2025-03-12')), incorporators: [] },
  saved_at: '2025-03-12T14:00:00Z',
};
const wizard = {
  ...maple,
  corporate: { ...maple.corporate, company_type: 'old' as const },
  onboarding,
  frame: 'wizard' as const,
  screen: 'checkout' as const,
  go: () => undefined,
};

test('an existing corporation is recorded, not incorporated', async () => {
  serve();
  await renderUi(
    <MoreTexts load={loadCheckoutWords} waiting={null}>
      <MaplePage>
        <WizardContext value={wizard}>
          <Incorporated />
        </WizardContext>
      </MaplePage>
    </MoreTexts>,
  );
  await screen.findByRole('heading', { level: 1, name: /is recorded$/ });
  expect(screen.queryByText('Certificate of incorporation')).toBeNull();
});

test('its review shows the number and the date that open its registers, and no incorporators', async () => {
  serve();
  await renderUi(
    <MoreTexts load={loadCheckoutWords} waiting={null}>
      <MaplePage>
        <WizardContext value={wizard}>
          <Review />
        </WizardContext>
      </MaplePage>
    </MoreTexts>,
  );
  await screen.findByText('1234567-8');
  screen.getByText('March 12, 2025');
  expect(screen.queryByText('Incorporators')).toBeNull();
});
