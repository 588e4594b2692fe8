import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
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

const newFounding = (company_type: 'new' | 'old' = 'new') =>
  organizationOf(amelie, { name: 'Érable & Fils', company_type });

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
        phone_number: '+1 416 555 01',
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
});
