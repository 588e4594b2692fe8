import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amendedOf, blankPerson, isNamed, judgePerson, PersonForm, startOfPerson } from './personForm.ts';

const today = plainDate('2026-11-21');
const elm = { ...blankPerson.address, address_line_1: '1 Elm Street', city: 'Toronto', region: 'Ontario' };
const bo: PersonForm = {
  ...blankPerson,
  firstname: 'Bo',
  lastname: 'Roy',
  address: elm,
  residency: { ground: 'citizen_resident' },
  capable_attested: true,
};

describe('what is said anew of a director on record', () => {
  const summaryOf = (changes: Partial<PersonForm>) =>
    amendedOf({ ...bo, ...changes }, bo, { use: 'director', today });

  test('leaves out the address and the attestations that stayed', () => {
    const { firstname, address, residential_address, residency, capable_attested } = summaryOf({
      firstname: 'Béa',
    });
    expect(firstname).toBe('Béa');
    expect([address, residential_address, residency, capable_attested]).toEqual(Array(4).fill(undefined));
  });

  test('changes the address of the register and of Form 2 together', () => {
    const address = { ...elm, city: 'Ottawa' };
    expect(summaryOf({ address })).toMatchObject({ address, residential_address: address });
  });

  test('dates only what is attested anew', () => {
    expect(summaryOf({ residency: { ground: 'none' } }).residency).toEqual({
      resident_canadian: false,
      attested_on: today,
    });
    expect(summaryOf({ capable_attested: false })).toMatchObject({ capable_attested: false });
  });
});

test('where no board needs residents, one says yes or no and not why', () => {
  const judged = (asksGround: boolean) =>
    z.object({ person: PersonForm }).check(judgePerson('director', today, asksGround));
  const ontarian = { person: { ...bo, address: { ...elm, postal_code: 'M5H 2N2', country: 'Canada' } } };
  const resident = { person: { ...ontarian.person, residency: { ground: 'resident' as const } } };
  expect([judged(false).safeParse(resident).success, judged(true).safeParse(resident).success]).toEqual([
    true,
    false,
  ]);
  const start = startOfPerson({ firstname: 'Bo', lastname: 'Roy' });
  expect(amendedOf(resident.person, start, { use: 'director', today }).residency).toEqual({
    resident_canadian: true,
    attested_on: today,
  });
  expect(startOfPerson({ residency: { resident_canadian: true, attested_on: today } }).residency.ground).toBe(
    'resident',
  );
});

test('of a holder nothing is said for Form 2', () => {
  const moved = { ...bo, address: { ...elm, city: 'Ottawa' } };
  const summaryOf = amendedOf(moved, bo, { use: 'holder', today });
  expect(summaryOf.address).toEqual(moved.address);
  expect(summaryOf.residential_address).toBeUndefined();
});

test('a first name that is left blank is asked for, unless there is none', () => {
  const schema = z.object({ person: PersonForm }).check(judgePerson('holder', today));
  const refusedIn = (changes: Partial<PersonForm>) => {
    const read = schema.safeParse({ person: { ...blankPerson, ...changes } });
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };
  expect(refusedIn({ lastname: 'Madonna' })).toEqual(['person.firstname PERSON_NAME.REQUIRED']);
  expect(refusedIn({ lastname: 'Madonna', one_name: true })).toEqual([]);
  expect(refusedIn({ one_name: true })).toContain('person.lastname PERSON_NAME.REQUIRED');
  expect(startOfPerson({ firstname: '', lastname: 'Madonna' }).one_name).toBe(true);
  expect(startOfPerson({ firstname: 'Bo', lastname: 'Roy' }).one_name).toBe(false);
  expect(isNamed({ ...blankPerson, lastname: 'Madonna', one_name: true })).toBe(true);
});
