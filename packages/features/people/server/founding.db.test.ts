import { describe, expect, test } from 'vitest';
import {
  activities,
  add,
  amelie,
  ann,
  codesOf,
  factBodies,
  newFounding,
  openPeople,
  refusals,
  resident,
  server,
  toronto,
  unknown,
} from '../../../../tests/support/stages/people.ts';
import { listActivity } from '../../activity/contract.ts';
import { createOrganization, saveAccountInfo } from '../../organizations/contract.ts';
import { listShareholders } from '../../shares/contract.ts';
import * as contract from '../contract.ts';

openPeople();

/** The appointments that a founding proposes, as they are dated. */
const proposedSeats = async (id: string) => {
  const rows = await server.database.asOwner<{ position: string; on: string | null; before: boolean | null }>(
    `select draft->'payload'->>'position' as position, draft->'dating'->>'on' as on,
            (draft->'payload'->>'orBefore')::boolean as before
       from proposals, jsonb_array_elements(acts) as draft
       where org_id = $1 and draft->>'kind' = 'appointed'`,
    [id],
  );
  return rows.map(({ position, on, before }) => [position, on, before]);
};

test('an officer of a corporation that is taken over keeps his day, or the last one possible, in another position', async () => {
  const existing = {
    company_type: 'old',
    corporation_number: '1234567-8',
    incorporation_date: '2015-06-01',
  } as const;
  const created = await amelie.api(createOrganization, {
    body: { name: 'Old Pines', name_postfix: 'Inc.', ...existing },
  });
  const id = created.ok ? created.data.org_unique_id : '';
  const open = { appointed_on: '2019-04-01', or_before: true };
  const { person_id: personId } = await add(id, 'presidents', ann, open);
  const moved = (position: 'presidents' | 'other', newPosition: 'presidents' | 'other') =>
    amelie.api(contract.removePreviousPosition, { params: { id, position, personId, newPosition } });
  await add(id, 'other', { person_id: personId }, { title: 'Chief Maple Officer' });
  expect((await moved('presidents', 'other')).ok).toBe(true);
  expect(await proposedSeats(id)).toEqual([['other', '2019-04-01', true]]);
  // A day that was told for the new position holds.
  await add(id, 'presidents', { person_id: personId }, { appointed_on: '2020-01-01' });
  expect((await moved('other', 'presidents')).ok).toBe(true);
  expect(await proposedSeats(id)).toEqual([['presidents', '2020-01-01', null]]);
});

describe('a founding', () => {
  test('collects three directors and officers, as the specification names their fields', async () => {
    const id = await newFounding();
    const first = await add(id, 'directors', {
      firstname: 'Ömer',
      lastname: 'Yılmaz',
      email: 'Omer@Maple.test',
      phone_number: '+1 416 555 01',
      citizenship: 'Türkiye',
      gender: 'erkek',
      address: toronto,
      residential_address: toronto,
      birth_date: '1990-05-06',
      tax_residence: ['Canada', 'Türkiye'],
      capable_attested: true,
    });
    expect(codesOf(first.warnings)).toEqual(['DIRECTORS.TOO_FEW_RESIDENT', 'PEOPLE.CONSENT_MISSING']);
    await add(
      id,
      'directors',
      { firstname: 'Amélie', lastname: 'Tremblay', residency: resident },
      { consent_on: '2025-01-03' },
    );
    const third = await add(
      id,
      'directors',
      { firstname: 'ليلى', lastname: 'حداد' },
      { consent_on: '2025-01-03' },
    );
    expect(third.warnings).toEqual([]);
    const { person_id } = await add(id, 'presidents', { person_id: first.person_id });
    const view = await amelie.api(contract.directorsAndOfficers, { params: { id } });
    expect(view.ok && view.data.directors.map(({ lastname }) => lastname)).toEqual([
      'Tremblay',
      'Yılmaz',
      'حداد',
    ]);
    expect(view.ok && view.data.officers).toEqual([
      {
        _id: person_id,
        person_id,
        kind: 'individual',
        firstname: 'Ömer',
        lastname: 'Yılmaz',
        company_name: '',
        display_name: 'Ömer Yılmaz',
        email: 'omer@maple.test',
        phone_number: '+141655501',
        citizenship: 'Türkiye',
        gender: 'erkek',
        name_format: null,
        address: { ...toronto, address_line_2: '' },
        is_erased: false,
        masked: ['residential_address', 'birth_date', 'tax_residence'],
        resident_canadian: null,
        capable_attested: true,
        elected_date: null,
        appointment_dates: {},
        removal_dates: {},
        positions: { directors: 'Director', presidents: 'President' },
        consent_on: null,
      },
    ]);
    expect(view.ok && view.data.minMaxDirectors).toEqual({ min: 1, max: 10 });
  });

  test('waits for the certificate: no date of appointment may be typed', async () => {
    const id = await newFounding();
    expect(await refusals(id, 'directors', { person: ann, appointed_on: '2025-01-02' })).toEqual([
      'appointed_on PEOPLE.DATED_BY_CERTIFICATE',
    ]);
  });

  test('forgets with the last role what was said of a person', async () => {
    const id = await newFounding();
    const { person_id } = await add(id, 'directors', ann);
    await add(id, 'presidents', { person_id });
    const remove = (position: 'directors' | 'presidents') =>
      amelie.api(contract.removeFromPosition, { params: { id, position, itemId: person_id }, query: {} });
    const one = await remove('directors');
    expect(one.ok && one.data.officers.map(({ _id }) => _id)).toEqual([person_id]);
    expect(await remove('presidents')).toMatchObject({
      ok: true,
      data: { directors: [], officers: [], former: [] },
    });
    expect(await amelie.api(contract.readPerson, { params: { id: person_id }, query: {} })).toMatchObject(
      unknown,
    );
    // But for the name, by which the log goes on calling her.
    expect(await factBodies(server, id)).toEqual([
      { body: expect.objectContaining({ lastname: 'Tremblay' }) },
    ]);
    expect(await activities(id)).toEqual([
      ['officer_withdrawn', false],
      ['director_withdrawn', false],
      ['officer_named', true],
      ['director_named', true],
    ]);
  });

  test('is told in the log by names and titles that it has dropped since', async () => {
    const id = await newFounding();
    const { person_id } = await add(id, 'other', ann, { title: 'Chief Maple Officer' });
    const position = 'other' as const;
    await amelie.api(contract.removeFromPosition, { params: { id, position, itemId: person_id }, query: {} });
    const log = await amelie.api(listActivity, { params: { orgId: id }, query: { superseded: 'true' } });
    const told = log.ok ? log.data.activities.filter(({ kind }) => kind.startsWith('officer_')) : [];
    expect(told.map(({ kind }) => kind)).toEqual(['officer_withdrawn', 'officer_named']);
    for (const { activity } of told) {
      expect(activity).toContain('Ann Tremblay');
      expect(activity).toContain('Chief Maple Officer');
    }
  });

  test('is not edited while the articles are with the registry', async () => {
    const id = await newFounding();
    await server.database.asOwner(`update organizations set status = 'submitted' where org_id = $1`, [id]);
    const answer = await amelie.api(contract.addToPosition, {
      params: { id, position: 'directors' },
      body: { person: ann },
    });
    expect(answer).toMatchObject({ ok: false, status: 409, textCode: 'ORGANIZATION.SUBMITTED' });
  });
});

describe('managing by oneself', () => {
  test('fills the founding with the user, once however often it is saved', async () => {
    const id = await newFounding();
    const save = () =>
      amelie.api(contract.saveManages, { params: { id }, body: { manages_company: 'by_myself' } });
    await save();
    const answer = await save();
    expect(answer).toMatchObject({
      ok: true,
      data: {
        next: 'shares',
        manages_company: 'by_myself',
        people_involved: null,
        directors: [{ firstname: 'Amélie', lastname: 'Tremblay', email: amelie.email }],
        officers: [
          { positions: { directors: 'Director', presidents: 'President', secretaries: 'Secretary' } },
        ],
      },
    });
    const people = await amelie.api(contract.listPeople, { params: { id } });
    expect(people.ok && people.data.persons).toHaveLength(1);
    const shares = await amelie.api(listShareholders, { params: { id }, query: {} });
    expect(shares).toMatchObject({
      ok: true,
      data: {
        shareholders: [
          { firstname: 'Amélie', issuances: [{ ownership: 1, className: 'Common', priceExact: '0.01' }] },
        ],
        totalExact: '1',
      },
    });
  });

  test('does not set back unseen what another tab chose since', async () => {
    const id = await newFounding();
    const params = { id };
    const was = { manages_company: 'by_myself', people_involved: null };
    await amelie.api(contract.saveManages, {
      params,
      body: { manages_company: 'other', people_involved: 'owners', was },
    });
    const save = (before: Record<string, unknown>) =>
      amelie.api(contract.saveManages, {
        params,
        body: { manages_company: 'other', people_involved: 'both', was: before },
      });
    expect(await save(was)).toMatchObject({
      ok: false,
      textCode: 'GENERAL.STALE',
      data: { current: { people_involved: 'owners' }, saved: { is_you: true } },
    });
    expect(await save({ manages_company: 'other', people_involved: 'owners' })).toMatchObject({ ok: true });
  });

  test('enters the user at the street address of step 1, and at no post box on Form 2', async () => {
    const me = { firstname: 'Amélie', lastname: 'Tremblay', email: amelie.email };
    const entered = async (address_line_1: string, firstname = me.firstname) => {
      const id = await newFounding();
      const place = { address_line_1, city: 'Toronto', province: 'Ontario', country: 'Canada' };
      const body = { ...me, firstname, ...place, postal_code: 'M5V 2T6' };
      expect(await amelie.api(saveAccountInfo, { params: { id }, body })).toMatchObject({ ok: true });
      await amelie.api(contract.saveManages, { params: { id }, body: { manages_company: 'by_myself' } });
      const people = await amelie.api(contract.listPeople, { params: { id } });
      const person_id = people.ok ? (people.data.persons[0]?.person_id ?? '') : '';
      const person = await amelie.api(contract.readPerson, {
        params: { id: person_id },
        query: { reveal: 'true' },
      });
      const { address, residential_address } = person.ok ? person.data.input : {};
      return [address?.address_line_1, residential_address?.address_line_1];
    };
    expect(await entered('128 Roncesvalles Avenue')).toEqual(Array(2).fill('128 Roncesvalles Avenue'));
    expect(await entered('PO Box 12')).toEqual(['PO Box 12', undefined]);
    expect(await entered('1 Elm Street', 'Zoë')).toEqual([undefined, undefined]);
  });

  test.each([
    ['owners', 'directors'],
    ['both', 'directors'],
    ['other', 'officers'],
  ] as const)('others, %s: goes on to %s and fills nobody in', async (people_involved, next) => {
    const id = await newFounding();
    const body = { manages_company: 'other', people_involved } as const;
    expect(await amelie.api(contract.saveManages, { params: { id }, body })).toMatchObject({
      ok: true,
      data: { next, directors: [], officers: [] },
    });
  });

  test('is refused while another person is on the board', async () => {
    const id = await newFounding();
    const position = 'directors' as const;
    await amelie.api(contract.addToPosition, { params: { id, position }, body: { person: ann } });
    const answer = await amelie.api(contract.saveManages, {
      params: { id },
      body: { manages_company: 'by_myself' },
    });
    expect(answer).toMatchObject({ ok: false, status: 409, textCode: 'PEOPLE.OTHERS_ON_BOARD' });
    const board = await amelie.api(contract.directorsAndOfficers, { params: { id } });
    expect(board).toMatchObject({
      ok: true,
      data: { directors: [{ firstname: ann.firstname }], officers: [] },
    });
  });

  test('others must be said', async () => {
    const id = await newFounding();
    const answer = await amelie.api(contract.saveManages, {
      params: { id },
      body: { manages_company: 'other' },
    });
    expect(answer).toMatchObject({ ok: false, textCode: 'PEOPLE.INVOLVED_REQUIRED' });
  });
});

test('the same request twice under one key appoints once', async () => {
  const id = await newFounding();
  const send = () =>
    amelie.api(
      contract.addToPosition,
      { params: { id, position: 'directors' }, body: { person: ann } },
      { idempotencyKey: 'one-appointment' },
    );
  const [first, second] = [await send(), await send()];
  expect(second.ok && second.data.directors).toHaveLength(1);
  expect(second.ok && first.ok && second.data.person_id === first.data.person_id).toBe(true);
});

test('the ledger hears of every position, in the order of the organization', async () => {
  const id = await newFounding();
  const { person_id } = await add(id, 'presidents', ann);
  await amelie.api(contract.removeFromPosition, {
    params: { id, position: 'presidents', itemId: person_id },
    query: {},
  });
  const rows = await server.database.asOwner<{ payload: Record<string, unknown> }>(
    `select payload from outbox where stream = 'ledger:' || $1 and payload ->> 'kind' = 'position' order by stream_seq`,
    [id],
  );
  expect(rows.map(({ payload }) => payload)).toEqual([
    { kind: 'position', seq: 0, id: expect.any(String), personId: person_id, position: 'presidents' },
    {
      kind: 'position',
      seq: 0,
      id: rows[0]?.payload.id,
      personId: person_id,
      position: 'presidents',
      deleted: true,
    },
  ]);
});
