import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { FactStrip } from '@tabellion/ui/components/Card.tsx';
import { Num } from '@tabellion/ui/components/Data.tsx';
import { hrefOf } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { countWorklist, ViewFilters } from '../contract.ts';
import type { LineKind } from '../lineKinds.ts';

interface Tile {
  readonly key: 'overdue' | 'soon' | 'signatures' | 'payment' | 'rejection' | 'incomplete' | 'mine';
  readonly count: number | undefined;
  readonly shows: ViewFilters;
}

/** How many lines of each sort there are; a figure shows them. It keeps its place while it is counted. */
export function WorkTiles({ of: counts }: { of: ReplyOf<typeof countWorklist>['counts'] | undefined }) {
  const text = useText();
  const { session } = useSession();
  const ofKind = (key: Tile['key'], kind: LineKind): Tile => ({
    key,
    count: counts && (counts.kinds[kind] ?? 0),
    shows: { kind },
  });
  const tiles: readonly Tile[] = [
    { key: 'overdue', count: counts?.overdue, shows: { state: 'overdue' } },
    { key: 'soon', count: counts?.soon, shows: { state: 'soon' } },
    ofKind('signatures', 'signatures'),
    ofKind('payment', 'payment'),
    ofKind('rejection', 'filing_rejection'),
    ofKind('incomplete', 'incomplete'),
    { key: 'mine', count: counts?.mine, shows: session ? { member: session.userId } : {} },
  ];
  return (
    <FactStrip
      facts={tiles.map(({ key, count, shows }) => ({
        key,
        label: text(`worklist.tile.${key}`),
        value: (
          <Link
            className={key === 'overdue' && count ? 'work__count err' : 'work__count'}
            to={hrefOf({ to: '.', search: { ...shows } })}
          >
            {count === undefined ? '–' : <Num of={count} />}
            <span className="sr">{text(`worklist.tile.${key}`)}</span>
          </Link>
        ),
      }))}
    />
  );
}
