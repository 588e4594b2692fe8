import '@tabellion/ui/register/register.css';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Tried } from '../../registers/web/public.ts';
import type { ChangePreview } from '../shapes.ts';
import { Approvals } from './Approvals.tsx';
import { CheckCard } from './CheckCard.tsx';
import { Differences } from './Differences.tsx';
import { Drafts } from './Drafts.tsx';
import { FilingsAndPrice } from './FilingsAndPrice.tsx';

/** The preview in a fixed order: registers, documents, who approves, filings and price, the check. */
export function ChangePreviewCards({ of: { answer, busy } }: { of: Tried<ChangePreview> }) {
  const text = useText();
  if (answer === undefined)
    return (
      <Card title={text('changes.preview')}>
        <p className="muted">{text(busy ? 'changes.preview.busy' : 'changes.preview.none')}</p>
      </Card>
    );
  if (!answer.ok)
    return (
      <Callout tone="warn" title={text('changes.preview.refused')}>
        {answer.fields.length > 0
          ? [...new Set(answer.fields.map(({ message }) => message))].map((one) => <p key={one}>{one}</p>)
          : answer.message}
      </Callout>
    );
  const { data } = answer;
  return (
    <div className="stack s4" aria-busy={busy}>
      <Differences of={data} />
      {data.warnings.map((one) => (
        <Callout key={one} tone="warn">
          {one}
        </Callout>
      ))}
      <Drafts of={data.documents} />
      <Approvals of={data.approvals} sections={data.sections} />
      <FilingsAndPrice of={data} />
      <CheckCard of={data.check} />
    </div>
  );
}
