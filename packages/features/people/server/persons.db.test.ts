import { plainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import {
  add,
  amelie,
  ann,
  differences,
  newFounding,
  onRecord,
  openPeople,
  refusals,
  server,
  toronto,
} from '../../../../tests/support/stages/people.ts';
import { recordActs, recordDraft } from '../../registers/server/public/acts.ts';
import * as contract from '../contract.ts';
import { readRegisterDays } from '../registerContract.ts';

openPeople();

describe('names', () => {
  test.each([
    ['Turkish', 'İbrahim Işık', 'Şahin-Güneş'],
    ['Arabic', 'عبد الرحمن', 'الخوارزمي'],
    ['French', 'Jean-François', 'D’Éon de l’Érable'],
    ['with an emoji', 'Robin 🍁', 'Maple'],
    ['with an apostrophe', 'Sinéad', "O'Neil"],
    ['of 300 characters', 'é'.repeat(300), 'ş'.repeat(300)],
  ])('%s pass unharmed', async (_name, firstname, lastname) => {
    const { directors } = await add(await newFounding(), 'directors', { firstname, lastname });
    expect(directors[0]).toMatchObject({ firstname, lastname });
  });

  test('of 301 characters are refused with the field named', async () => {
    const person = { firstname: 'é'.repeat(301), lastname: 'Tremblay' };
    expect(await refusals(await newFounding(), 'directors', { person })).toEqual([
      'person.firstname GENERAL.TOO_LONG',
    ]);
  });
});

test('an e-mail address that somebody else has is told, not refused', async () => {
  const id = await newFounding();
  await add(id, 'directors', { ...ann, email: 'office@maple.test' });
  const { warnings } = await add(id, 'presidents', {
    firstname: 'Bo',
    lastname: 'Roy',
    email: 'OFFICE@maple.test',
  });
  expect(warnings.find(({ textCode }) => textCode === 'PEOPLE.EMAIL_SHARED')?.message).toBe(
    'This email address is already used by Ann Tremblay.',
  );
});

test('a correction in the draft says the person again, and only that', async () => {
  const id = await newFounding();
  const { person_id } = await add(id, 'directors', {
    ...ann,
    email: 'ann@maple.test',
    phone_number: '416 555 0100',
  });
  const body = { person: { person_id, lastname: 'Roy', phone_number: '' }, consent_on: '2025-01-02' };
  const answer = await amelie.api(contract.updatePosition, { params: { id, position: 'directors' }, body });
  expect(answer).toMatchObject({
    ok: true,
    textCode: 'PEOPLE.DIRECTOR_UPDATED',
    message: 'Director Contact Updated',
    data: {
      directors: [
        {
          firstname: 'Ann',
          lastname: 'Roy',
          email: 'ann@maple.test',
          phone_number: null,
          consent_on: '2025-01-02',
        },
      ],
    },
  });
});

test('an officer’s contact is updated by its own message', async () => {
  const id = await newFounding();
  const { person_id } = await add(id, 'presidents', ann);
  const body = { person: { person_id, email: 'ann@maple.test' } };
  expect(
    await amelie.api(contract.updatePosition, { params: { id, position: 'presidents' }, body }),
  ).toMatchObject({
    ok: true,
    message: 'Officer Contact Updated',
  });
});

describe('on record', () => {
  test('a form must say whether it corrects or changes; each is read on its own date', async () => {
    const { id, ann: person_id } = await onRecord();
    const update = (body: object) => amelie.api(contract.updatePerson, { body: { person_id, ...body } });
    const nameOn = async (asOf: string) => {
      const list = await amelie.api(contract.listDirectors, { params: { id }, query: { asOf } });
      return list.ok ? list.data.directors[0]?.lastname : undefined;
    };
    expect(await update({ lastname: 'Roy' })).toMatchObject({
      ok: false,
      fields: [{ path: 'as', textCode: 'PEOPLE.CORRECTION_OR_CHANGE' }],
    });
    expect(await update({ lastname: 'Roy', as: 'change' })).toMatchObject({
      ok: false,
      fields: [{ path: 'changed_on' }],
    });
    expect(await update({ lastname: 'Roy', as: 'correction' })).toMatchObject({
      ok: false,
      fields: [{ path: 'reason' }],
    });
    expect(await update({ email: 'ann@maple.test' })).toMatchObject({
      ok: true,
      data: { person: { email: 'ann@maple.test' } },
    });
    await update({ lastname: 'Roy', as: 'change', changed_on: '2025-06-01' });
    expect([await nameOn('2025-05-31'), await nameOn('2025-06-01')]).toEqual(['Tremblay', 'Roy']);
    await update({ lastname: 'Le Roy', as: 'correction', reason: 'misspelled' });
    expect([await nameOn('2025-05-31'), await nameOn('2025-06-01')]).toEqual(['Tremblay', 'Le Roy']);
    const days = await amelie.api(readRegisterDays, { params: { id }, query: { of: 'directors' } });
    expect(days.ok && days.data.days).toContain('2025-06-01');
  });

  test('an address that a correction took away is there again once a correction says it', async () => {
    const { id, ann: person_id } = await onRecord();
    const corrected = { as: 'correction', reason: 'misread' } as const;
    const update = async (body: object) => {
      const answer = await amelie.api(contract.updatePerson, { body: { person_id, ...body } });
      return answer.ok && answer.data.person.email;
    };
    expect(await update({ email: 'ann@maple.test' })).toBe('ann@maple.test');
    expect(await update({ email: 'an@maple.test', ...corrected })).toBe('an@maple.test');
    expect(await update({ email: '', ...corrected })).toBeNull();
    expect(await update({ email: 'anne@maple.test', ...corrected })).toBe('anne@maple.test');
    expect(await differences(server, id)).toEqual([]);
  });

  test('a consent that arrives is added, a date is only corrected', async () => {
    const { id, ann: person_id } = await onRecord();
    const update = (body: object) =>
      amelie.api(contract.updatePosition, {
        params: { id, position: 'directors' },
        body: { person: { person_id }, ...body },
      });
    expect(await update({ consent_on: '2025-03-15' })).toMatchObject({
      ok: true,
      data: { directors: [{ consent_on: '2025-03-15' }] },
    });
    expect(await update({ appointed_on: '2025-03-13' })).toMatchObject({
      ok: false,
      fields: [{ textCode: 'PEOPLE.CORRECTION_OR_CHANGE' }],
    });
    expect(
      await update({ appointed_on: '2025-03-13', as: 'change', changed_on: '2025-03-13' }),
    ).toMatchObject({ ok: false, textCode: 'PEOPLE.APPOINTMENT_NO_CHANGE' });
    expect(
      await update({ appointed_on: '2025-03-13', as: 'correction', reason: 'elected on the 13th' }),
    ).toMatchObject({
      ok: true,
      data: { directors: [{ elected_date: '2025-03-13' }] },
    });
    expect(await differences(server, id)).toEqual([]);
  });

  test('an older entry that names a later resolution takes a consent and an address', async () => {
    const { id } = await onRecord({ minimum: 1, maximum: 3 });
    const { person_id = '' } = await add(
      id,
      'presidents',
      { firstname: 'Bo', lastname: 'Roy' },
      { appointed_on: '2025-04-01' },
    );
    const by = { orgId: id, userId: amelie.userId, now: server.clock.read() };
    const payload = {
      appointmentId: newId(),
      personId: person_id,
      position: 'director',
      title: null,
      consentOn: null,
      residency: null,
      resolution: { number: 'S-1', date: plainDate('2025-04-20') },
    } as const;
    await writing(server.database.database, by, async (write) => {
      const appointed = recordDraft('appointed', payload, { on: plainDate('2025-04-01') });
      const recorded = await recordActs(write, [appointed], { today: write.today });
      if (!recorded.ok) throw new Error(recorded.error.textCode);
    });
    const update = (person: object, body: object) =>
      amelie.api(contract.updatePosition, {
        params: { id, position: 'directors' },
        body: { person: { person_id, ...person }, ...body },
      });
    given(await update({}, { consent_on: '2025-04-01' }));
    given(await update({ address: toronto }, { as: 'change', changed_on: '2025-05-01' }));
    const reason = 'misread';
    const moved = await update({}, { appointed_on: '2025-04-19', as: 'correction', reason });
    expect(moved).toMatchObject({
      fields: [{ path: 'resolution_on', textCode: 'PEOPLE.BEFORE_RESOLUTION' }],
    });
    given(await update({}, { appointed_on: '2025-04-20', as: 'correction', reason }));
  });

  test('a consent that arrives after the election is an entry of its own day, once', async () => {
    const { id, ann: person_id } = await onRecord();
    const consent = (body: object) =>
      amelie.api(contract.giveConsent, {
        params: { id },
        body: { person_id, consent_on: '2025-03-15', ...body },
      });
    expect(await consent({ consent_on: '2025-03-01' })).toMatchObject({
      fields: [{ path: 'consent_on', textCode: 'PEOPLE.BEFORE_APPOINTMENT' }],
    });
    expect(await consent({ consent_on: '2999-01-01' })).toMatchObject({
      fields: [{ path: 'consent_on', textCode: 'PEOPLE.DATE_IN_FUTURE' }],
    });
    expect(await consent({ preview: true })).toMatchObject({
      data: { directors: [{ consent_on: '2025-03-15' }] },
    });
    const proposed = await consent({ propose: { awaits: 'signatures' } });
    expect(proposed).toMatchObject({
      textCode: 'REGISTERS.PROPOSED',
      data: { directors: [{ consent_on: null }] },
    });
    expect(await consent({})).toMatchObject({ data: { directors: [{ consent_on: '2025-03-15' }] } });
    const log = await server.database.asOwner<{ kind: string }>(
      `select kind from activity where org_id = $1 and kind = 'director_consented'`,
      [id],
    );
    expect(log).toHaveLength(1);
    expect(await consent({})).toMatchObject({ textCode: 'SHARES.NOTHING_CHANGES' });
    expect(await consent({ person_id: '01936f4e-0000-7000-8000-000000000000' })).toMatchObject({
      status: 404,
    });
    expect(await differences(server, id)).toEqual([]);
  });
});

test('people are found by names and places, word by word, and only what a list shows is told', async () => {
  const { id, ann: person_id } = await onRecord();
  const found = async (query: object) => {
    const answer = await amelie.api(contract.findPeople, { params: { id }, query });
    if (!answer.ok) throw new Error(answer.textCode);
    return answer.data;
  };
  const all = await found({});
  expect(all.chosen).toBeNull();
  const [first] = all.people;
  expect(first).toEqual({ person_id, display_name: 'Ann Tremblay', place: first?.place });
  expect((await found({ words: 'TREM an' })).people).toEqual([first]);
  expect((await found({ words: first?.place ?? '' })).people).toEqual([first]);
  expect((await found({ words: 'ann nobody', chosen: person_id })).people).toEqual([]);
  expect((await found({ words: 'nobody', chosen: person_id })).chosen).toEqual(first);
  // A letter that only lengthens others folds to nothing.
  expect((await found({ words: 'ـ' })).people).toEqual([first]);
  expect((await found({ kind: 'individual' })).people).toEqual([first]);
  expect((await found({ kind: 'holder' })).people).toEqual([]);
  expect((await found({ chosen: id })).chosen).toBeNull();
});
