/** The registers of directors and officers: their columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import { wholeAddressLine } from '@tabellion/law/address.ts';
import { lineCursorPattern, type Seat, seatSorts, whos } from './registerContract.ts';

export const directorsRegister = registerOf<Seat>()({
  title: 'shell.nav.directors',
  sorts: seatSorts,
  order: 'name',
  filters: { who: whos, name: 'words' },
  after: lineCursorPattern,
  who: {
    current: 'register.who.directors',
    former: 'register.who.former.directors',
    inComparison: 'dropped',
  },
  columns: {
    name: {
      share: 260,
      head: 'register.name',
      kind: 'name',
      value: ({ display_name: name }) => name,
      sort: { by: 'name' },
      card: 'main',
    },
    address: { head: 'register.address', kind: 'name', value: ({ address }) => wholeAddressLine(address) },
    position: {
      head: 'register.position',
      kind: 'name',
      value: ({ title, position }, text) => title ?? text(`position.${position}`),
    },
    since: {
      head: 'register.since.seat',
      kind: 'date',
      value: ({ since }) => since,
      sort: { by: 'since' },
      isCompared: true,
      isLabelled: true,
    },
    until: { head: 'register.until', kind: 'date', value: ({ until }) => until, isLabelled: true },
    resident: {
      head: 'register.resident',
      kind: 'words',
      value: ({ resident_canadian: is }, text) =>
        is === null ? null : text(is ? 'wizard.yes' : 'wizard.no'),
      isCompared: true,
      isLabelled: true,
    },
    consent: {
      head: 'register.consent',
      kind: 'date',
      value: ({ consent_on: on }) => on,
      isCompared: true,
      isLabelled: true,
    },
  },
  table: ['name', 'since', 'until', 'resident', 'consent'],
  sheet: ['name', 'address', 'since', 'until', 'resident', 'consent'],
});

export const officersRegister = {
  ...directorsRegister,
  title: 'shell.nav.officers',
  who: { current: 'register.who.officers', former: 'register.who.former.officers', inComparison: 'dropped' },
  table: ['name', 'position', 'since', 'until'],
  sheet: ['name', 'address', 'since', 'until', 'position'],
} as const satisfies typeof directorsRegister;
