/** The people and places of Maple Robotics Inc. All are invented; the addresses exist, nobody of them lives there. */
import type { PersonInput } from '@tabellion/features/people/shapes.ts';
import type { SignIn } from './stage.ts';

/** The sign-in that the demo prints; the address cannot exist (RFC 2606). */
export const amelieSignIn: SignIn = { email: 'amelie@maple.example', password: 'Maple-2025!' };

const inToronto = (address_line_1: string, postal_code: string) => ({
  address_line_1,
  city: 'Toronto',
  region: 'Ontario',
  country: 'Canada',
  postal_code,
});

const inMontreal = (address_line_1: string, postal_code: string) => ({
  address_line_1,
  city: 'Montréal',
  region: 'Quebec',
  country: 'Canada',
  postal_code,
});

const inHamilton = (address_line_1: string, postal_code: string) => ({
  ...inToronto(address_line_1, postal_code),
  city: 'Hamilton',
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

/** The law clerk, who believes in robots. */
export const grace = {
  firstname: 'Grace',
  lastname: 'MacDonald',
  email: 'grace@macdonald.example',
  address: inHamilton('15 Duke Street', 'L8P 1W9'),
} as const satisfies PersonInput;

/** A friend of the first days, who leaves early. */
export const sofia = {
  firstname: 'Sofia',
  lastname: 'Mensah',
  email: 'sofia@mensah.example',
  address: inToronto('212 Dovercourt Road', 'M6J 3C8'),
} as const satisfies PersonInput;

export const laurentian = {
  kind: 'body_corporate',
  company_name: 'Laurentian Seed Fund L.P.',
  email: 'office@laurentian.example',
  address: inMontreal('1000, rue De La Gauchetière Ouest', 'H3B 4W5'),
} as const satisfies PersonInput;

export const northgate = {
  kind: 'body_corporate',
  company_name: 'Northgate Holdings Ltd.',
  email: 'office@northgate.example',
  address: inToronto('200 Bay Street', 'M5J 2J5'),
} as const satisfies PersonInput;

/** Youssef El-Khatib, an investor. */
export const youssef = {
  firstname: 'يوسف',
  lastname: 'الخطيب',
  email: 'youssef@khatib.example',
  address: inMontreal('1180, boul. René-Lévesque Ouest', 'H3B 4T3'),
} as const satisfies PersonInput;

/** Buys shares of Amélie. */
export const helene = {
  firstname: 'Hélène',
  lastname: 'Bouchard',
  email: 'helene@bouchard.example',
  address: inMontreal('44, rue Saint-Paul Ouest', 'H2Y 1Y8'),
} as const satisfies PersonInput;

/** The first employee. */
export const ipek = {
  firstname: 'İpek',
  lastname: 'Şahin',
  email: 'ipek@maple.example',
  address: inToronto('5 Buttonwood Avenue', 'M6M 2H9'),
} as const satisfies PersonInput;

/** The second employee. */
export const daniel = {
  firstname: 'Daniel',
  lastname: 'Okafor',
  email: 'daniel@maple.example',
  address: inHamilton('61 Hess Street South', 'L8P 3M7'),
} as const satisfies PersonInput;

export const mei = {
  firstname: 'Mei',
  lastname: 'Chen',
  email: 'mei@chen.example',
  address: inToronto('9 Spadina Road', 'M5R 2S9'),
} as const satisfies PersonInput;

export const yusuf = {
  firstname: 'Yusuf',
  lastname: 'Demir',
  email: 'yusuf@demir.example',
  address: inToronto('77 Elm Street', 'M5G 1H4'),
} as const satisfies PersonInput;
