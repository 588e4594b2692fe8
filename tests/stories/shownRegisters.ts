/** What the screens of an organization show of its shares on a day, to compare it with another's. */
import { readCapTable } from '@tabellion/features/shares/capTableContract.ts';
import { listRegisterShareholders } from '@tabellion/features/shares/registerContract.ts';
import { listRegisterTransfers } from '@tabellion/features/shares/transferRegisterContract.ts';
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
          ...[display_name, class_name, sharesExact, percent, percentVotes, is_vesting],
          ...[line.held_since, line.held_until, certificates.map(({ label }) => label)],
        ],
      )
      .toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    transfers: transfers.lines
      .map(({ on, kind, from, to, class_name, sharesExact, surrendered, issued, balance }) => [
        ...[on, kind, from.display_name, to?.display_name, class_name, sharesExact],
        ...[surrendered.label, issued?.label, balance?.label],
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
