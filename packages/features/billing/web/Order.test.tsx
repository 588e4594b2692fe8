import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { validateCoupon } from '../contract.ts';
import { Order, type OrderProps } from './Order.tsx';
import { loadWords } from './words.ts';

const plan: OrderProps['plan'] = {
  plan_id: 'founder',
  plan_price: 348,
  currency: 'CAD',
  holders: 10,
  features: [],
  as_of: '2026-01-01',
};
const offer: OrderProps['offer'] = {
  plans: [plan],
  plan_id: 'founder',
  provider: 'sandbox',
  province: 'ON',
  subscription: null,
  plan_runs: false,
  tax_rates: { as_of: '2026-01-01', status: 'confirm', provinces: [] },
};

/** The page of the payment, left and opened again by the same user. */
function LeftAndOpened() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        visit {visit}
      </button>
      <Order
        key={visit}
        orgId={orgId}
        plan={plan}
        offer={offer}
        refusal={undefined}
        onChangePlan={undefined}
        law={undefined}
        onBuying={() => undefined}
        foot={(children) => children}
      />
    </>
  );
}

test('a coupon that was applied is applied again after a sign-in', async () => {
  const asked = serve([validateCoupon, { coupon: { coupon: 'FOUNDER25', discount_amount: 87 } }]);
  await renderUi(
    <MaplePage>
      <MoreTexts load={loadWords} waiting={null}>
        <LeftAndOpened />
      </MoreTexts>
    </MaplePage>,
  );
  fireEvent.change(await screen.findByRole('textbox', { name: /Coupon/ }), {
    target: { value: 'FOUNDER25' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findAllByText('FOUNDER25');
  fireEvent.click(screen.getByRole('button', { name: 'visit 1' }));
  await screen.findAllByText('FOUNDER25');
  // Each time for the plan that is bought: a coupon of another one is not shown as applied.
  expect(asked.map(({ query }) => query.plan)).toEqual(['founder', 'founder']);
});
