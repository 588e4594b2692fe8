import { useRead } from '@tabellion/ui/call/useRead.ts';
import { PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ErrorState } from '@tabellion/ui/components/States.tsx';
import { formatNumber, formatPercent, formatPrice } from '@tabellion/ui/format/number.ts';
import { RichText, type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { type CapTablePromised, type Explanation, explainCapTable } from '../../capTableContract.ts';
import { Why } from './Why.tsx';
import { WhyButton } from './WhyButton.tsx';

/** Query of the whole table. */
export type CapTableQuery = {
  asOf?: string;
  knownAt?: string;
  pool?: 'with';
};

interface Ask {
  orgId: string;
  query: CapTableQuery & {
    what: Explanation['what'];
    holder?: string;
    class?: string;
    of?: CapTablePromised['kind'];
    by?: 'class';
  };
}

interface ExplainedProps {
  ask: Ask;
  /** Per cent, or dollars of stated capital; of the whole the number itself. */
  shown: string;
  /** Whose it is: a holder or a class; null for the whole. */
  of: string | null;
}

const parts = {
  owns: 'register.owns',
  votes: 'register.votes',
  diluted: 'capTable.of.diluted',
  capital: 'capTable.statedCapital',
} as const satisfies Record<Explanation['what'], TextKey>;

const wholes = { ...parts, owns: 'capTable.issuedShares' } as const;

/** A number that a press explains: its fraction, the acts that made it, how it is rounded. */
export function ExplainedFigure({ ask, shown, of }: ExplainedProps) {
  const { language, text } = useLanguage();
  const { what } = ask.query;
  const formatCount = of === null ? formatNumber : formatPercent;
  const format = what === 'capital' ? formatPrice : formatCount;
  return (
    <WhyButton
      figure={format(shown, language)}
      what={text((of === null ? wholes : parts)[what])}
      title={of === null ? text(wholes[what]) : <Title of={of} query={ask.query} shown={shown} />}
      align={of === null ? 'start' : 'end'}
      reader={(onRead) => <Reader {...ask} onRead={onRead} />}
    >
      <Body {...ask} />
    </WhyButton>
  );
}

interface TitleProps {
  of: string;
  query: Ask['query'];
  shown: string;
}

function Title({ of, query: { what, holder, of: kind }, shown }: TitleProps) {
  const { text } = useLanguage();
  const who = of === '' ? text('dashboard.erased') : <UserText>{of}</UserText>;
  const share = what === 'capital' ? <PriceText dollars={shown} /> : <PercentText percent={shown} />;
  const key = kind ?? (what === 'owns' && holder === undefined ? 'class' : what);
  return <RichText of={`capTable.why.${key}`} with={{ who, share }} />;
}

function Reader({ orgId, query, onRead }: Ask & { onRead(): void }) {
  const { isFetched } = useRead(explainCapTable, { params: { id: orgId }, query });
  useEffect(() => {
    if (isFetched) onRead();
  }, [isFetched, onRead]);
  return null;
}

function Body({ orgId, query }: Ask) {
  const reading = useRead(explainCapTable, { params: { id: orgId }, query });
  if (reading.data) return <Why of={reading.data} orgId={orgId} query={query} />;
  return <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />;
}
