import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { centsOf } from '../../../billing/web/public.ts';
import { DocumentText } from '../../../documents/web/public.ts';
import type { AnnualStep } from '../../annualView.ts';
import { useAnnual } from './annualPage.ts';

/** The panel beside every step: the return as it will be filed, and what the registry charges for it, which the checkout says itself. */
export function Panel({ step }: { step: AnnualStep }) {
  const text = useText();
  const { annual } = useAnnual();
  const { text: paper, takes_upload: isUploaded, government_fee: fee, fee_as_of: asOf } = annual;
  const amount = fee === null ? undefined : centsOf(fee);
  return (
    <div className="stack s4">
      {step !== 'checkout' && (
        <Card title={text('annual.panel.costs')}>
          <dl className="row between">
            <dt className="muted">
              {asOf === null ? (
                text('annual.fee.government')
              ) : (
                <RichText of="annual.fee.asOf" with={{ date: <DateText date={asOf} /> }} />
              )}
            </dt>
            <dd>{amount === undefined ? text('annual.fee.unknown') : <MoneyText cents={amount} />}</dd>
          </dl>
        </Card>
      )}
      {!isUploaded && (
        <Card title={text('annual.panel.return')}>
          <DocumentText
            title={paper.title}
            lead={paper.subtitle}
            language={paper.language}
            blocks={paper.blocks}
          />
        </Card>
      )}
    </div>
  );
}
