import { describe, expect, test } from 'vitest';
import { join, organizationOf, registered } from '../../../../tests/support/people.ts';
import {
  add,
  amelie,
  ann,
  newFounding,
  openPeople,
  refusals,
  server,
  toronto,
  unknown,
} from '../../../../tests/support/stages/people.ts';
import { saveCorporateInfo } from '../../organizations/contract.ts';
import * as contract from '../contract.ts';

openPeople();

test('a resident of Ontario need not say why: no board there needs any', async () => {
  const id = await newFounding();
  const place = { address_line_1: '100 Queen Street West', city: 'Toronto', province: 'Ontario' };
  const law = { ...place, corporation_type: 'Ontario', country: 'Canada', postal_code: 'M5H 2N2' };
  const saved = await amelie.api(saveCorporateInfo, { params: { id }, body: law });
  expect(saved.ok).toBe(true);
  const residency = { resident_canadian: true, attested_on: '2025-01-02' };
  await add(id, 'directors', { ...ann, residency });
});

describe('a request is refused', () => {
  test.each<[string, 'directors' | 'presidents' | 'other', object, string[]]>([
    ['without anybody', 'directors', {}, ['person PEOPLE.PERSON_REQUIRED']],
    [
      'without a name',
      'directors',
      { person: {} },
      ['person.firstname PERSON_NAME.REQUIRED', 'person.lastname PERSON_NAME.REQUIRED'],
    ],
    [
      'for a trust on the board',
      'directors',
      { person: { kind: 'trust', company_name: 'Tremblay Trust' } },
      ['person.kind PEOPLE.NOT_INDIVIDUAL'],
    ],
    [
      'for a body corporate in office',
      'presidents',
      { person: { kind: 'body_corporate', company_name: 'Holdings Inc.' } },
      ['person.kind PEOPLE.NOT_INDIVIDUAL'],
    ],
    [
      'for a body corporate without a name',
      'presidents',
      { person: { kind: 'body_corporate' } },
      ['person.company_name PEOPLE.COMPANY_NAME_REQUIRED'],
    ],
    [
      'for a minor',
      'directors',
      { person: { firstname: 'A', lastname: 'B', birth_date: '2015-01-02' } },
      ['person.birth_date PEOPLE.UNDER_AGE'],
    ],
    [
      'for somebody not capable',
      'directors',
      { person: { firstname: 'A', lastname: 'B', capable_attested: false } },
      ['person.capable_attested PEOPLE.NOT_CAPABLE'],
    ],
    [
      'born tomorrow',
      'directors',
      { person: { firstname: 'A', lastname: 'B', birth_date: '2999-01-02' } },
      ['person.birth_date PEOPLE.DATE_IN_FUTURE'],
    ],
    [
      'resident without a ground',
      'directors',
      {
        person: {
          firstname: 'A',
          lastname: 'B',
          residency: { resident_canadian: true, attested_on: '2025-01-02' },
        },
      },
      ['person.residency.ground PEOPLE.RESIDENCY_GROUND_REQUIRED'],
    ],
    [
      'for an untitled office',
      'other',
      { person: { firstname: 'A', lastname: 'B' } },
      ['title PEOPLE.TITLE_REQUIRED'],
    ],
    [
      'for a title of a named office',
      'presidents',
      { person: { firstname: 'A', lastname: 'B' }, title: 'Chief' },
      ['title PEOPLE.TITLE_NOT_ALLOWED'],
    ],
    [
      'for a resolution without a date',
      'presidents',
      { person: { firstname: 'A', lastname: 'B' }, resolution: 'D-1' },
      ['resolution_on PEOPLE.RESOLUTION_DATE_REQUIRED'],
    ],
    [
      'for the date of a resolution without its number',
      'presidents',
      { person: { firstname: 'A', lastname: 'B' }, resolution_on: '2025-05-01' },
      ['resolution PEOPLE.RESOLUTION_NUMBER_REQUIRED'],
    ],
    [
      'for a broken e-mail',
      'directors',
      { person: { firstname: 'A', lastname: 'B', email: 'a@' } },
      ['person.email GENERAL.NOT_AN_EMAIL'],
    ],
    [
      'for a long telephone number',
      'directors',
      { person: { firstname: 'A', lastname: 'B', phone_number: '12345678901234' } },
      ['person.phone_number PHONE.TOO_LONG'],
    ],
    [
      'for a post office box on Form 2',
      'directors',
      {
        person: {
          firstname: 'A',
          lastname: 'B',
          residential_address: { ...toronto, address_line_1: 'P.O. Box 12' },
        },
      },
      ['person.residential_address.address_line_1 ADDRESS.POST_BOX'],
    ],
    [
      'for no country',
      'directors',
      {
        person: {
          firstname: 'A',
          lastname: 'B',
          citizenship: 'Atlantis',
          tax_residence: ['Canada', 'Lemuria'],
        },
      },
      ['person.citizenship ADDRESS.COUNTRY_UNKNOWN', 'person.tax_residence.1 ADDRESS.COUNTRY_UNKNOWN'],
    ],
    [
      'for a name that runs against its direction',
      'directors',
      { person: { firstname: 'A\u202eB', lastname: 'C' } },
      ['person.firstname TEXT.FORBIDDEN_CHARACTERS'],
    ],
    [
      'for an end beside the beginning, of which nothing is taken',
      'presidents',
      { person: { firstname: 'A', lastname: 'B' }, appointed_on: '2025-04-01', ceased_on: '2025-05-01' },
      ['ceased_on GENERAL.FIELD_UNKNOWN'],
    ],
  ])('%s', async (_name, position, body, expected) => {
    expect(await refusals(await newFounding(), position, body)).toEqual(expected);
  });

  test('for the same person entered a second time', async () => {
    const id = await newFounding();
    const zed = { firstname: 'Zed', lastname: 'Roy', email: 'zed@maple.test' };
    const { person_id } = await add(id, 'directors', zed);
    const onRecord = ['person.is_another PEOPLE.ALREADY_ON_RECORD'];
    expect(await refusals(id, 'directors', { person: zed })).toEqual(onRecord);
    expect(await refusals(id, 'presidents', { person: zed })).toEqual(onRecord);
    expect(await refusals(id, 'directors', { person_id })).toEqual(['position PEOPLE.ALREADY_APPOINTED']);
    await add(id, 'directors', { ...zed, is_another: true });
  });

  test('but not for having one name only', async () => {
    const id = await newFounding();
    await add(id, 'directors', { firstname: '', lastname: 'Madonna' });
    expect(await amelie.api(contract.listDirectors, { params: { id }, query: {} })).toMatchObject({
      data: { directors: [{ display_name: 'Madonna', firstname: '', lastname: 'Madonna' }] },
    });
    expect(await refusals(id, 'directors', { person: { firstname: 'Madonna', lastname: '' } })).toEqual([
      'person.lastname PERSON_NAME.REQUIRED',
    ]);
  });

  test('for a position that the person holds', async () => {
    const id = await newFounding();
    const { person_id } = await add(id, 'presidents', ann);
    expect(await refusals(id, 'presidents', { person_id })).toEqual(['position PEOPLE.ALREADY_APPOINTED']);
    await add(id, 'other', { person_id }, { title: 'Chief Maple Officer' });
    const second = await add(id, 'other', { person_id }, { title: 'Chief Syrup Officer' });
    expect(second.officers[0]?.positions.other).toBe('Chief Maple Officer, Chief Syrup Officer');
  });

  test('with 404 for people and organizations of others', async () => {
    const stranger = await registered(server);
    const theirs = await organizationOf(stranger);
    const id = await newFounding();
    const { person_id } = await add(id, 'directors', ann);
    const calls = [
      stranger.api(contract.directorsAndOfficers, { params: { id } }),
      stranger.api(contract.readPerson, { params: { id: person_id }, query: {} }),
      stranger.api(contract.updatePerson, { body: { person_id, firstname: 'Eve' } }),
      stranger.api(contract.addToPosition, {
        params: { id: theirs, position: 'presidents' },
        body: { person_id },
      }),
      stranger.api(contract.removeFromPosition, {
        params: { id: theirs, position: 'directors', itemId: person_id },
        query: {},
      }),
      stranger.api(contract.removePreviousPosition, {
        params: { id: theirs, position: 'directors', personId: person_id, newPosition: 'presidents' },
      }),
      stranger.api(contract.updatePosition, {
        params: { id: theirs, position: 'directors' },
        body: { person: { person_id } },
      }),
    ];
    for (const answer of await Promise.all<object>(calls)) expect(answer).toMatchObject(unknown);
  });

  test('when a member without the minute book edits, or looks behind the masks', async () => {
    const viewer = await registered(server);
    const id = await newFounding();
    await join(server, id, viewer, 'view');
    const { person_id } = await add(id, 'directors', { ...ann, birth_date: '1990-01-02' });
    const read = (query: { reveal?: 'true' }) =>
      viewer.api(contract.readPerson, { params: { id: person_id }, query });
    expect(await read({})).toMatchObject({ ok: true, data: { person: { masked: ['birth_date'] } } });
    expect(await read({ reveal: 'true' })).toMatchObject({
      ok: false,
      status: 403,
      textCode: 'ACCESS.VIEW_ONLY',
    });
    const edited = await viewer.api(contract.updatePerson, { body: { person_id, firstname: 'Eve' } });
    expect(edited).toMatchObject({ ok: false, status: 403 });
    const own = await amelie.api(contract.readPerson, {
      params: { id: person_id },
      query: { reveal: 'true' },
    });
    expect(own).toMatchObject({ ok: true, data: { input: { birth_date: '1990-01-02' } } });
  });
});
