import { describe, expect, test } from 'vitest';
import {
  get,
  memberOf,
  office,
  openOrganizations,
  orgId,
  paths,
  post,
} from '../../../../tests/support/stages/organizations.ts';

openOrganizations();

describe('account-info', () => {
  const account = {
    firstname: 'Amélie',
    lastname: 'Tremblay',
    email: 'A@Maple.test',
    phone_number: '+14165550100',
    ...office,
  };

  test('begins with what the creator told of himself, which nobody else sees', async () => {
    expect((await get(`${orgId}/account-info`)).data).toMatchObject({ firstname: 'Amélie', isSaved: false });
    const clerk = await memberOf('full');
    expect((await get(`${orgId}/account-info`, clerk)).data).toMatchObject({
      firstname: '',
      email: '',
      isSaved: false,
    });
  });

  test('names who saved it since it was opened', async () => {
    const clerk = await memberOf('full');
    const was = (await get(`${orgId}/account-info`, clerk)).data;
    expect((await post(`${orgId}/account-info`, account)).status).toBe(200);
    const refused = await post(`${orgId}/account-info`, { ...account, firstname: 'Bea', was }, clerk);
    expect(refused).toMatchObject({
      textCode: 'GENERAL.STALE',
      data: { current: { firstname: 'Amélie' }, saved: { name: 'Amélie Tremblay', is_you: false } },
    });
  });

  test('is saved, and is the contact to confirm', async () => {
    const saved = await post(`${orgId}/account-info`, account);
    expect(saved).toMatchObject({
      textCode: 'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS',
      data: { email: 'a@maple.test', province: 'Ontario', isSaved: true, citizenship: '' },
    });
    expect((await get(`${orgId}/confirmContact`)).data).toEqual({
      names: 'Amélie Tremblay',
      firstname: 'Amélie',
      lastname: 'Tremblay',
      email: 'a@maple.test',
      phone: '+14165550100',
    });
  });

  test('names every field that is wrong', async () => {
    const refused = await post(`${orgId}/account-info`, {
      ...account,
      lastname: ' ',
      email: 'nobody',
      phone_number: '1'.repeat(14),
    });
    expect(paths(refused)).toEqual([
      'lastname PERSON_NAME.REQUIRED',
      'email GENERAL.NOT_AN_EMAIL',
      'phone_number PHONE.TOO_LONG',
    ]);
  });
});

test('the billing address is saved, or something went wrong', async () => {
  const body = { type: 'corporate', firstname: 'Amélie', lastname: 'Tremblay', ...office };
  expect(await post(`${orgId}/billing-address`, body)).toMatchObject({
    status: 200,
    message: 'Billing address updated successfully.',
    data: { billingAddress: { type: 'corporate', firstname: 'Amélie', postal_code: 'M5X 1A9' } },
  });
  const refused = await post(`${orgId}/billing-address`, { ...body, postal_code: 'none' });
  expect(refused).toMatchObject({ status: 422, message: 'Something Went Wrong.' });
  expect(paths(refused)).toEqual(['postal_code POSTAL_CODE.INVALID']);
  expect((await get(orgId)).data.billingAddress).toMatchObject({ type: 'corporate', city: 'Toronto' });
});
