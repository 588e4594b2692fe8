import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPlans } from '../contract.ts';
import { PlansStep } from './PlansStep.tsx';

const plans = (plan_last_date: string) => ({
  plans: [
    {
      plan_id: 'founder',
      plan_price: 348,
      currency: 'CAD',
      holders: 10,
      features: [],
      as_of: '2026-01-01',
    },
  ],
  plan_id: 'founder',
  provider: 'sandbox',
  province: 'ON',
  subscription: {
    plan_id: 'founder',
    status: 'Active',
    subscription_id: 's',
    plan_last_date,
    subscription_end_date: '2027-01-01',
  },
  plan_runs: true,
  tax_rates: { as_of: '2026-01-01', status: 'confirm', provinces: [] },
});

test('an ended plan can be renewed where it is said, a running one is not offered again', async () => {
  serve([readPlans, plans('2020-01-01')]);
  const chosen: string[] = [];
  await renderUi(<PlansStep orgId="maple" onChosen={(id) => void chosen.push(id)} />);
  fireEvent.click(await screen.findByRole('button', { name: /Founder/ }));
  expect(chosen).toEqual(['founder']);
  cleanup();
  serve([readPlans, plans('2999-01-01')]);
  await renderUi(<PlansStep orgId="maple" onChosen={() => undefined} />);
  await screen.findByRole('heading', { name: 'Billing' });
  expect(screen.queryByRole('button', { name: /Founder/ })).toBeNull();
});

test('a choice that waits for its payment is marked, and not offered again', async () => {
  serve([readPlans, { ...plans('2999-01-01'), subscription: null, plan_id: null }]);
  await renderUi(<PlansStep orgId="maple" chosen="founder" onChosen={() => undefined} />);
  await screen.findByText('Chosen');
  expect(screen.queryByRole('button', { name: /Founder/ })).toBeNull();
});

test('a plan that was cancelled can be chosen again', async () => {
  const { subscription, ...rest } = plans('2999-01-01');
  serve([readPlans, { ...rest, subscription: { ...subscription, status: 'Cancel' } }]);
  const chosen: string[] = [];
  await renderUi(<PlansStep orgId="maple" chosen="founder" onChosen={(id) => void chosen.push(id)} />);
  fireEvent.click(await screen.findByRole('button', { name: /Founder/ }));
  expect(chosen).toEqual(['founder']);
  expect(screen.queryByText('Chosen')).toBeNull();
});

test('whoever only reads is told why billing is not managed here', async () => {
  serve([readPlans, plans('2999-01-01')]);
  await renderUi(<PlansStep orgId="maple" onChosen={() => undefined} />, {
    may: () => false,
    why: () => ({ textCode: 'ACCESS.VIEW_ONLY' }),
  });
  expect(await screen.findByText('You have view-only access to this organization.')).toBeTruthy();
});
