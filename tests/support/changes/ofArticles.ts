/** Stories of changes that a registry certifies. */

import type { PartInput } from '@tabellion/features/changes/contract.ts';
import { readCorporation } from '@tabellion/features/corporation/contract.ts';
import { instant } from '@tabellion/kernel/date.ts';
import { expect } from 'vitest';
import { given } from '../founding.ts';
import { signIn } from '../people.ts';
import { bay, type Story } from './maple.ts';

const officeProvince: Story = {
  of: ['office_province'],
  async tell(maple) {
    const form = { ...bay, province: 'QC', city: 'Montréal', postal_code: 'H2Y 1C6' };
    const parts: PartInput[] = [{ kind: 'office_province', form }];
    expect(await maple.preview(parts)).toMatchObject({ effective_on: null, price: { total_cents: 0 } });
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'registry' });
    expect(await maple.acts()).toEqual([]);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'effective', filings: [{ kind: 'office_notice' }] });
  },
  acts: ['articles.amended 2026-05-04', 'address.changed 2026-05-04'],
};

const name: Story = {
  of: ['name'],
  async tell(maple) {
    const parts: PartInput[] = [{ kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } }];
    expect(await maple.preview(parts)).toMatchObject({
      effective_on: null,
      differences: [{ fact: 'name', after: 'Maple Autonomy Inc.' }],
      approvals: [{ rule: 'special', signees: 2, votes: '1000', needed: '667', may_dissent: true }],
      filings: [{ kind: 'amendment', form: 'Form 4', fee_cents: 20_000 }],
      price: { government_cents: 20_000 },
    });
    const id = await maple.signed(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'paying', effective_on: null });
    await maple.pay(id);
    expect(await maple.read(id)).toMatchObject({ state: 'registry', may_withdraw: false });
    expect(await maple.acts()).toEqual([]);
    // The registry decides days later.
    maple.server.clock.set(instant('2026-05-07T14:00:00Z'));
    await maple.askRegistry();
    maple.amelie = await signIn(maple.server, maple.amelie.email);
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-07' });
    const reading = { params: { id: maple.orgId }, query: {} };
    const { facts, history } = given(await maple.amelie.api(readCorporation, reading));
    expect(facts?.name).toBe('Maple Autonomy Inc.');
    expect(history.at(-1)?.registry_certificate).toMatch(/^SPECIMEN-/);
    const articles = (await maple.documents()).find(({ template }) => template === 'articles_of_amendment');
    expect(articles).toMatchObject({ dated_on: '2026-05-07', status: 'signed' });
  },
  acts: ['name.changed 2026-05-07'],
};

const boardAndRestrictions: Story = {
  of: ['board', 'restrictions'],
  async tell(maple) {
    const form = {
      transfer_restriction: 'No transfer without the consent of the directors.',
      business_restriction: '',
    };
    const id = await maple.signed([
      { kind: 'board', form: { min_directors: '1', max_directors: '9' } },
      { kind: 'restrictions', form },
    ]);
    await maple.pay(id);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  },
  acts: ['articles.amended 2026-05-04', 'articles.amended 2026-05-04'],
};

/** Each class whose rights are touched votes apart: Common by both, Preferred by its one holder. */
const classes: Story = {
  of: ['class_added', 'class_changed', 'authorized_shares'],
  founding: {
    classes: [
      { name: 'Common', prefix: 'CS' },
      { name: 'Preferred', prefix: 'PS', votesPerShare: '0', price: '1' },
    ],
    subscriptions: [
      { name: 'Amélie Tremblay', of: 'Common', shares: 600, price: '0.01' },
      { name: 'Noah Martin', of: 'Common', shares: 400, price: '0.01' },
      { name: 'Noah Martin', of: 'Preferred', shares: 50, price: '1' },
    ],
  },
  async tell(maple) {
    const added = {
      name: 'Class C',
      prefix: 'CC',
      votes_per_share: '0',
      dividend: 'fixed_cumulative',
      dividend_rate: '6',
      liquidation: 'preference',
      redemption_price: '10',
      price: '10',
    };
    const parts: PartInput[] = [
      { kind: 'class_added', form: added },
      { kind: 'class_changed', form: { class_id: maple.ids.Preferred ?? '', votes_per_share: '2' } },
      {
        kind: 'authorized_shares',
        form: { class_id: maple.ids.Common ?? '', authorizedExact: '100000' },
      },
    ];
    const seen = await maple.preview(parts);
    expect(seen.differences).toMatchObject([{ fact: 'share_class', before: null, after: 'Class C' }]);
    expect(seen.approvals.map(({ rule, signees }) => `${rule} ${signees}`)).toEqual([
      'special 2',
      'class 2',
      'class 1',
    ]);
    expect(seen.approvals.every(({ may_dissent }) => may_dissent)).toBe(true);
    const id = await maple.signed(parts);
    await maple.pay(id);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', effective_on: '2026-05-04' });
  },
  acts: ['class.created 2026-05-04', 'class.amended 2026-05-04', 'authorized.changed 2026-05-04'],
};

export const articleStories = [officeProvince, name, boardAndRestrictions, classes];
