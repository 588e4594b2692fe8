import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useBrand } from '@tabellion/ui/brand/brand.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Mail, Scale } from 'lucide-react';
import { compareRecords, type Receipt } from '../contract.ts';
import type { FailedRecord } from './checkRecord.ts';

interface WaysOnProps {
  orgId: string;
  of: string;
  receipt: Receipt;
  failed: FailedRecord;
}

/** The two ways on from a record that could not be verified: tell support, and compare the registers with the ledger. */
export function WaysOn({ orgId, of, receipt, failed }: WaysOnProps) {
  const text = useText();
  const { support } = useBrand();
  const mayCompare = useMay('registers.whole');
  const { run, busy, answer } = useCall(compareRecords);
  return (
    <div className="stack s3">
      <div className="row wrap">
        <a className={buttonClass({})} href={reportTo(support, { of, receipt, failed }, text)}>
          <Icon of={Mail} />
          {text('records.report')}
        </a>
        {mayCompare && (
          <Button icon={Scale} busy={busy} onClick={() => void run({ params: { orgId } })}>
            {text('records.compare')}
          </Button>
        )}
      </div>
      <div aria-live="polite">{answer?.ok && <Compared orgId={orgId} count={answer.data.count} />}</div>
    </div>
  );
}

function Compared({ orgId, count }: { orgId: string; count: number }) {
  const text = useText();
  if (count === 0) return <Callout>{text('records.compare.none')}</Callout>;
  const check = <Link to={`/app/org/${orgId}/document/check`}>{text('records.compare.check')}</Link>;
  return (
    <Callout tone="err">
      <RichText of="records.compare.some" with={{ count, check }} />
    </Callout>
  );
}

/** A mail that names the record by ids alone, where it was seen, and what did not hold. */
function reportTo(
  support: string,
  { of, receipt, failed: { step, fault } }: Pick<WaysOnProps, 'of' | 'receipt' | 'failed'>,
  text: Text,
): string {
  const lines = [
    text(`records.fault.${fault}`),
    `${step}: ${fault}`,
    of,
    `txId ${receipt.tx_id ?? ''}`,
    `${window.location.origin}${window.location.pathname}`,
    new Date().toISOString(),
  ];
  const query = [`subject=${encodeURIComponent(text('records.report.subject'))}`];
  query.push(`body=${encodeURIComponent(lines.join('\n'))}`);
  return `mailto:${support}?${query.join('&')}`;
}
