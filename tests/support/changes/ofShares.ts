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

export const shareStories = [moved];
