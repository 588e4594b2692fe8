import type { PlainDate } from '@tabellion/kernel/date.ts';
import { corporationTypeToWire, provinceToWire } from '@tabellion/law/wireNames.ts';
import {
  anchorOf,
  incorporatedOnOf,
  namesOf,
  type Profile,
  placeOfLines,
} from '../../../registry/rules/profile.ts';
import type { TakenCorporation } from '../../takeOverContract.ts';

/** A federal corporation as its profile shows it. A profile says who the directors are, and not since when: on that day, or before.
 *  @param seenOn  the day on which the profile was read */
export function corporationOfProfile(profile: Profile, seenOn: PlainDate): TakenCorporation {
  const { name, number, office, minimum, maximum, directors } = profile;
  const [place, anchor] = [placeOfLines(office), anchorOf(profile)];
  return {
    name: name ?? '',
    corporation_type: corporationTypeToWire('CA'),
    corporation_number: number ?? '',
    incorporation_date: incorporatedOnOf(profile) ?? '',
    ...(anchor && { anchored_by: anchor.by, anchor_date: anchor.on }),
    address_line_1: place?.address_line_1 ?? '',
    address_line_2: place?.address_line_2 ?? '',
    city: place?.city ?? '',
    province: place === undefined ? '' : provinceToWire(place.province),
    postal_code: place?.postal_code ?? '',
    min_directors: minimum,
    max_directors: maximum,
    people: directors.map(({ name: full, address }) => {
      const home = placeOfLines(address);
      return {
        ...namesOf(full),
        ...(home && {
          address: {
            address_line_1: home.address_line_1,
            address_line_2: home.address_line_2,
            city: home.city,
            region: provinceToWire(home.province),
            country: 'Canada',
            postal_code: home.postal_code,
          },
        }),
        positions: [{ position: 'directors', since: seenOn, or_before: true }],
      };
    }),
  };
}
