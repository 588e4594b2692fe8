import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readPlans } from '../contract.ts';
import { PlansStep } from './PlansStep.tsx';

test('whoever only reads is told why billing is not managed here', async () => {
  serve([
    readPlans,
    {
      ...{ plans: [], plan_id: 'founder', provider: 'sandbox', province: 'ON' },
      subscription: {
        ...{ plan_id: 'founder', status: 'Active', subscription_id: 's' },
        ...{ plan_last_date: '2026-01-01', subscription_end_date: '2027-01-01' },
      },
      tax_rates: { as_of: '2026-01-01', status: 'confirm', provinces: [] },
    },
  ]);
  await renderUi(<PlansStep orgId="maple" onChosen={() => undefined} />, {
    may: () => false,
    why: () => ({ textCode: 'ACCESS.VIEW_ONLY' }),
  });
  expect(await screen.findByText('You have view-only access to this organization.')).toBeTruthy();
});
