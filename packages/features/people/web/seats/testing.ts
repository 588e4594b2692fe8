/** Tests in jsdom take a director from here, and the board with her. */
import type { Contributions } from '@tabellion/ui/slots.ts';
import type { Board } from './usePeople.ts';

type Director = Board['directors'][number];

export const zoe: Director = {
  _id: 'zoe',
  person_id: 'zoe',
  kind: 'individual',
  firstname: 'Zoé',
  lastname: "O'Neil",
  company_name: '',
  display_name: "Zoé O'Neil",
  email: null,
  phone_number: null,
  citizenship: null,
  gender: null,
  name_format: null,
  is_erased: false,
  masked: ['residential_address'],
  address: {
    address_line_1: '12 Maple Street',
    city: 'Toronto',
    region: 'Ontario',
    country: 'Canada',
    postal_code: 'M5V 2T6',
  },
  resident_canadian: true,
  capable_attested: true,
  consent_on: null,
  elected_date: '2025-03-12',
  appointment_dates: { directors: '2025-03-12' },
  removal_dates: {},
  positions: { directors: 'Director' },
};

/** As the form of a director shows her. */
export const zoeTyped = {
  kind: 'individual',
  firstname: 'Zoé',
  lastname: "O'Neil",
  email: '',
  phone_number: '',
  citizenship: '',
  residential_address: zoe.address,
  capable_attested: true,
  residency: { resident_canadian: true, ground: 'citizen_resident', attested_on: '2025-03-12' },
};

export const board = {
  directors: [zoe],
  officers: [],
  former: [],
  minMaxDirectors: { min: 1, max: 5 },
  manages_company: 'other',
  people_involved: null,
};

/** The documents of an entry, as a later feature adds them: the entries that it was given, and after which proposal it went
 *  on. @param way  whether they are sent for signature */
export function paperOf(way: 'drafted' | 'sent') {
  const entries: object[] = [];
  const followed: (string | null)[] = [];
  const paper: Contributions = {
    'entry.paper': [
      (entry) => {
        entries.push(entry);
        return {
          panel: null,
          isSent: way === 'sent',
          recorded: async (proposalId) => followed.push(proposalId),
        };
      },
    ],
  };
  return { paper, entries, followed };
}
