import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { readLastCheck } from '../contract.ts';
import { RuleLine } from './RuleLine.tsx';
import { loadWords } from './words.ts';

/** The findings of the last check of the minute book, on the dashboard. */
export function CheckPanel({ orgId }: { orgId: string }) {
  const may = useMay('documents.read');
  if (!may) return null;
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <Panel orgId={orgId} />
    </MoreTexts>
  );
}

function Panel({ orgId }: { orgId: string }) {
  const text = useText();
  const last = useRead(readLastCheck, { params: { orgId } }).data;
  if (last === undefined) return null;
  const { errors, warnings, hints, rules, checked_at: at } = last;
  const check = `/app/org/${orgId}/document/check`;
  return (
    <Card title={text('check.title')} extra={<Link to={check}>{text('check.open')}</Link>} flush>
      <ul className="list">
        {errors + warnings + hints === 0 && <li>{text('check.clean')}</li>}
        {rules.slice(0, SHOWN).map((rule) => (
          <RuleLine key={rule.code} of={rule} to={`${check}?rule=${rule.code}`} />
        ))}
      </ul>
      <p className="card__body muted t12">
        <RichText of="check.checkedOn" with={{ at: <InstantText instant={at} /> }} />
      </p>
    </Card>
  );
}

/** The gravest rules; the check has the others. */
const SHOWN = 3;
