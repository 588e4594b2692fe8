import { FactStrip } from '@tabellion/ui/components/Card.tsx';
import { Num } from '@tabellion/ui/components/Data.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ExplainedFigure, WhyButton } from '../../ledgers/web/public.ts';
import type { Dashboard } from '../contract.ts';

interface FiguresProps {
  orgId: string;
  of: NonNullable<Dashboard['figures']>;
}

/** Four figures of the registers, exact to the last digit, each of which explains itself. */
export function Figures({ orgId, of: figures }: FiguresProps) {
  const { text } = useLanguage();
  const explained = (what: 'owns' | 'votes' | 'capital', shown: string) => (
    <ExplainedFigure ask={{ orgId, query: { what } }} shown={shown} of={null} />
  );
  return (
    <FactStrip
      facts={[
        {
          key: 'issued',
          label: text('dashboard.issued'),
          value: explained('owns', figures.issuedExact),
          note: text('dashboard.issued.note', { count: figures.classes }),
        },
        {
          key: 'holders',
          label: text('dashboard.holders'),
          value: <HolderCount of={figures} />,
          note: figures.privateHolders === null ? '' : text('dashboard.holders.note', figures.privateHolders),
        },
        {
          key: 'votes',
          label: text('dashboard.votes'),
          value: explained('votes', figures.votesExact),
          note: text('dashboard.votes.note', { count: figures.significant }),
        },
        {
          key: 'capital',
          label: text('dashboard.capital'),
          value: explained('capital', figures.statedCapital),
          note: text('dashboard.capital.note'),
        },
      ]}
    />
  );
}

/** How many are on record, and how many of them count for a private issuer. */
function HolderCount({ of: { holders, privateHolders } }: Pick<FiguresProps, 'of'>) {
  const { language, text } = useLanguage();
  if (privateHolders === null) return <Num of={holders} />;
  const { counted, employees, most } = privateHolders;
  return (
    <WhyButton
      figure={formatNumber(holders, language)}
      what={text('dashboard.holders')}
      title={text('dashboard.holders')}
      align="start"
    >
      <section>
        <dl>
          <dt>{text('dashboard.holders.onRecord')}</dt>
          <dd>
            <Num of={holders} />
          </dd>
          <dt>{text('dashboard.holders.employees')}</dt>
          <dd>
            <Num of={employees} />
          </dd>
          <dt className="sum">{text('dashboard.holders.counted', { most })}</dt>
          <dd className="sum">
            <Num of={counted} />
          </dd>
        </dl>
      </section>
      <section className="ex__note">{text('capTable.private.why')}</section>
    </WhyButton>
  );
}
