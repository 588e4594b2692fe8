import { plainDate } from '@tabellion/kernel/date.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, mapleOf, orgId } from '../../../organizations/web/testing.tsx';
import { type Onboarding, readFiledArticles, submitIncorporation } from '../../contract.ts';
import { suggestedArticles } from '../../rules/articles.ts';
import { WizardContext } from '../frame/wizard.ts';
import { Submit } from './Submit.tsx';
import { loadCheckoutWords } from './words.ts';

const corporation = mapleOf('payment_success');
const onboarding: Onboarding = {
  org_unique_id: orgId,
  name: 'Maple Robotics Inc.',
  company_type: 'new',
  status: 'payment_success',
  steps: [],
  missing: [],
  warnings: [],
  needs: [],
  significant: [],
  isc_confirmed: true,
  resume: '',
  plan_id: 'founder',
  submission: null,
  organizing_resolution_on: null,
  articles: { ...suggestedArticles(plainDate('2025-03-12')), incorporators: [] },
  saved_at: '2025-03-12T14:00:00Z',
};
const filed = {
  language: 'en',
  title: 'Articles of incorporation',
  statute: 'CBCA',
  items: [{ number: 1, heading: 'Corporate name', lines: ['Maple Robotics Inc.'], classes_at: [] }],
};

test('the articles are shown as filed, and sent once the declaration is made and confirmed', async () => {
  const sent = serve([readFiledArticles, filed], [submitIncorporation, { ...onboarding, next: '' }]);
  await renderUi(
    <MoreTexts load={loadCheckoutWords} waiting={null}>
      <MaplePage status="payment_success">
        <WizardContext
          value={{ ...corporation, onboarding, frame: 'wizard', screen: 'checkout', go: () => undefined }}
        >
          <Submit />
        </WizardContext>
      </MaplePage>
    </MoreTexts>,
  );
  await screen.findByText('Corporate name');
  const bodies = () =>
    sent.filter(({ endpoint }) => endpoint === submitIncorporation).map(({ body }) => body);
  fireEvent.click(screen.getByRole('button', { name: 'Submit articles' }));
  await screen.findByText('Confirm the incorporator’s declaration before you submit the articles.');

  fireEvent.click(screen.getByRole('checkbox', { name: /I certify that I am authorized/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit articles' }));
  const question = await screen.findByRole('dialog');
  expect(bodies()).toEqual([]);
  const answers = [...question.querySelectorAll('button')];
  fireEvent.click(answers.find(({ textContent }) => textContent === 'Submit articles') ?? question);
  await waitFor(() => expect(bodies()).toEqual([{ declared: true }]));
});
