import { describe, expect, test } from 'vitest';
import {
  get,
  incorporate,
  openOrganizations,
  orgId,
  paths,
  post,
} from '../../../../tests/support/stages/organizations.ts';

openOrganizations();

describe('taxes', () => {
  test('are saved with the message of the specification and shown as the agency prints them', async () => {
    const saved = await post(`${orgId}/update_tax_info`, {
      business_number: '123026635',
      rc_account: '0001',
      rt_account: '12302 6635 RT 0002',
      fiscal_year_end: '12-31',
      gst_since: '2025-04-01',
      filing_period: 'quarterly',
      preparer: 'Cedar LLP',
    });
    expect(saved.message).toBe('Your Tax Information has been updated successfully.');
    expect(saved.data.taxInfo).toEqual({
      business_number: '12302 6635',
      rc_account: '12302 6635 RC 0001',
      rt_account: '12302 6635 RT 0002',
      rp_account: '',
      rm_account: '',
      fiscal_year_end: '12-31',
      gst_since: '2025-04-01',
      filing_period: 'quarterly',
      preparer: 'Cedar LLP',
    });
  });

  test('want one business number in all accounts', async () => {
    const refused = await post(`${orgId}/update_tax_info`, {
      business_number: '123026635',
      rc_account: '100000009RC0001',
      rt_account: '123026635RC0001',
    });
    expect(paths(refused)).toEqual([
      'rc_account ORGANIZATION.BUSINESS_NUMBERS_DIFFER',
      'rt_account BUSINESS_NUMBER.PROGRAM',
    ]);
  });
});

describe('the filing year', () => {
  test('is asked for after incorporation, by data[0], until it is set', async () => {
    expect((await get(`${orgId}/notification`)).data).toEqual([]);
    await incorporate();
    expect((await get(`${orgId}/notification`)).data).toEqual([
      {
        type: 'filing_year',
        title: 'Set the filing year?',
        message:
          'You were incorporated on March 12, 2025. Use 2026 as your first filing year? Your annual return would be due on May 11, 2026.',
        filing_year: 2026,
        due_date: '2026-05-11',
      },
    ]);
    const set = await post(`${orgId}/update-filing-year`, { filing_year: '2026-03-12' });
    expect(set.data).toEqual({ filing_year: 2026, due_date: '2026-05-11', confirmWithRegistry: false });
    expect((await get(`${orgId}/notification`)).data).toEqual([]);
  });

  test('comes after the year of incorporation', async () => {
    expect((await post(`${orgId}/update-filing-year`, { filing_year: 2026 })).textCode).toBe(
      'ORGANIZATION.STATUS_NOT_POSSIBLE',
    );
    await incorporate();
    expect(await post(`${orgId}/update-filing-year`, { filing_year: 2025 })).toMatchObject({
      status: 422,
      message: 'The first filing year is 2026. Enter that year or a later one.',
    });
    expect((await post(`${orgId}/update-filing-year`, { filing_year: 'next' })).textCode).toBe(
      'FILING_YEAR.INVALID',
    );
  });
});
