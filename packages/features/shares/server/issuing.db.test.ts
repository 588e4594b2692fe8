import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import {
  activities,
  amelie,
  hold,
  issuancesIn,
  newFounding,
  onRecord,
  openShares,
  read,
  refusals,
  server,
} from '../../../../tests/support/stages/shares.ts';
import { underHead } from '../../organizations/server/public.ts';
import { rebuild, recordActs, recordDraft } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { issueShares } from '../transactionContract.ts';

openShares();

describe('shares of a corporation on record', () => {
  /** Refused, with the first day that is possible. */
  const tooEarly = (date: string) => ({
    ok: false,
    status: 422,
    fields: [
      {
        path: 'issuance_date',
        textCode: 'SHARES.ISSUED_TOO_EARLY',
        message: expect.stringContaining(date),
      },
    ],
  });

  test('what was paid is issued, what was not stays a subscription', async () => {
    const { id } = await onRecord();
    expect(issuancesIn(await read(id))).toEqual([
      ['Bo', 'subscribed null null'],
      ['Ann', 'issued 2025-03-14 CS-1'],
    ]);
    expect(issuancesIn(await read(id, { asOf: '2025-03-14' }))).toEqual([['Ann', 'issued 2025-03-14 CS-1']]);
    expect(issuancesIn(await read(id, { asOf: '2025-03-13' }))).toEqual([]);
  });

  test('a holder owns part of what is issued; what waits takes nothing from him', async () => {
    const { id } = await onRecord();
    const parts = async () =>
      (await read(id)).shareholders.map(({ issuances: [own] }) => [own?.state, own?.ownershipPercentage]);
    expect(await parts()).toEqual([
      ['subscribed', '60.00'],
      ['issued', '100.00'],
    ]);
  });

  test('a subscription that is paid is issued on the day of the payment', async () => {
    const { id, bo, securities } = await onRecord();
    const answer = await amelie.api(contract.updateIssuance, {
      params: { id: bo },
      body: { _id: securities.bo, paid_on: '2025-04-02' },
    });
    expect(answer).toMatchObject({
      ok: true,
      data: {
        issuance: { state: 'issued', issuance_date: '2025-04-02', certificate: 'CS-2' },
        totalExact: '1000',
      },
    });
    expect((await server.database.database.asOrganization(id, (q) => rebuild(q, id))).differences).toEqual(
      [],
    );
  });

  test('a new holder with resolution and payment is issued shares at once, else subscribes', async () => {
    const { id } = await onRecord();
    const paid = {
      ownership: 100,
      price: '2',
      resolution: 'D-2025-07',
      resolution_on: '2025-05-02',
      paid_on: '2025-05-05',
    };
    const cy = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, paid);
    expect(issuancesIn(cy).at(-1)).toEqual(['Cy', 'issued 2025-05-05 CS-2']);
    const di = await hold(id, { firstname: 'Di', lastname: 'Zoe' }, { ownership: 1 });
    expect(issuancesIn(di).at(-1)).toEqual(['Di', 'subscribed null null']);
    const gone = await amelie.api(contract.removeShareholder, { params: { id, itemId: di.person_id } });
    expect(gone.ok && issuancesIn(gone.data).at(-1)).toEqual(['Cy', 'issued 2025-05-05 CS-2']);
  });

  test('a subscription says what it waits for; resolution and payment, told later, issue it', async () => {
    const { id, bo, securities } = await onRecord();
    const waits = (view: Awaited<ReturnType<typeof read>>, firstname: string) =>
      view.shareholders.find((one) => one.firstname === firstname)?.issuances[0]?.waits_for;
    const cy = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, { ownership: 100, price: '2' });
    // Bo's shares rest on the organizing resolution of 2025-03-14, Cy's on one of their own.
    expect([waits(cy, 'Ann'), waits(cy, 'Bo'), waits(cy, 'Cy')]).toEqual([
      [],
      ['payment'],
      ['resolution', 'payment'],
    ]);
    const _id = cy.shareholders.find(({ firstname }) => firstname === 'Cy')?.issuances[0]?._id ?? '';
    const say = (more: object) =>
      amelie.api(contract.updateIssuance, { params: { id: cy.person_id }, body: { _id, ...more } });
    const paid = await say({ paid_on: '2025-04-28' });
    expect(paid.ok && waits(paid.data, 'Cy')).toEqual(['resolution']);
    const resolved = await say({ resolution: 'D-2025-07', resolution_on: '2025-05-02' });
    expect(resolved.ok && issuancesIn(resolved.data).at(-1)).toEqual(['Cy', 'issued 2025-05-02 CS-2']);
    expect(resolved.ok && waits(resolved.data, 'Cy')).toEqual([]);
    const half = { params: { id: bo }, body: { _id: securities.bo, resolution: 'D-2025-08' } };
    expect(await amelie.api(contract.updateIssuance, half)).toMatchObject({ ok: false, status: 422 });
  });

  test('what was paid before the certificate is issued by a resolution after it, to a known holder too', async () => {
    const { id } = await onRecord();
    const issuance = { paid_on: '2025-03-01', resolution: 'D-1', resolution_on: '2025-03-20', ownership: 5 };
    const { person_id: cy, ...first } = await hold(
      id,
      { firstname: 'Cy', lastname: 'Zed' },
      { ...issuance, resolution_on: '2025-04-20' },
    );
    expect(issuancesIn(first).at(-1)).toEqual(['Cy', 'issued 2025-04-20 CS-2']);
    const Shareclass = first.shareclasses[0]?._id ?? '';
    // Told later, and dated before he was entered.
    const again = await amelie.api(contract.addShareholder, {
      params: { id },
      query: {},
      body: { person_id: cy, issuances: [{ ...issuance, Shareclass }] },
    });
    expect(again).toMatchObject({ ok: true });
    expect(issuancesIn(await read(id, { asOf: '2025-03-20' })).at(-1)).toEqual([
      'Cy',
      'issued 2025-03-20 CS-3',
    ]);
    const { differences } = await server.database.database.asOrganization(id, (q) => rebuild(q, id));
    expect(differences).toEqual([]);
  });

  test('many written at once keep nobody else from the database, and come one after the other', async () => {
    const { id, bo } = await onRecord();
    const other = await newFounding();
    const Shareclass = (await read(id)).shareclasses[0]?._id ?? '';
    const paid = { price: '1', resolution: 'D-2', resolution_on: '2025-05-02', paid_on: '2025-05-05' };
    const exemption = 'employee' as const;
    const issuance = { ...paid, exemption, Shareclass, ownership: 1 };
    let issued = 0;
    const all = Array.from({ length: 40 }, async () => {
      const answer = await amelie.api(issueShares, { params: { id }, body: { person_id: bo, issuance } });
      issued += 1;
      return answer.ok ? [] : answer;
    });
    await read(other);
    expect(issued).toBeLessThan(20);
    expect((await Promise.all(all)).flat()).toEqual([]);
    const numbers = (await read(id)).shareholders.flatMap(({ issuances }) =>
      issuances.flatMap(({ certificate }) => certificate ?? []),
    );
    expect(new Set(numbers).size).toBe(41);
  });

  test('a subscriber becomes a shareholder in the log with the first shares issued to him', async () => {
    const { id, bo, securities } = await onRecord();
    const { person_id: cy, ...view } = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, { ownership: 1 });
    expect((await activities(id)).slice(-1)).toEqual(['shares_subscribed']);
    const _id = view.shareholders.find((one) => one._id === cy)?.issuances[0]?._id ?? '';
    const issued = { resolution: 'D-1', resolution_on: '2025-05-02', paid_on: '2025-05-02' };
    await amelie.api(contract.updateIssuance, { params: { id: cy }, body: { _id, ...issued } });
    // The entry that issues the shares changes nothing of the subscription.
    const first = ['shareholder_added', 'shares_issued'];
    expect((await activities(id)).slice(-3)).toEqual(['shares_subscribed', ...first]);
    const Shareclass = view.shareclasses[0]?._id ?? '';
    await amelie.api(contract.updateIssuance, {
      params: { id: cy },
      body: { ...issued, ownership: 2, Shareclass },
    });
    expect((await activities(id)).slice(-2)).toEqual(['shares_issued', 'shares_issued']);
    await amelie.api(contract.updateIssuance, {
      params: { id: bo },
      body: { _id: securities.bo, paid_on: '2025-04-02' },
    });
    expect((await activities(id)).slice(-2)).toEqual(first);
  });

  test('directors resolve neither before the corporation exists nor after today', async () => {
    const { id } = await onRecord();
    const resolvedOn = (resolution_on: string) => ({
      person: { firstname: 'Cy', lastname: 'Zed' },
      issuances: [{ ownership: 1, paid_on: '2025-03-10', resolution: 'D-1', resolution_on }],
    });
    expect(await refusals(id, resolvedOn('2025-03-11'))).toEqual([
      'issuances.0.resolution_on PEOPLE.BEFORE_INCORPORATION',
    ]);
    expect(await refusals(id, resolvedOn('2099-01-01'))).toEqual([
      'issuances.0.resolution_on PEOPLE.DATE_IN_FUTURE',
    ]);
  });

  test('a day of issue makes no shares of a subscription that is not paid by then', async () => {
    const { id, bo, securities } = await onRecord();
    const say = (more: object) =>
      amelie.api(contract.updateIssuance, { params: { id: bo }, body: { _id: securities.bo, ...more } });
    const unpaid = { ok: false, status: 422, fields: [{ path: 'paid_on', textCode: 'SHARES.NOT_PAID' }] };
    expect(await say({ issuance_date: '2025-05-01' })).toMatchObject(unpaid);
    expect(await say({ issuance_date: '2025-05-01', paid_on: '2025-05-02' })).toMatchObject(
      tooEarly('May 2, 2025'),
    );
    expect(await say({ issuance_date: '2025-03-13', paid_on: '2025-03-12' })).toMatchObject(
      tooEarly('March 14, 2025'),
    );
    expect(issuancesIn(await read(id))[0]).toEqual(['Bo', 'subscribed null null']);
    expect(await say({ issuance_date: '2025-05-02', paid_on: '2025-05-02' })).toMatchObject({ ok: true });
    expect(issuancesIn(await read(id))[0]).toEqual(['Bo', 'issued 2025-05-02 CS-2']);
  });

  test('shares are not issued before the resolution that issues them', async () => {
    const { id } = await onRecord();
    const { person_id: cy, ...view } = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, { ownership: 1 });
    const _id = view.shareholders.find((one) => one._id === cy)?.issuances[0]?._id ?? '';
    const say = (more: object) =>
      amelie.api(contract.updateIssuance, { params: { id: cy }, body: { _id, ...more } });
    const issued = { paid_on: '2025-04-01', resolution: 'D-1', resolution_on: '2025-06-01' };
    expect(await say({ ...issued, issuance_date: '2025-04-02' })).toMatchObject(tooEarly('June 1, 2025'));
    expect(await say({ ...issued, issuance_date: '2025-06-02' })).toMatchObject({
      ok: true,
      data: { issuance: { state: 'issued', issuance_date: '2025-06-02' } },
    });
    const correct = (more: object) => say({ ...more, as: 'correction', reason: 'typing error' });
    expect(await correct({ issuance_date: '2025-05-31' })).toMatchObject(tooEarly('June 1, 2025'));
    expect(await correct({ resolution_on: '2025-06-03' })).toMatchObject(tooEarly('June 3, 2025'));
    expect(await correct({ issuance_date: '2025-06-01' })).toMatchObject({
      ok: true,
      data: { issuance: { issuance_date: '2025-06-01' } },
    });
  });

  test('a day of issue issues nothing without a resolution: the subscription waits, and the day is not kept', async () => {
    const { id } = await onRecord();
    const typed = {
      ownership: 1,
      paid_on: '2025-04-01',
      issuance_date: '2025-04-02',
      vesting: { period: 48, cliff: 12 },
    };
    const { person_id: cy, ...view } = await hold(id, { firstname: 'Cy', lastname: 'Zed' }, typed);
    const issuance = view.shareholders.find((one) => one._id === cy)?.issuances[0];
    expect(issuance).toMatchObject({
      state: 'subscribed',
      issuance_date: null,
      waits_for: ['resolution'],
    });
    // A founder's work of before counts, until the start is taken back.
    const started = async (start: string | null) => {
      const body = { _id: issuance?._id ?? '', vesting: { period: 48, cliff: 12, start } };
      const saved = given(await amelie.api(contract.updateIssuance, { params: { id: cy }, body }));
      return saved.issuance.vesting;
    };
    expect(await started('2024-09-01')).toMatchObject({ start: '2024-09-01' });
    expect(await started(null)).not.toHaveProperty('start');
    const body = { _id: issuance?._id ?? '', resolution: 'D-1', resolution_on: '2025-05-02' };
    expect(await amelie.api(contract.updateIssuance, { params: { id: cy }, body })).toMatchObject({
      ok: true,
      data: {
        issuance: { state: 'issued', issuance_date: '2025-05-02', vesting: { start: '2025-05-02' } },
      },
    });
  });

  test('shares of the founding are corrected to no day before the organizing resolution', async () => {
    const { ann: id, securities } = await onRecord();
    const correct = (issuance_date: string) =>
      amelie.api(contract.updateIssuance, {
        params: { id },
        body: { _id: securities.ann, issuance_date, as: 'correction', reason: 'typing error' },
      });
    expect(await correct('2025-03-13')).toMatchObject(tooEarly('March 14, 2025'));
    expect(await correct('2025-03-15')).toMatchObject({ ok: true });
  });

  test('shares are not issued before they are paid, nor before the corporation exists', async () => {
    const { id } = await onRecord();
    const dated = (more: object) => ({
      person: { firstname: 'Cy', lastname: 'Zed' },
      issuances: [{ ownership: 1, ...more }],
    });
    expect(await refusals(id, dated({ issuance_date: '2025-05-01' }))).toEqual([
      'issuances.0.paid_on SHARES.NOT_PAID',
    ]);
    expect(await refusals(id, dated({ issuance_date: '2025-03-11', paid_on: '2025-03-01' }))).toEqual([
      'issuances.0.issuance_date PEOPLE.BEFORE_INCORPORATION',
    ]);
  });

  test('of shares that one act issued to several, one is corrected while day and resolution stay', async () => {
    const { id, ann, bo } = await onRecord();
    const { shareclasses } = await read(id);
    const classId = shareclasses[0]?._id ?? '';
    const subscription = {
      certificate: null,
      classId,
      paidOn: null,
      exemption: null,
      vesting: null,
      ...UNTOLD_ISSUE,
    };
    const of = (personId: string, quantity: string, price: string, amount: string) => ({
      ...subscription,
      securityId: newId(),
      personId,
      quantity,
      price,
      consideration: { kind: 'money' as const, amount },
    });
    const issues = [of(ann, '3', '33.3333333333', '100'), of(bo, '10', '0', '0')];
    await server.installation.db.transaction(id, (tx) =>
      underHead(tx, id, { userId: amelie.userId, now: server.clock.read() }, async (head) => {
        const draft = recordDraft('issued', { issues, resolution: null }, { on: plainDate('2025-06-02') });
        return recordActs(head, [draft], { today: head.today });
      }),
    );
    const correct = (personId: string, at: number, more: object) =>
      amelie.api(contract.updateIssuance, {
        params: { id: personId },
        body: { _id: issues[at]?.securityId ?? '', ...more, as: 'correction', reason: 'typing error' },
      });
    const resolved = { resolution: 'D-7', resolution_on: '2025-06-01', paid_on: '2025-06-01' };
    expect(await correct(ann, 0, { ...resolved, issuance_date: '2025-06-03' })).toMatchObject({
      ok: false,
      status: 422,
      fields: ['issuance_date', 'resolution', 'resolution_on'].map((path) => ({
        path,
        textCode: 'SHARES.ISSUED_TOGETHER',
      })),
    });
    const { considerationExact } = await read(id);
    expect(await correct(ann, 0, { vesting: { period: 48, cliff: 12 } })).toMatchObject({
      ok: true,
      data: { considerationExact, issuance: { vesting: { period: 48 }, issuance_date: '2025-06-02' } },
    });
    expect(await correct(bo, 1, { exemption: 'family' })).toMatchObject({
      ok: true,
      data: { considerationExact, issuance: { priceExact: '0', exemption: 'family' } },
    });
  });
});
