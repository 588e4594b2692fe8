import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import {
  amelie,
  classOf,
  newFounding,
  onRecord,
  openShares,
  read,
  server,
} from '../../../../tests/support/stages/shares.ts';
import {
  amendment,
  classes,
  cy,
  fieldsOf,
  isWhole,
  register,
} from '../../../../tests/support/stages/transactions.ts';
import { listActivity } from '../../activity/contract.ts';
import { readCorporation } from '../../corporation/contract.ts';
import { readHolder } from '../../ledgers/holderContract.ts';
import { listRegisterTransfers } from '../../ledgers/transferRegisterContract.ts';
import * as corrections from '../correctionContract.ts';
import { listOpenSecurities } from '../openSecuritiesContract.ts';
import * as transactions from '../transactionContract.ts';

openShares();

describe('a correction', () => {
  const correct = (id: string, body: object) =>
    amelie.api(corrections.correctEntries, { params: { id }, body });
  const entry = async (id: string, entryId: string) => {
    const answer = await amelie.api(corrections.readEntry, { params: { id, entryId } });
    if (!answer.ok) throw new Error(answer.textCode);
    return answer.data;
  };

  test('takes an issue back with the transfer of its shares, or not at all', async () => {
    const { id, securities } = await onRecord();
    const to = [{ person: cy, sharesExact: '100' }];
    const moved = await amelie.api(transactions.transferShares, {
      params: { id },
      body: { security_id: securities.ann, to, effective_on: '2025-06-02' },
    });
    if (!moved.ok) throw new Error(moved.textCode);
    const { root, seen, persons } = await entry(id, securities.ann);
    expect(persons).toEqual(['Ann Tremblay']);
    const first = { root, seen, as: 'void' as const };
    const refused = await correct(id, { amend: [first], amend_reason: 'Never paid' });
    expect(refused).toMatchObject({
      status: 409,
      data: {
        acts: [
          {
            root: moved.data.act_id,
            kind: 'transferred',
            isOnRecord: true,
            textCode: 'REGISTERS.RESTS_ON',
            params: { certificate: 'CS-1' },
          },
        ],
      },
    });
    const transfer = await entry(id, moved.data.act_id ?? '');
    const amend = [first, { root: transfer.root, seen: transfer.seen, as: 'void' as const }];
    const previewed = await correct(id, { amend, preview: true });
    expect(previewed).toMatchObject({
      data: { preview: { totalBeforeExact: '400', totalAfterExact: '0' } },
    });
    expect(await correct(id, { amend, amend_reason: 'Never paid' })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued'))).toEqual([]);
    const { versions, is_void } = await entry(id, securities.ann);
    expect([is_void, versions.map(({ verb, reason }) => [verb, reason])]).toEqual([
      true,
      [
        ['record', null],
        ['void', 'Never paid'],
      ],
    ]);
    const query = { taken_back: 'true' as const };
    expect(await amelie.api(listRegisterTransfers, { params: { id }, query })).toMatchObject({
      data: {
        lines: [{ surrendered: { label: 'CS-1' }, issued: { label: 'CS-2' }, balance: { label: 'CS-3' } }],
        total: { lines: 1, sharesExact: '100' },
      },
    });
    // The name of the one who was to give finds the line, as does that of the one who was to receive.
    const seenBy = async (person: string) => {
      const page = await amelie.api(listRegisterTransfers, {
        params: { id },
        query: { ...query, name: person },
      });
      return page.ok && page.data.total.lines;
    };
    expect([await seenBy('Ann'), await seenBy('Cy'), await seenBy('Bo')]).toEqual([1, 1, 0]);
    await isWhole(id);
  });

  test('moves an issue with what follows of it, never before its payment', async () => {
    const { id, securities } = await onRecord();
    const { root, seen, on } = await entry(id, securities.ann);
    const move = (to: string) =>
      correct(id, { amend: [{ root, seen, as: 'move', on: to }], amend_reason: 'Wrong day' });
    expect(fieldsOf(await move('2025-03-01'))).toEqual(['amend.0.on SHARES.PAID_LATER']);
    expect(fieldsOf(await move('2999-01-01'))).toEqual(['amend.0.on PEOPLE.DATE_IN_FUTURE']);
    expect(fieldsOf(await move('soon'))).toEqual(['amend.0.on GENERAL.NOT_A_DATE']);
    expect(await move('2025-06-01')).toMatchObject({ ok: true });
    expect(await entry(id, securities.ann)).toMatchObject({ on: '2025-06-01', versions: [{ on }, {}] });
    await isWhole(id);
  });

  test('is previewed often without keeping others from the database', async () => {
    const { id, securities } = await onRecord();
    const other = await newFounding();
    const { root, seen } = await entry(id, securities.ann);
    const amend = [{ root, seen, as: 'void' as const }];
    let previewed = 0;
    const all = Array.from({ length: 40 }, async () => {
      const { ok } = await correct(id, { amend, preview: true });
      previewed += 1;
      return ok;
    });
    await Promise.race(all);
    await read(other);
    expect(previewed).toBeLessThan(15);
    expect((await Promise.all(all)).every(Boolean)).toBe(true);
  });

  test('lets the right act take what the wrong one had taken', async () => {
    const { id, securities } = await onRecord();
    const send = (effective_on: string, more: object = {}) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: { security_id: securities.ann, to: [{ person: cy, sharesExact: '9' }], effective_on, ...more },
      });
    const wrong = await send('2025-06-01');
    const { root, seen } = await entry(id, (wrong.ok && wrong.data.act_id) || '');
    const amend = [{ root, seen, as: 'void' as const }];
    expect(await send('2025-07-01', { amend, amend_reason: 'Wrong day' })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued')).sort()).toEqual([
      'Ann CS-5 391 issued',
      'Cy CS-4 9 issued',
    ]);
    await isWhole(id);
  });

  test('of an issue lists the transfer in its way, which is said again with it', async () => {
    const { id, securities } = await onRecord();
    const moved = await amelie.api(transactions.transferShares, {
      params: { id },
      body: {
        security_id: securities.ann,
        to: [{ person: cy, sharesExact: '100' }],
        effective_on: '2025-06-02',
      },
    });
    expect(moved.ok).toBe(true);
    const { root, seen, says, opened, personCount, bundle } = await entry(id, securities.ann);
    // The founding was recorded as one, and the incorporation is not taken back.
    expect([opened, personCount, bundle]).toEqual([1, 1, null]);
    expect(says.slice(0, 2).map(({ what, of, value }) => `${what} ${of} ${value}`)).toEqual([
      'quantity CS-1 400',
      'paidOn CS-1 2025-03-10',
    ]);
    const issue = { root, seen, as: 'say' as const, say: { 'issues.0.quantity': '300' } };
    const refused = await correct(id, { amend: [issue], preview: true });
    const { acts } = (
      refused as unknown as {
        data: {
          acts: { kind: string; root: string; actId: string; says: { name: string; value: string }[] }[];
        };
      }
    ).data;
    const [conflicts] = acts;
    expect(conflicts).toMatchObject({
      kind: 'transferred',
      says: [{ name: 'transfers.0.quantity', value: '100' }, {}, {}],
    });
    const transfer = {
      root: conflicts?.root ?? '',
      seen: conflicts?.actId ?? '',
      as: 'say' as const,
      say: { 'transfers.0.quantity': '120' },
    };
    expect(await correct(id, { amend: [issue, transfer], amend_reason: 'Wrong number' })).toMatchObject({
      ok: true,
    });
    expect((await register(id)).filter((line) => line.endsWith('issued')).sort()).toEqual([
      'Ann CS-3 180 issued',
      'Cy CS-2 120 issued',
    ]);
    const log = await server.database.asOwner<{ kind: string }>(
      `select kind from activity where org_id = $1 and kind like '%entry%'`,
      [id],
    );
    expect(log.map(({ kind }) => kind)).toEqual(['entry_corrected', 'entry_corrected']);
    await isWhole(id);
  });

  test('says again to whom shares were transferred, and for what', async () => {
    const { id, securities, ann } = await onRecord();
    const transfer = async (security_id: string, person: object, effective_on: string) => {
      const to = [{ person, sharesExact: '100' }];
      const body = { security_id, to, effective_on };
      const moved = await amelie.api(transactions.transferShares, { params: { id }, body });
      if (!moved.ok) throw new Error(JSON.stringify(moved));
      return entry(id, moved.data.act_id ?? '');
    };
    await transfer(securities.ann, { firstname: 'Dan', lastname: 'Roy' }, '2025-05-02');
    const left = await amelie.api(listOpenSecurities, { params: { id }, query: { holder: ann } });
    const held = left.ok ? left.data.certificates[0]?._id : undefined;
    const { root, seen, says } = await transfer(held ?? '', cy, '2025-06-02');
    const named = says.find(({ what }) => what === 'transferee');
    const dan = named?.choices?.find(({ label }) => label === 'Dan Roy');
    expect(named?.choices?.find(({ value }) => value === named.value)?.label).toBe('Cy Zed');
    const say = {
      [named?.name ?? '']: dan?.value ?? '',
      'consideration.kind': 'money',
      'consideration.amount': '750',
    };
    const amend = [{ root, seen, as: 'say' as const, say }];
    expect(await correct(id, { amend, amend_reason: 'Wrong buyer' })).toMatchObject({ ok: true });
    expect((await entry(id, root)).versions.at(-1)?.differs).toMatchObject([
      { what: 'transferee', before: 'Cy Zed', after: 'Dan Roy' },
      { what: 'consideration', before: '', after: 'money' },
      { what: 'considerationAmount', before: '', after: '750' },
    ]);
    await isWhole(id);
  });

  test('says again by how many shares a transfer went whose rest came back, and by which ratio they were split', async () => {
    const { id, a: class_id, ann } = await classes();
    const moved = await amelie.api(transactions.transferShares, {
      params: { id },
      body: {
        security_id: ann,
        to: [{ person: cy, sharesExact: '40' }],
        effective_on: '2025-06-02',
        balance: 'cancelled',
        balance_reason: 'agreement',
      },
    });
    if (!moved.ok) throw new Error(JSON.stringify(moved));
    const split = await amelie.api(transactions.splitShares, {
      params: { id },
      body: { class_id, ...amendment, effective_on: '2025-06-03', newExact: '2', oldExact: '1' },
    });
    if (!split.ok) throw new Error(JSON.stringify(split));
    expect((await entry(id, class_id)).later).toEqual([
      { root: split.data.act_id, kind: 'class.split', on: '2025-06-03' },
    ]);
    const again = async (entryId: string | null, say: Record<string, string>) => {
      const { root, seen, says } = await entry(id, entryId ?? '');
      expect(says.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(say)));
      return { root, seen, as: 'say' as const, say };
    };
    const amend = [
      await again(moved.data.act_id, { 'transfers.0.quantity': '50' }),
      await again(split.data.act_id, { 'ratio.numerator': '3' }),
    ];
    const most = [await again(split.data.act_id, { 'ratio.numerator': `15${'0'.repeat(35)}` })];
    expect(await correct(id, { amend: most, amend_reason: 'Too many' })).toMatchObject({
      textCode: 'SHARES.OWNERSHIP_TOO_LARGE',
    });
    expect(await correct(id, { amend, amend_reason: 'Wrong numbers' })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.startsWith('Cy')).sort()).toEqual([
      'Cy CA-3 50 ended',
      'Cy CA-5 150 issued',
    ]);
    await isWhole(id);
  });

  test('takes back as one what was recorded as one, and leaves what the act did not need', async () => {
    const { id, securities } = await onRecord();
    const send = (effective_on: string, more: object = {}) =>
      amelie.api(transactions.transferShares, {
        params: { id },
        body: { security_id: securities.ann, to: [{ person: cy, sharesExact: '9' }], effective_on, ...more },
      });
    const wrong = await send('2025-06-01');
    const { root, seen } = await entry(id, (wrong.ok && wrong.data.act_id) || '');
    const anns = await entry(id, securities.ann);
    const paid = { as: 'say' as const, say: { 'issues.0.paidOn': '2025-03-11' } };
    const needless = { root: anns.root, seen: anns.seen, ...paid };
    const amend = [{ root, seen, as: 'void' as const }];
    const amend_reason = 'Wrong day';
    expect(fieldsOf(await send('2025-07-01', { amend: [...amend, needless], amend_reason }))).toEqual([
      'amend.1.root REGISTERS.NOT_IN_CONFLICT',
    ]);
    const before = await register(id);
    const right = await send('2025-07-01', { amend, amend_reason });
    const { bundle, ...told } = await entry(id, (right.ok && right.data.act_id) || '');
    expect(bundle).toMatchObject({ entries: 3 });
    const batch_id = bundle?.batch_id ?? '';
    const batch_seen = bundle?.seen ?? '';
    const whole = [{ root: told.root, seen: told.seen, as: 'bundle' as const, batch_id, batch_seen }];
    expect(await correct(id, { amend: whole, preview: true })).toMatchObject({
      data: { preview: { totalBeforeExact: '400', totalAfterExact: '400' } },
    });
    expect(await correct(id, { amend: whole, amend_reason: 'Never' })).toMatchObject({ ok: true });
    expect((await register(id)).filter((line) => line.endsWith('issued'))).toEqual(
      before.filter((line) => line.endsWith('issued')),
    );
    await isWhole(id);
  });

  test('of a class says its terms again where they were recorded, and the number of its amendment', async () => {
    const { id, a } = await classes();
    const one = async () => {
      const found = (await read(id)).shareclasses.find(({ _id }) => _id === a);
      if (found === undefined) throw new Error('the class is missing');
      return found;
    };
    const { name, priceExact: price, properties } = await one();
    const send = (votes_per_share: string, more: object) =>
      amelie.api(transactions.amendShareClass, {
        params: { id },
        body: { class_id: a, name, price, properties: { ...properties, votes_per_share }, ...more },
      });
    const { registry_certificate: _number, ...without } = amendment;
    expect(await send('10', without)).toMatchObject({ ok: true });
    const correction = { as: 'correction' as const, reason: 'Misread' };
    expect(fieldsOf(await send('20', { as: 'correction' }))).toEqual(['reason GENERAL.FIELD_REQUIRED']);
    expect(await send('10', correction)).toMatchObject({ textCode: 'SHARES.NOTHING_CHANGES' });
    expect(await send('20', correction)).toMatchObject({ ok: true });
    expect((await one()).properties.votes_per_share).toBe('20');
    expect(
      (await read(id, { asOf: '2025-06-01' })).shareclasses.find(({ _id }) => _id === a)?.properties,
    ).toMatchObject({ votes_per_share: '1' });
    const [later] = (await entry(id, a)).later;
    expect(later).toMatchObject({ kind: 'class.amended', on: '2025-06-02' });
    const { root, seen, versions } = await entry(id, later?.root ?? '');
    expect(versions.map(({ verb, reason }) => [verb, reason])).toEqual([
      ['record', null],
      ['replace', 'Misread'],
    ]);
    const say = { registryCertificate: 'A-77' };
    const amend = [{ root, seen, as: 'say' as const, say }];
    expect(await correct(id, { amend, amend_reason: 'It came later' })).toMatchObject({ ok: true });
    expect((await entry(id, root)).says[0]).toMatchObject({ what: 'registryCertificate', value: 'A-77' });
    await isWhole(id);
  });

  test('marks in the log what tells of the act, with its reason, until the act is restored', async () => {
    const { id, ann, securities } = await onRecord();
    const log = async (superseded?: 'true') => {
      const answer = await amelie.api(listActivity, {
        params: { orgId: id },
        query: { from: '2025-06-02', to: '2025-06-02', ...(superseded && { superseded }) },
      });
      if (!answer.ok) throw new Error(answer.textCode);
      return answer.data.activities;
    };
    const marks = async (superseded?: 'true') =>
      (await log(superseded)).map(
        ({ kind, superseded_by: by }) => `${kind} ${by === null ? 'stands' : 'gone'}`,
      );
    const sold = await amelie.api(transactions.repurchaseShares, {
      params: { id },
      body: {
        security_id: securities.ann,
        sharesExact: '400',
        ground: 'purchase',
        priceExact: '1',
        paid_in: 'money',
        effective_on: '2025-06-02',
      },
    });
    if (!sold.ok) throw new Error(JSON.stringify(sold));
    const { root, seen } = await entry(id, sold.data.act_id ?? '');
    const amend = [{ root, seen, as: 'void' as const }];
    expect(await correct(id, { amend, amend_reason: 'She kept them' })).toMatchObject({ ok: true });
    expect(await marks()).toEqual(['entry_voided stands']);
    const [back, wrong] = await log('true');
    expect(back).toMatchObject({
      activity_name: 'Entry undone',
      activity: expect.stringMatching(/^Repurchase of June 2nd 2025 undone: .*Ann Tremblay.*, .*Common/),
      subjects: [{ id: ann }, { name: 'Common' }],
      reason: 'She kept them',
      entry_id: root,
    });
    expect(wrong).toMatchObject({ kind: 'shares_repurchased', superseded_by: back?.id, entry_id: root });
    const page = { superseded: 'true' as const, before: wrong?.superseded_at ?? '' };
    const around = await amelie.api(listActivity, { params: { orgId: id }, query: page });
    expect(around.ok && around.data.activities.slice(0, 2)).toEqual([back, wrong]);
    const transfers = async (query: object) => {
      const answer = await amelie.api(listRegisterTransfers, { params: { id }, query });
      if (!answer.ok) throw new Error(answer.textCode);
      const { lines, total } = answer.data;
      return [
        total.sharesExact,
        ...lines.map((one) => `${one.kind} ${one.surrendered.label} ${one.is_void}`),
      ];
    };
    expect(await transfers({})).toEqual(['0']);
    expect(await transfers({ taken_back: 'true' })).toEqual(['400', 'repurchased CS-1 true']);
    expect(await transfers({ taken_back: 'true', asOf: '2025-06-01' })).toEqual(['0']);
    const holder = await amelie.api(readHolder, { params: { id, personId: ann }, query: {} });
    expect(holder.ok && holder.data.ledger.map((one) => [one.kind, one.isVoid, one.balanceExact])).toEqual([
      ['issued', false, '400'],
      ['repurchased', true, '400'],
    ]);
    const again = [{ root, seen: (await entry(id, root)).seen, as: 'restore' as const }];
    expect(await correct(id, { amend: again, amend_reason: 'She sold them' })).toMatchObject({ ok: true });
    expect(await marks('true')).toEqual([
      'entry_restored stands',
      'entry_voided gone',
      'shares_repurchased stands',
    ]);
    expect(await transfers({ taken_back: 'true' })).toEqual(['0']);
    await isWhole(id);
  });

  test('takes back neither what somebody waits for nor the last vote', async () => {
    const { id, bo } = await onRecord();
    const { shareclasses } = await read(id);
    const person = await entry(id, bo);
    const amend_reason = 'By mistake';
    const ofBo = [{ root: person.root, seen: person.seen, as: 'void' as const }];
    expect(fieldsOf(await correct(id, { amend: ofBo, amend_reason }))).toEqual([
      'amend.0.root REGISTERS.AWAITED',
    ]);
    const company = await classes();
    const other = classOf('Class V', 'CV');
    const added = await amelie.api(transactions.addClassByAmendment, {
      params: { id: company.id },
      body: { ...other, ...amendment },
    });
    expect(added.ok).toBe(true);
    for (const class_id of [company.a, company.b]) {
      const one = (await read(company.id)).shareclasses.find(({ _id }) => _id === class_id);
      if (one === undefined) throw new Error('a class is missing');
      const { name, priceExact: price } = one;
      const properties = { ...one.properties, voting: false, votes_per_share: '0' };
      const body = { class_id, name, price, properties, ...amendment, effective_on: '2025-06-03' };
      expect(
        await amelie.api(transactions.amendShareClass, { params: { id: company.id }, body }),
      ).toMatchObject({
        ok: true,
      });
    }
    const last = await entry(company.id, (added.ok && added.data.act_id) || '');
    const amend = [{ root: last.root, seen: last.seen, as: 'void' as const }];
    expect(fieldsOf(await correct(company.id, { amend, amend_reason }))).toEqual([
      'properties SHARES.RIGHT_MISSING',
    ]);
    expect(shareclasses).toHaveLength(1);
  });

  test('of somebody’s first day lists what names him before, and reaches no other company', async () => {
    const [{ id, ann }, theirs] = [await onRecord(), await onRecord()];
    const rows = await server.database.asOwner<{ root: string }>(
      `select root from register_acts where org_id = $1 and kind = 'person.added' and payload ->> 'personId' = $2`,
      [id, ann],
    );
    const { root, seen } = await entry(id, rows[0]?.root ?? '');
    const amend = [{ root, seen, as: 'move' as const, on: '2025-07-01' }];
    const refused = await correct(id, { amend, amend_reason: 'Wrong day' });
    expect(refused).toMatchObject({ textCode: 'REGISTERS.DOES_NOT_FIT' });
    const { acts } = (
      refused as unknown as { data: { acts: { kind: string; root: string; actId: string }[] } }
    ).data;
    expect(acts.map(({ kind }) => kind)).toContain('issued');
    const others = [...new Map(acts.map((one) => [one.root, one])).values()].map((one) => ({
      root: one.root,
      seen: one.actId,
      as: 'move' as const,
      on: '2025-07-02',
    }));
    expect(await correct(id, { amend: [...amend, ...others], amend_reason: 'Wrong day' })).toMatchObject({
      ok: true,
    });
    await isWhole(id);
    expect(fieldsOf(await correct(theirs.id, { amend, amend_reason: 'Theirs' }))).toEqual([
      'amend.0.root GENERAL.NOT_FOUND',
    ]);
    expect(
      await amelie.api(corrections.readEntry, { params: { id: theirs.id, entryId: root } }),
    ).toMatchObject({ status: 404 });
    expect(fieldsOf(await correct(id, {}))).toEqual(['amend GENERAL.FIELD_REQUIRED']);
  });

  test('leaves what a form of its own corrects to that form, and says so', async () => {
    const { id } = await onRecord();
    const { history } = given(await amelie.api(readCorporation, { params: { id }, query: {} }));
    const params = { id, entryId: history[0]?.entry ?? '' };
    expect(await amelie.api(corrections.readEntry, { params })).toMatchObject({
      status: 409,
      textCode: 'REGISTERS.CORRECTED_ELSEWHERE',
    });
  });
});
