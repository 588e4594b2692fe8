/** The shares of an organization as its screens show them on a day, to compare with another's. */

import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import { readCapTable } from '@tabellion/features/ledgers/capTableContract.ts';
import { listRegisterShareholders } from '@tabellion/features/ledgers/registerContract.ts';
import { listRegisterTransfers } from '@tabellion/features/ledgers/transferRegisterContract.ts';
import type { Hand } from './stage.ts';

/** Holders, certificates, transfers, classes and totals, without the ids that each organization gives anew. */
export async function shownRegisters(hand: Hand, id: string, asOf: string) {
  const query = { asOf, who: 'all', limit: '200' } as const;
  const { lines } = await hand(listRegisterShareholders, { params: { id }, query });
  const transfers = await hand(listRegisterTransfers, { params: { id }, query: { asOf, limit: '200' } });
  const { holders, classes, total: whole } = await hand(readCapTable, { params: { id }, query: { asOf } });
  const { dilutedExact: _, ...total } = whole;
  return {
    lines: lines
      .map(
        ({
          display_name,
          class_name,
          sharesExact,
          percent,
          percentVotes,
          certificates,
          is_vesting,
          ...line
        }) => [
          display_name,
          class_name,
          sharesExact,
          percent,
          percentVotes,
          is_vesting,
          line.held_since,
          line.held_until,
          certificates.map(({ label }) => label),
        ],
      )
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    transfers: transfers.lines
      .map(({ on, kind, from, to, class_name, sharesExact, surrendered, issued, balance }) => [
        on,
        kind,
        from.display_name,
        to?.display_name,
        class_name,
        sharesExact,
        surrendered.label,
        issued?.label,
        balance?.label,
      ])
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    holders: holders
      .map(({ person_id: _, byClass: __, diluted: ___, ...parts }) => parts)
      .toSorted((a, b) => (a.display_name < b.display_name ? -1 : 1)),
    classes: classes
      .filter(({ sharesExact }) => sharesExact !== '0')
      .map(({ class_id: _, diluted: __, ...parts }) => parts)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    total,
  };
}

/** Options and what else is no share yet, their pools, and what all of it makes of full dilution, without ids. */
export async function shownRights(hand: Hand, id: string, asOf: string) {
  const params = { id };
  const query = { asOf, who: 'all', limit: '200' } as const;
  const { lines, pools } = await hand(listRegisterInstruments, { params, query });
  const table = await hand(readCapTable, { params, query: { asOf, pool: 'with' } });
  return {
    lines: lines
      .map(({ security_id: _, class_id: __, holder: { display_name }, ...line }) => ({
        ...line,
        display_name,
      }))
      .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    pools: pools.map(({ pool_id: _, classes, ...pool }) => ({
      ...pool,
      classes: classes.map(({ name }) => name),
    })),
    diluted: table.holders.map(({ display_name, dilutedExact, diluted }) => [
      display_name,
      dilutedExact,
      diluted,
    ]),
    promised: table.promised.map(({ id: _, class_id: __, ...promised }) => promised),
    total: table.total,
  };
}
