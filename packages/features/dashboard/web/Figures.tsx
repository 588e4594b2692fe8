import { FactStrip } from '@tabellion/ui/components/Card.tsx';
import { Num, PriceText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Dashboard } from '../contract.ts';

/** Four figures of the registers, each with what it says, exact to the last digit. */
export function Figures({ of: figures }: { of: NonNullable<Dashboard['figures']> }) {
  const text = useText();
  return (
    <FactStrip
      facts={[
        {
          key: 'issued',
          label: text('dashboard.issued'),
          value: <Num of={figures.issuedExact} />,
          note: text('dashboard.issued.note', { count: figures.classes }),
        },
        {
          key: 'holders',
          label: text('dashboard.holders'),
          value: <Num of={figures.holders} />,
          note: figures.privateHolders === null ? '' : text('dashboard.holders.note', figures.privateHolders),
        },
        {
          key: 'votes',
          label: text('dashboard.votes'),
          value: <Num of={figures.votesExact} />,
          note: text('dashboard.votes.note', { count: figures.significant }),
        },
        {
          key: 'capital',
          label: text('dashboard.capital'),
          value: <PriceText dollars={figures.statedCapital} />,
          note: text('dashboard.capital.note'),
        },
      ]}
    />
  );
}
