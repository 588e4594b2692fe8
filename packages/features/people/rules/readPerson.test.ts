import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { differenceOf } from './factChanges.ts';
import { readPerson } from './readPerson.ts';

const today = plainDate('2025-03-12');
const name = { firstname: 'Ann', lastname: 'Tremblay', company_name: '', name_format: null };

describe('a form of somebody new', () => {
  test('becomes facts, with codes for places', () => {
    const read = readPerson(
      {
        firstname: ' Ann ',
        lastname: 'Tremblay',
        email: 'ANN@maple.test',
        citizenship: 'canada',
        address: {
          address_line_1: '1 Elm St',
          city: 'Toronto',
          region: 'Ontario',
          country: 'Canada',
          postal_code: 'm5h2n2',
        },
      },
      { today },
    );
    expect(read).toEqual({
      ok: true,
      value: {
        kind: 'individual',
        facts: {
          name,
          contact: { email: 'ann@maple.test', phone_number: null },
          address: {
            address_line_1: '1 Elm St',
            address_line_2: '',
            city: 'Toronto',
            region: 'ON',
            country: 'CA',
            postal_code: 'M5H 2N2',
          },
          citizenship: { countries: ['CA'] },
        },
      },
    });
  });

  test('never guesses a gender', () => {
    const read = readPerson({ firstname: 'Ann', lastname: 'Tremblay' }, { today });
    expect(read.ok && Object.keys(read.value.facts)).toEqual(['name']);
  });
});

describe('a form of somebody known', () => {
  const facts = {
    name,
    contact: { email: 'ann@maple.test', phone_number: '416 555 0100' },
    resident_canadian: { resident_canadian: true, ground: 'citizen_resident', attested_on: '2025-01-02' },
  } as const;
  const existing = { kind: 'individual', facts } as const;
  const changesOf = (form: Parameters<typeof readPerson>[0]) => {
    const read = readPerson(form, { today, existing });
    if (!read.ok) throw new Error('it was refused');
    return differenceOf(facts, read.value.facts);
  };

  test('changes nothing by what it repeats', () => {
    const residency = {
      resident_canadian: true,
      ground: 'citizen_resident',
      attested_on: '2025-03-12',
    } as const;
    expect(changesOf({ firstname: 'Ann', email: 'ann@maple.test', residency })).toEqual({
      set: [],
      remove: [],
    });
    expect(changesOf({ phone_number: '416-555-0100' })).toEqual({ set: [], remove: [] });
  });

  test('leaves as it was what it leaves out, and takes away what comes empty', () => {
    expect(changesOf({ lastname: 'Roy', phone_number: '' })).toEqual({
      set: [
        { kind: 'name', body: { ...name, lastname: 'Roy' } },
        { kind: 'contact', body: { email: 'ann@maple.test', phone_number: null } },
      ],
      remove: [],
    });
    expect(changesOf({ email: '', phone_number: '' })).toEqual({ set: [], remove: ['contact'] });
  });

  test('does not make a trust of an individual', () => {
    const read = readPerson({ kind: 'trust', company_name: 'Tremblay Trust' }, { today, existing });
    expect(!read.ok && read.error[0]).toEqual({ path: 'kind', textCode: 'PEOPLE.KIND_FIXED' });
  });
});
