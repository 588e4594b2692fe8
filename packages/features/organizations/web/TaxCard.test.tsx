import { fill, hasField, press, seesRefusal, text } from '@tabellion/ui/testing/fields.ts';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { refused, serve } from '@tabellion/ui/testing/serve.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateTaxInfo } from '../contract.ts';
import type { CompanyView } from '../shapes.ts';
import { TaxCard } from './TaxCard.tsx';
import { MaplePage, orgId } from './testing.tsx';

const taxInfo: CompanyView['taxInfo'] = {
  business_number: '',
  rc_account: '',
  rt_account: '',
  rp_account: '',
  rm_account: '',
  fiscal_year_end: '12-31',
  gst_since: null,
  filing_period: null,
  preparer: '',
};
/** The card reads nothing else of a company. */
const company = { unique_id: orgId, taxInfo } as CompanyView;

const show = (mayEdit: boolean) =>
  renderUi(
    <MaplePage>
      <TaxCard company={company} mayEdit={mayEdit} />
    </MaplePage>,
  );

test('taxes are changed in a drawer, where a wrong number is refused at its field and kept', async () => {
  const wrong = 'A digit of this number is wrong.';
  const requests = serve([
    updateTaxInfo,
    ({ body }) =>
      body.business_number === '123456789'
        ? refused('GENERAL.FIELD_INVALID', { business_number: wrong })
        : { ...company, taxInfo: { ...taxInfo, ...body } },
  ]);
  await show(true);
  expect(screen.getByText('December 31')).toBeTruthy();
  press(text('organization.edit'));
  const number = fill(text('organization.field.businessNumber'), '123456789') as HTMLInputElement;
  press(text('organization.save'));
  await seesRefusal(number, wrong);
  expect(number.value).toBe('123456789');
  fill(text('organization.field.businessNumber'), '123456782');
  press(text('organization.save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.at(-1)?.body).toMatchObject({ business_number: '123456782', fiscal_year_end: '12-31' });
});

test('whoever only reads finds no button', async () => {
  await show(false);
  expect(screen.queryByRole('button', { name: text('organization.edit') })).toBeNull();
});

test('a year end on record changes by a dated entry, not here', async () => {
  await renderUi(
    <MaplePage>
      <TaxCard company={{ ...company, status: 'incorporated' }} mayEdit />
    </MaplePage>,
  );
  press(text('organization.edit'));
  expect(hasField(text('organization.field.businessNumber'))).toBe(true);
  expect(hasField(text('organization.field.yearEnd'))).toBe(false);
});
