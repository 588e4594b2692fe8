/** A person's own details, under the specification's names; empty where not given. */
export interface Profile {
  firstname: string;
  lastname: string;
  /** Bounded at 13 characters. */
  phone_number: string;
  address_line_1: string;
  address_line_2: string;
  city: string;
  /** The code of a Canadian province, else as written. */
  province: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postal_code: string;
  /** A country's code; the profile calls it nationality. */
  citizenship: string;
  /** Degrees, WGS 84. */
  latitude: number | null;
  longitude: number | null;
}

/** The profile of a person who has said nothing yet. */
export const blankProfile: Profile = {
  firstname: '',
  lastname: '',
  phone_number: '',
  address_line_1: '',
  address_line_2: '',
  city: '',
  province: '',
  country: '',
  postal_code: '',
  citizenship: '',
  latitude: null,
  longitude: null,
};

/** How a person is called on screens and in mails: both names as written, in the order in which they were asked for. */
export const displayName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`.trim();

/** The name in a greeting: the first name, or the only one. */
export const greetingName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  firstname || lastname;

/** The address of a user's photo, which changes with the photo: a browser may keep what it has read. */
export const photoUrl = (userId: string, sha256: string): string => `/api/user/${userId}/photo/${sha256}`;
