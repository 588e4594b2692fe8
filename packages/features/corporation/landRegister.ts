/** The register of ownership interests in land in Ontario (OBCA s. 140.1): its columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import { lineCursorPattern, whos } from '../people/registerContract.ts';
import { type Land, landSorts } from './landContract.ts';

export const landRegister = registerOf<Land>()({
  title: 'land.title',
  sorts: landSorts,
  order: 'acquired',
  filters: { who: whos, name: 'words' },
  after: lineCursorPattern,
  who: {
    current: 'land.who.current',
    former: 'land.who.former',
    all: 'land.who.all',
    inComparison: 'dropped',
  },
  columns: {
    property: {
      share: 260,
      head: 'land.property',
      kind: 'name',
      value: (land) => land.address ?? land.legal_description ?? land.identifier,
      card: 'main',
      isCompared: true,
    },
    acquired: {
      head: 'land.acquired',
      kind: 'date',
      value: ({ acquired_on: on }) => on,
      sort: { by: 'acquired' },
      isLabelled: true,
      isCompared: true,
    },
    disposed: {
      head: 'land.disposed',
      kind: 'date',
      value: ({ disposed_on: on }) => on,
      isLabelled: true,
      isCompared: true,
    },
    registration: {
      share: 130,
      head: 'land.deed',
      kind: 'id',
      value: ({ registration, disposal_registration: last }) =>
        [registration, last].filter((one) => one !== null).join(', '),
      isLabelled: true,
    },
    identifier: {
      head: 'land.identifier',
      kind: 'id',
      value: ({ identifier }) => identifier,
      isLabelled: true,
    },
    division: { head: 'land.division', kind: 'name', value: ({ division }) => division },
    legal: { head: 'land.legal', kind: 'name', value: ({ legal_description: words }) => words },
    roll: { head: 'land.roll', kind: 'id', value: ({ roll_number: number }) => number },
  },
  table: ['property', 'identifier', 'registration', 'acquired', 'disposed'],
  sheet: ['property', 'acquired', 'disposed', 'registration', 'division', 'identifier', 'legal', 'roll'],
  paper: [['division', 'identifier', 'roll']],
});
