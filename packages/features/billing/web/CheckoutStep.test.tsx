import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { readPayment, readPlans } from '../contract.ts';
import { CheckoutStep } from './CheckoutStep.tsx';

const paidUntil = (plan_last_date: string) => ({
  plan_id: 'founder',
  status: 'Active',
  subscription_id: 's',
  plan_last_date,
  subscription_end_date: '2027-01-01',
});
const plan = { plan_id: 'founder', plan_price: 348, currency: 'CAD', holders: 10, features: [] };

test('an ended plan is ordered again, though its last payment was paid', async () => {
  const subscription = paidUntil('2020-01-01');
  serve(
    [
      readPlans,
      {
        plans: [{ ...plan, as_of: '2026-01-01' }],
        plan_id: 'founder',
        provider: 'sandbox',
        province: 'ON',
        subscription,
        plan_runs: false,
        tax_rates: { as_of: '2026-01-01', status: 'confirm', provinces: [] },
      },
    ],
    [
      readPayment,
      {
        status: 'incorporated',
        processing: false,
        coupon: null,
        card: null,
        plan_price: 348,
        plan_id: 'founder',
        isPaymentResponseSucceed: true,
        subscription,
        invoice: null,
        payment: { purpose: 'incorporation', status: 'paid', amount: 393.24, reason: null },
      },
    ],
  );
  const nothing = () => undefined;
  await renderUi(
    <MaplePage>
      <CheckoutStep
        orgId={orgId}
        planId="founder"
        invoicesAt="/"
        onPaid={nothing}
        onContinue={nothing}
        foot={(children) => children}
      />
    </MaplePage>,
  );
  expect(await screen.findByRole('textbox', { name: /Card number/ })).toBeTruthy();
});
