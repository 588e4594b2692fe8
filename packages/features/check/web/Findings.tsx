import { Button } from '@tabellion/ui/components/Button.tsx';
import { Num, StatusBadge, type Tone } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FindingView } from '../contract.ts';
import type { Severity } from '../rules/rule.ts';
import { wordsOf } from '../rules/words.ts';
import { FixButton } from './FixButton.tsx';

const icons: Readonly<Record<Severity, LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  hint: Info,
};

/** In view before the others are asked for. */
const FIRST = 12;

interface FindingsProps {
  orgId: string;
  severity: Severity;
  of: readonly FindingView[];
}

/** Those of one severity; nothing where there are none. */
export function Findings({ orgId, severity, of: findings }: FindingsProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (findings.length === 0) return null;
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <section className={`findings findings--${severity}`}>
      <div className="card__head">
        <h2 className="row">
          <Icon of={icons[severity]} />
          {text(`check.severity.${severity}`)}
          <span className="muted num">
            <Num of={findings.length} />
          </span>
        </h2>
        <span className="muted t12">{text(`check.severity.${severity}.why`)}</span>
      </div>
      <ul className="list">
        {shown.map((one) => (
          <Finding key={`${one.code} ${one.subject}`} orgId={orgId} of={one} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button variant="link" className="findings__more" onClick={() => setWhole(true)}>
          {text('check.more', { count: findings.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function Finding({ orgId, of: finding }: { orgId: string; of: FindingView }) {
  const { text, language } = useLanguage();
  const { title, why, citation } = wordsOf(finding, text, language);
  const { days } = finding;
  return (
    <li className="finding">
      <div className="grow">
        <b>{title}</b>
        <span className="sub">
          {why}
          {citation !== '' && <span className="finding__cites"> ({citation})</span>}
        </span>
      </div>
      {days !== null && (
        <StatusBadge tone={toneOf(days)}>
          {days < 0 ? text('check.overdue', { days: -days }) : text('check.days', { days })}
        </StatusBadge>
      )}
      <FixButton orgId={orgId} of={finding.fix} title={title} />
    </li>
  );
}

/** The word says how many days; the colour repeats how near they are. */
function toneOf(days: number): Tone {
  if (days <= 3) return 'err';
  return days <= 30 ? 'warn' : 'neutral';
}
