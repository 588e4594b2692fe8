/** Fields of the pages of the wizard, by their names, as a profile of the registry fills them in. */
import { provinceToWire } from '@tabellion/law/wireNames.ts';
import {
  anchorOf,
  incorporatedOnOf,
  namesOf,
  type Profile,
  type ProfileDirector,
  placeOfLines,
} from '../../../registry/rules/profile.ts';

type Filled = Readonly<Record<string, string | number>>;

/** Fields of the page of the name. A profile is of a federal corporation that exists; its name holds its legal element. */
export function companyFrom(profile: Profile): Filled {
  const { name, number } = profile;
  const [on, anchor] = [incorporatedOnOf(profile), anchorOf(profile)];
  return {
    company_type: 'old',
    ...(name !== null && { name, name_postfix: '' }),
    ...(number !== null && { corporation_number: number }),
    ...(on !== null && { incorporation_date: on }),
    ...(anchor && { anchored_by: anchor.by, anchor_date: anchor.on }),
  };
}

/** Fields of the page of the office and the articles. */
export function officeFrom({ office, minimum, maximum }: Profile): Filled {
  const place = placeOfLines(office);
  return {
    ...(place && placed(place)),
    ...(place && { corporation_province: provinceToWire(place.province) }),
    ...(minimum !== null && { min_directors: minimum }),
    ...(maximum !== null && { max_directors: maximum }),
  };
}

/** Fields of the form of a director. An address abroad is not told apart. */
export function personFrom({ name, address }: ProfileDirector) {
  const place = placeOfLines(address);
  return {
    ...namesOf(name),
    ...(place && {
      address: { ...placed(place), region: provinceToWire(place.province), country: 'Canada' },
    }),
  };
}

const placed = ({
  address_line_1,
  address_line_2,
  city,
  postal_code,
}: NonNullable<ReturnType<typeof placeOfLines>>) => ({
  address_line_1,
  address_line_2,
  city,
  postal_code,
});
