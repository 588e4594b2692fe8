import { navigate } from '@tabellion/ui/router/address.ts';
import { text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { serve } from '@tabellion/ui/testing/serve.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readOrganization, saveBillingAddress } from '../../organizations/contract.ts';
import { MaplePage, orgId } from '../../organizations/web/testing.tsx';
import { readBilling, readQuote } from '../contract.ts';
import { HoldersCheckoutScreen } from './HoldersCheckoutScreen.tsx';

const billingAddress = {
  type: 'corporate',
  names: 'Amélie Tremblay',
  firstname: 'Amélie',
  lastname: 'Tremblay',
  company_name: '',
  email: '',
  address_line_1: '12 Elm Street',
  address_line_2: '',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5V 2T6',
};
const billing = {
  state: 'active',
  provider: 'sandbox',
  subscription: { subscription_id: 'year', plan_id: 'founder', status: 'Active' },
  card: { brand: 'visa', last_four: '4242', exp_month: 4, exp_year: 2030 },
  holders: { recorded: 10, promised: 0, waiting: 1, included: 10, further: 0, missing: 1 },
};
const quote = { lines: [], subtotal: 12, tax: 1.56, total: 13.56, province: 'ON', until: '2027-03-11' };

test('once the billing address is saved, the user is at Add Shareholders/checkout', async () => {
  navigate({ to: `/app/Add%20Shareholders/checkout/${orgId}/founder` });
  serve(
    [readBilling, billing],
    [readQuote, quote],
    [readOrganization, { unique_id: orgId, corporation_province: 'Ontario', billingAddress }],
    [saveBillingAddress, {}],
  );
  await renderUi(
    <MaplePage>
      <HoldersCheckoutScreen />
    </MaplePage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: text('organization.edit') }));
  fireEvent.click(await screen.findByRole('button', { name: text('organization.save') }));
  await expect.poll(() => window.location.pathname).toBe(`/app/org/${orgId}/Add%20Shareholders/checkout`);
});
