import { dateInZone } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { saveArticles } from '../../onboarding/contract.ts';
import { rebuild } from '../../registers/server/public.ts';
import { listShareholders } from '../../shares/contract.ts';
import * as contract from '../contract.ts';
import type { PersonInput } from '../shapes.ts';

let server: TestServer;
let amelie: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  amelie = await registered(server);
});
afterAll(() => server.close());

const toronto = {
  address_line_1: '100 Queen Street West',
  city: 'Toronto',
  region: 'Ontario',
  country: 'Canada',
  postal_code: 'M5H 2N2',
};

const resident = {
  resident_canadian: true,
  ground: 'citizen_resident',
  attested_on: '2025-01-02',
} as const;

const newFounding = () => organizationOf(amelie, { name: 'Érable & Fils', company_type: 'new' });

/** Adds somebody, and answers the view. */
async function add(
  id: string,
  position: 'directors' | 'presidents' | 'other',
  person: PersonInput,
  more = {},
) {
  const answer = await amelie.api(contract.addToPosition, {
    params: { id, position },
    body: { person, ...more },
  });
  if (!answer.ok) throw new Error(`${answer.textCode} ${JSON.stringify(answer.fields)}`);
  return answer.data;
}

/** Not there, or somebody else's. */
const unknown = { ok: false, status: 404 };

const ann = { firstname: 'Ann', lastname: 'Tremblay' };

/** The fields that a request to add somebody is refused for. */
async function refusals(
  id: string,
  position: 'directors' | 'presidents' | 'other',
  body: object,
): Promise<string[]> {
  const answer = await amelie.api(contract.addToPosition, { params: { id, position }, body });
  if (answer.ok) throw new Error('it was accepted');
  return (answer.fields ?? []).map(({ path, textCode }) => `${path} ${textCode}`);
}

/** The newest first, and whether each was taken back. */
const activities = async (id: string): Promise<[string, boolean][]> => {
  const rows = await server.database.asOwner<{ kind: string; gone: boolean }>(
    `select kind, superseded_by is not null as gone from activity
       where org_id = $1 and kind ~ '^(director|officer)_' order by entry_no desc`,
    [id],
  );
  return rows.map(({ kind, gone }) => [kind, gone]);
};

const factBodies = ({ database }: TestServer, id: string) =>
  database.asOwner(`select body from person_facts where org_id = $1 and body is not null`, [id]);

const differences = async ({ database }: TestServer, id: string) =>
  (await database.database.asOrganization(id, (q) => rebuild(q, id))).differences;

const today = () => dateInZone(server.clock.read(), 'America/Toronto');

const codesOf = (warnings: readonly { textCode: string }[]) => warnings.map(({ textCode }) => textCode);

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
    expect(await factBodies(server, id)).toEqual([]);
    expect(await activities(id)).toEqual([
      ['officer_withdrawn', false],
      ['director_withdrawn', false],
      ['officer_named', true],
      ['director_named', true],
    ]);
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

  test('others must be said', async () => {
    const id = await newFounding();
    const answer = await amelie.api(contract.saveManages, {
      params: { id },
      body: { manages_company: 'other' },
    });
    expect(answer).toMatchObject({ ok: false, textCode: 'PEOPLE.INVOLVED_REQUIRED' });
  });
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
  ])('%s', async (_name, position, body, expected) => {
    expect(await refusals(await newFounding(), position, body)).toEqual(expected);
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
    'This e-mail address is already used by Ann Tremblay.',
  );
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
    { kind: 'position', id: expect.any(String), personId: person_id, position: 'presidents' },
    { kind: 'position', id: rows[0]?.payload.id, personId: person_id, position: 'presidents', deleted: true },
  ]);
});

describe('on record', () => {
  /** Ann directs and presides since 2025-03-12; she is a resident Canadian. */
  async function onRecord(board = { minimum: 1, maximum: 2 }) {
    const id = await newFounding();
    const { person_id } = await add(id, 'directors', { ...ann, residency: resident });
    await add(id, 'presidents', { person_id });
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14', board });
    return { id, ann: person_id };
  }

  test('the certificate dates directors, the organizing resolution officers', async () => {
    const { id } = await onRecord();
    const view = await amelie.api(contract.directorsAndOfficers, { params: { id } });
    expect(view.ok && view.data.directors[0]?.appointment_dates).toEqual({
      directors: '2025-03-12',
      presidents: '2025-03-14',
    });
    expect(view.ok && view.data.minMaxDirectors).toEqual({ min: 1, max: 2 });
  });

  test('an appointment needs its day, not before the corporation', async () => {
    const { id } = await onRecord();
    const person = { firstname: 'Bo', lastname: 'Roy' };
    expect(await refusals(id, 'presidents', { person })).toEqual(['appointed_on GENERAL.FIELD_REQUIRED']);
    expect(await refusals(id, 'presidents', { person, appointed_on: '2025-03-11' })).toEqual([
      'appointed_on PEOPLE.BEFORE_INCORPORATION',
    ]);
    expect(await refusals(id, 'presidents', { person, appointed_on: '2025-02-30' })).toEqual([
      'appointed_on GENERAL.NOT_A_DATE',
    ]);
  });

  test('the board does not grow above the articles', async () => {
    const { id } = await onRecord();
    const bo = await add(
      id,
      'directors',
      { firstname: 'Bo', lastname: 'Roy' },
      { appointed_on: '2025-04-01', consent_on: '2025-04-01' },
    );
    expect(bo.directors).toHaveLength(2);
    const body = { person: { firstname: 'Cy', lastname: 'Roy' }, appointed_on: '2025-04-02' };
    expect(await refusals(id, 'directors', body)).toEqual(['position PEOPLE.BOARD_FULL']);
  });

  test('an appointment that leaves too few resident Canadians is refused, a resignation is only warned of', async () => {
    const { id, ann: person_id } = await onRecord({ minimum: 1, maximum: 9 });
    for (const firstname of ['Bo', 'Cy', 'Di'])
      await add(id, 'directors', { firstname, lastname: 'Roy' }, { appointed_on: '2025-04-01' });
    const body = { person: { firstname: 'Ed', lastname: 'Roy' }, appointed_on: '2025-04-02' };
    expect(await refusals(id, 'directors', body)).toEqual(['person.residency DIRECTORS.TOO_FEW_RESIDENT']);
    const params = { id, position: 'directors', itemId: person_id } as const;
    const asked = await amelie.api(contract.removeFromPosition, { params, query: {} });
    expect(asked).toMatchObject({ ok: false, fields: [{ path: 'date' }, { path: 'reason' }] });
    const query = { date: today(), reason: 'resigned' } as const;
    const gone = await amelie.api(contract.removeFromPosition, { params, query });
    if (!gone.ok) throw new Error(gone.textCode);
    expect(codesOf(gone.data.warnings)).toEqual(['DIRECTORS.TOO_FEW_RESIDENT', 'PEOPLE.NOTICE_DUE']);
    const list = await amelie.api(contract.listDirectors, { params: { id }, query: {} });
    expect(list.ok && list.data.former[0]).toMatchObject({
      _id: person_id,
      removal_dates: { directors: today() },
    });
    const before = await amelie.api(contract.listDirectors, {
      params: { id },
      query: { asOf: '2025-03-31' },
    });
    expect(before.ok && before.data.directors.map(({ firstname }) => firstname)).toEqual(['Ann']);
  });

  test('a prescribed sector asks for a majority of resident Canadians, before incorporation and after it', async () => {
    const id = await newFounding();
    const { person_id } = await add(id, 'directors', { ...ann, residency: resident });
    const body = { min_directors: 1, max_directors: 9, sector: 'book_publishing' } as const;
    expect(await amelie.api(saveArticles, { params: { id }, body })).toMatchObject({ ok: true });
    const [bo, cy, dan] = ['Bo', 'Cy', 'Dan'].map((firstname) => ({ firstname, lastname: 'Roy' }));
    // One of two is enough (CBCA s. 105(3.3)), one of three is not.
    const second = await add(id, 'directors', { ...bo });
    expect(codesOf(second.warnings)).not.toContain('DIRECTORS.TOO_FEW_RESIDENT');
    const third = await add(id, 'directors', { ...cy });
    expect(codesOf(third.warnings)).toContain('DIRECTORS.TOO_FEW_RESIDENT');
    const retracted = { id, position: 'directors', itemId: third.person_id } as const;
    expect(await amelie.api(contract.removeFromPosition, { params: retracted, query: {} })).toMatchObject({
      ok: true,
    });
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', board: { minimum: 1, maximum: 9 } });
    const appointed_on = '2025-04-01';
    expect(await refusals(id, 'directors', { person: cy, appointed_on })).toEqual([
      'person.residency DIRECTORS.TOO_FEW_RESIDENT',
    ]);
    await add(id, 'directors', { ...cy, residency: resident }, { appointed_on });
    expect(await refusals(id, 'directors', { person: dan, appointed_on })).toEqual([
      'person.residency DIRECTORS.TOO_FEW_RESIDENT',
    ]);
    await add(id, 'directors', { ...dan, residency: resident }, { appointed_on });
    await add(id, 'directors', { firstname: 'Eve', lastname: 'Roy' }, { appointed_on });
    const gone = await amelie.api(contract.removeFromPosition, {
      params: { id, position: 'directors', itemId: person_id },
      query: { date: today(), reason: 'resigned' },
    });
    if (!gone.ok) throw new Error(gone.textCode);
    expect(codesOf(gone.data.warnings)).toContain('DIRECTORS.TOO_FEW_RESIDENT');
  });

  test('somebody appointed on an earlier day than was told stood in the registers on that day', async () => {
    const { id } = await onRecord();
    const bo = { firstname: 'Bo', lastname: 'Roy' };
    const { person_id } = await add(id, 'presidents', bo, { appointed_on: '2025-05-01' });
    const corrected = await amelie.api(contract.updatePosition, {
      params: { id, position: 'presidents' },
      body: { person: { person_id }, appointed_on: '2025-04-01', as: 'correction', reason: 'misread' },
    });
    expect(corrected).toMatchObject({ ok: true });
    const params = { id };
    const then = await amelie.api(contract.listOfficers, { params, query: { asOf: '2025-04-01' } });
    expect(then.ok && then.data.officers.presidents?.map(({ firstname }) => firstname)).toContain('Bo');
    expect(await differences(server, id)).toEqual([]);
  });

  test('an appointment does not end before it began, and a person leaves only what he holds', async () => {
    const { id, ann: itemId } = await onRecord();
    const end = (position: 'directors' | 'treasurers', date: string) =>
      amelie.api(contract.removeFromPosition, {
        params: { id, position, itemId },
        query: { date, reason: 'term' },
      });
    expect(await end('directors', '2025-03-11')).toMatchObject({
      ok: false,
      fields: [{ path: 'date', textCode: 'PEOPLE.BEFORE_APPOINTMENT' }],
    });
    expect(await end('treasurers', '2025-03-20')).toMatchObject(unknown);
  });

  test('the old position ends on the day of the new one', async () => {
    const { id, ann: person_id } = await onRecord();
    await add(id, 'other', { person_id }, { title: 'Chief Maple Officer', appointed_on: '2025-05-01' });
    const params = { id, position: 'presidents', personId: person_id, newPosition: 'other' } as const;
    const answer = await amelie.api(contract.removePreviousPosition, { params });
    expect(answer.ok && answer.data.officers[0]).toMatchObject({
      positions: { other: 'Chief Maple Officer' },
      removal_dates: { presidents: '2025-05-01' },
    });
    expect(
      await amelie.api(contract.removePreviousPosition, { params: { ...params, newPosition: 'presidents' } }),
    ).toMatchObject({
      ok: false,
      textCode: 'PEOPLE.POSITION_REPEATED',
    });
  });

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

  test('of two who take the last seat at once one is refused', async () => {
    const { id } = await onRecord();
    const seat = (firstname: string) =>
      amelie.api(contract.addToPosition, {
        params: { id, position: 'directors' },
        body: { person: { firstname, lastname: 'Roy' }, appointed_on: '2025-04-01' },
      });
    const answers = await Promise.all([seat('Bo'), seat('Cy')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
