import { plainDate } from '@tabellion/kernel/date.ts';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCorporateInfo } from '../../../organizations/contract.ts';
import { MaplePage, mapleOf } from '../../../organizations/web/testing.tsx';
import { readOnboarding } from '../../contract.ts';
import { suggestedArticles } from '../../rules/articles.ts';
import { WizardPage } from './WizardPage.tsx';

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
