/** The people and places of Maple Robotics Inc. All are invented; the addresses exist, nobody of them lives there. */
import type { PersonInput } from '@tabellion/features/people/shapes.ts';
import type { SignIn } from './stage.ts';

/** What the demo prints; the address cannot exist (RFC 2606). */
export const amelieSignIn: SignIn = { email: 'amelie@maple.example', password: 'Maple-2025!' };

const inToronto = (address_line_1: string, postal_code: string) => ({
  address_line_1,
  city: 'Toronto',
  region: 'Ontario',
  country: 'Canada',
  postal_code,
});

export const office = inToronto('420 King Street West', 'M5V 1K4');

const residentCitizen = {
  resident_canadian: true,
  ground: 'citizen_resident',
  attested_on: '2025-03-10',
} as const;

/** Founder, director, president and treasurer. */
export const amelie = {
  firstname: 'Amélie',
  lastname: 'Tremblay',
  email: amelieSignIn.email,
  phone_number: '4165550142',
  citizenship: 'Canada',
  address: inToronto('128 Roncesvalles Avenue', 'M6R 2L4'),
  residential_address: inToronto('128 Roncesvalles Avenue', 'M6R 2L4'),
  residency: residentCitizen,
  capable_attested: true,
} as const satisfies PersonInput;

/** Founder, director and secretary. */
export const omer = {
  firstname: 'Ömer',
  lastname: 'Yılmaz',
  email: 'omer@maple.example',
  phone_number: '4165550171',
  citizenship: 'Canada',
  address: inToronto('24 Danforth Avenue', 'M4K 1M8'),
  residential_address: inToronto('24 Danforth Avenue', 'M4K 1M8'),
  residency: residentCitizen,
  capable_attested: true,
} as const satisfies PersonInput;

/** Founder: Layla Haddad. */
export const layla = {
  firstname: 'ليلى',
  lastname: 'حداد',
  email: 'layla@maple.example',
  address: inToronto('310 Wellesley Street East', 'M4X 1H1'),
} as const satisfies PersonInput;
