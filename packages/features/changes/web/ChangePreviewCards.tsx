import '@tabellion/ui/register/register.css';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Tried } from '../../registers/web/public.ts';
import type { ChangePreview, FormField } from '../shapes.ts';
import { Approvals } from './Approvals.tsx';
import { CheckCard } from './CheckCard.tsx';
import { Differences } from './Differences.tsx';
import { Drafts } from './Drafts.tsx';
import { FilingsAndPrice } from './FilingsAndPrice.tsx';

interface ChangePreviewCardsProps {
  of: Tried<ChangePreview>;
  /** Those that were tried: a refusal names their fields. */
  parts: readonly { readonly fields: readonly FormField[] }[];
}

/** The preview in a fixed order: registers, documents, who approves, filings and price, the check. */
export function ChangePreviewCards({ of: { answer, busy }, parts }: ChangePreviewCardsProps) {
  const text = useText();
  if (answer === undefined)
    return (
      <div aria-busy={busy} className="no-print">
        <Card title={text('changes.preview')}>
          <p className="muted">{text(busy ? 'changes.preview.busy' : 'changes.preview.none')}</p>
        </Card>
      </div>
    );
  if (!answer.ok)
    return (
      <Callout tone="warn" title={text('changes.preview.refused')}>
        {answer.fields.length > 0
          ? answer.fields.map(({ path, message }) => (
              <p key={`${path} ${message}`}>
                {labelled(path, parts)} {message}
              </p>
            ))
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

/** The label of the field that is refused, before the reason. */
function labelled(path: string, parts: ChangePreviewCardsProps['parts']) {
  const [, at, , name] = path.split('.');
  const field = parts[Number(at)]?.fields.find((one) => one.name === name);
  return field === undefined ? null : <strong>{`${field.label}:`}</strong>;
}
