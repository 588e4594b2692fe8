/** A person's own details, under the specification's names; empty where not given. */
export interface Profile {
  firstname: string;
  lastname: string;
  /** At most 13 characters. */
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
