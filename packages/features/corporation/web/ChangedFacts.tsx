import { Table } from '@tabellion/ui/components/Table.tsx';
import '@tabellion/ui/register/register.css';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ChangeReply, CorporationFacts } from '../contract.ts';
import { changedFacts } from '../rules/factsOf.ts';
import { FactValue, factLabels } from './FactValue.tsx';

export function ChangedFacts({ before, after }: NonNullable<ChangeReply['preview']>) {
  const text = useText();
  const facts = Object.keys(changedFacts(before, after)) as (keyof CorporationFacts)[];
  return (
    <Table
      caption={text('transaction.preview')}
      compact
      rows={facts}
      rowKey={(fact) => fact}
      columns={[
        {
          key: 'fact',
          head: text('transaction.preview'),
          card: 'main',
          cell: (fact) => text(factLabels[fact]),
        },
        {
          key: 'before',
          head: text('corporation.before'),
          cardLabel: text('corporation.before'),
          cell: (fact) => (
            <span className="old">
              <FactValue fact={fact} value={before[fact]} />
            </span>
          ),
        },
        {
          key: 'after',
          head: text('transaction.after'),
          cardLabel: text('transaction.after'),
          cell: (fact) => (
            <span className="new">
              <FactValue fact={fact} value={after[fact]} />
            </span>
          ),
        },
      ]}
      empty={null}
    />
  );
}
