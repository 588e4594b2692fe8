/** Stories of shares: issued, transferred, taken back. */

import { type PartInput, previewChange } from '@tabellion/features/changes/contract.ts';
import { listShareholders } from '@tabellion/features/shares/contract.ts';
import { expect } from 'vitest';
import { given } from '../founding.ts';
import { home, type Story } from './maple.ts';

/** The directors resolve all of it at once; what the corporation pays rests on its solvency. */
const moved: Story = {
  of: ['issue', 'transfer', 'repurchase', 'redemption'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      {
        name: 'Preferred',
        prefix: 'PS',
        votesPerShare: '0',
        redeemable: true,
        redemption: { type: 'amount', price: '1' },
      },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '1' },
    ],
  },
  async tell(maple) {
    const { ids } = maple;
    const certificates = await certificatesOf(maple);
    const zoe = {
      person_id: 'new',
      firstname: 'Zoé',
      lastname: 'Gagnon',
      email: 'zoe@gagnon.test',
      address_line_1: home.address_line_1,
      city: home.city,
      postal_code: home.postal_code,
      province: 'ON',
    };
    const paid = { priceExact: '1', paid_in: 'money', paid_on: '2026-05-04', solvency_on: '2026-05-04' };
    const parts: PartInput[] = [
      {
        kind: 'issue',
        form: {
          ...zoe,
          Shareclass: ids.Common ?? '',
          ownership: '100',
          price: '2',
          consideration: 'money',
          exemption: 'close_friend',
          paid_on: '2026-05-02',
        },
      },
      {
        kind: 'transfer',
        form: {
          security_id: certificates['CS-2'] ?? '',
          sharesExact: '100',
          consideration: 'gift',
          person_id: ids['Amélie Tremblay'] ?? '',
        },
      },
      {
        kind: 'repurchase',
        form: { security_id: certificates['CS-1'] ?? '', sharesExact: '50', ground: 'purchase', ...paid },
      },
      {
        kind: 'redemption',
        form: {
          security_id: certificates['PS-1'] ?? '',
          sharesExact: '50',
          demanded_by: 'corporation',
          ...paid,
        },
      },
    ];
    expect(await maple.preview(parts)).toMatchObject({
      approvals: [{ rule: 'directors', signees: 2 }],
      filings: [],
      price: { total_cents: 0 },
    });
    const id = await maple.signed(parts, { 'Zoé Gagnon': zoe.email });
    expect(await maple.read(id)).toMatchObject({
      reason: null,
      state: 'done',
      effective_on: '2026-05-04',
    });
    const insolvent = { ...paid, solvency_on: '' };
    const refused = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: {
        parts: [
          {
            kind: 'repurchase',
            form: {
              security_id: certificates['CS-1'] ?? '',
              sharesExact: '1',
              ground: 'purchase',
              ...insolvent,
            },
          },
        ],
      },
    });
    expect(refused.ok ? [] : refused.fields).toMatchObject([{ path: 'parts.0.form.solvency_on' }]);
  },
  acts: [
    'person.added 2026-05-04',
    'issued 2026-05-04',
    'transferred 2026-05-04',
    'repurchased 2026-05-04',
    'redeemed 2026-05-04',
  ],
};

/** Ids of certificates, by their numbers. */
async function certificatesOf({ amelie, orgId }: Parameters<Story['tell']>[0]) {
  const { shareholders } = given(await amelie.api(listShareholders, { params: { id: orgId }, query: {} }));
  return Object.fromEntries(
    shareholders.flatMap(({ issuances }) => issuances.map((one) => [one.certificate ?? '', one._id])),
  );
}

/** Preferred shares are owed 6% of $10 a year: one whole year, before Common gets anything. Two classes are two parts of one resolution. */
const dividends: Story = {
  of: ['dividend'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      {
        name: 'Preferred',
        prefix: 'PS',
        votesPerShare: '0',
        dividend: { type: 'fixed', rate: '6', cumulative: true },
        liquidation: { type: 'preference', amount: '10', rank: 1 },
      },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '10' },
    ],
  },
  async tell(maple) {
    const days = { record_on: '2026-05-04', payable_on: '2026-05-29', solvency_on: '2026-05-04' };
    const of = (name: string, perShareExact: string): PartInput => ({
      kind: 'dividend',
      form: { class_id: maple.ids[name] ?? '', perShareExact, ...days },
    });
    const tooEarly = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: { parts: [of('Common', '0.25')] },
    });
    expect(tooEarly.ok ? [] : tooEarly.fields).toMatchObject([
      { path: 'parts.0.form.class_id', textCode: 'CORPORATION.SENIOR_DIVIDENDS' },
    ]);
    const parts = [of('Preferred', '0.75'), of('Common', '0.25')];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({ approvals: [{ rule: 'directors', signees: 2 }], filings: [] });
    // A list for each class tells the payments; nobody signs it.
    expect(seen.documents.map(({ title, blanks, signees }) => [title, blanks, signees.length])).toEqual([
      ['Dividend on the Preferred shares; Dividend on the Common shares', [], 2],
      ['Dividend payments, Preferred shares, payable May 29, 2026', [], 0],
      ['Dividend payments, Common shares, payable May 29, 2026', [], 0],
    ]);
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'done' });
    const payloads = await maple.server.database.asOwner<{ arrears: string }>(
      `select payload->>'arrears' as arrears from register_acts
         where org_id = $1 and kind = 'dividend.declared' order by seq`,
      [maple.orgId],
    );
    expect(payloads.map(({ arrears }) => arrears)).toEqual(['0.6', '0']);
  },
  acts: ['dividend.declared 2026-05-04', 'dividend.declared 2026-05-04'],
};

export const shareStories = [moved, dividends];
