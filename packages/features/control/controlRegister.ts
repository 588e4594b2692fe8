/** The register of individuals with significant control (CBCA s. 21.1(1)): its columns, orders and filters. */
import { registerOf } from '@tabellion/kit/register.ts';
import { wholeAddressLine } from '@tabellion/law/address.ts';
import type { Text } from '@tabellion/texts/text.ts';
import { lineCursorPattern, whos } from '../people/registerContract.ts';
import { type ControlLine, controlOrders } from './registerContract.ts';

const list = (parts: readonly string[], text: Text): string => parts.join(text('wizard.comma'));

export const controlRegister = registerOf<ControlLine>()({
  title: 'shell.nav.control',
  sorts: controlOrders,
  order: 'name',
  filters: { who: whos, name: 'words' },
  after: lineCursorPattern,
  who: { current: 'control.who.current', former: 'control.who.former', inComparison: 'kept' },
  columns: {
    name: {
      grows: true,
      head: 'register.name',
      kind: 'name',
      value: ({ display_name: name }) => name,
      sort: { by: 'name' },
      card: 'main',
    },
    address: {
      head: 'register.address',
      kind: 'name',
      value: ({ address }) => address && wholeAddressLine(address),
    },
    since: {
      head: 'control.became',
      kind: 'date',
      value: ({ became_on: on }) => on,
      sort: { by: 'since' },
      isLabelled: true,
    },
    until: { head: 'control.ceased', kind: 'date', value: ({ ceased_on: on }) => on, isLabelled: true },
    grounds: {
      head: 'control.grounds',
      kind: 'words',
      value: ({ grounds }, text) =>
        list(
          grounds.map((ground) => text(`control.ground.${ground}`)),
          text,
        ),
    },
    votes: {
      head: 'control.votes',
      kind: 'percent',
      value: ({ percentVotes }) => percentVotes,
      sort: { by: 'votes', isDownFirst: true },
      card: 'end',
      isLabelled: true,
    },
    value: {
      head: 'control.value',
      kind: 'percent',
      value: ({ percentValue }) => percentValue,
      sort: { by: 'value', isDownFirst: true },
      card: 'none',
    },
    interest: {
      grows: true,
      head: 'control.interest',
      kind: 'words',
      value: ({ attributed }, text) =>
        list(
          attributed.map(({ how, holder, sharesExact, part }) => {
            const shares = text('register.sharesCount', { shares: sharesExact });
            return text(`control.how.${how}`, { name: holder.display_name, part, shares });
          }),
          text,
        ),
    },
    description: {
      head: 'control.description',
      kind: 'name',
      value: ({ descriptions }) => descriptions.join('\n'),
    },
  },
  table: ['name', 'grounds', 'interest', 'votes', 'value', 'since', 'until'],
  sheet: ['name', 'address', 'since', 'until', 'grounds', 'votes', 'value', 'interest', 'description'],
  paper: [
    ['since', 'until'],
    ['votes', 'value'],
  ],
});
