import { Button } from '@tabellion/ui/components/Button.tsx';
import { StatusBadge, type Tone } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { BrokenRule, FindingView } from '../contract.ts';
import { ruleWordsOf } from '../rules/ruleWords.ts';
import { wordsOf } from '../rules/words.ts';
import { FixButton } from './FixButton.tsx';
import { RuleAct } from './RuleAct.tsx';

interface RuleRowProps {
  orgId: string;
  rule: BrokenRule;
  /** Those of its places that are read. */
  of: readonly FindingView[];
  /** Points that it takes from the readiness for a sale. */
  points: number;
  /** The page's first act. */
  isFirst: boolean;
  isOpen: boolean;
}

/** A broken rule with one act for all its places; it unfolds to them. */
export function RuleRow({ orgId, rule, of: findings, points, isFirst, isOpen: opensAtFirst }: RuleRowProps) {
  const { text, language } = useLanguage();
  const [isOpen, setOpen] = useState(opensAtFirst);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const { title, why, citation } = ruleWordsOf(rule, findings, text, language);
  const days = findings.flatMap((one) => one.days ?? []).toSorted((a, b) => a - b)[0];
  // The citation belongs to the sentence: it stands before its full stop.
  const [reason, stop] = why.endsWith('.') && citation !== '' ? [why.slice(0, -1), '.'] : [why, ''];
  const chosen = findings.filter(({ subject }) => !left.has(subject));
  const toggle = (subject: string) =>
    setLeft(new Set(left.has(subject) ? [...left].filter((one) => one !== subject) : [...left, subject]));
  return (
    <li className="rule">
      <div className="rule__head">
        <button
          type="button"
          className="rule__open"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronRight} flip />
          <span className="grow">
            <b>{title}</b>
            <span className="sub">
              {reason}
              {citation !== '' && <span className="rule__cites"> ({citation})</span>}
              {stop}
              {points > 0 && ` ${text('check.worth', { points })}`}
            </span>
          </span>
        </button>
        {days !== undefined && <Days of={days} />}
        <RuleAct
          orgId={orgId}
          of={chosen}
          title={title}
          isPrimary={isFirst}
          onUnfold={isOpen ? undefined : () => setOpen(true)}
        />
      </div>
      {isOpen && (
        <Places id={id} orgId={orgId} of={findings} hasWhy={why === ''} left={left} onToggle={toggle} />
      )}
    </li>
  );
}

function Days({ of: days }: { of: number }) {
  const text = useText();
  return (
    <StatusBadge tone={toneOf(days)}>
      {days < 0 ? text('check.overdue', { days: -days }) : text('check.days', { days })}
    </StatusBadge>
  );
}

/** The word says how many days; the colour repeats how near they are. */
function toneOf(days: number): Tone {
  if (days <= 3) return 'err';
  return days <= 30 ? 'warn' : 'neutral';
}

interface PlacesProps {
  id: string;
  orgId: string;
  of: readonly FindingView[];
  /** Each has a reason of its own. */
  hasWhy: boolean;
  /** Those that do not go with the others. */
  left: ReadonlySet<string>;
  onToggle(subject: string): void;
}

const FIRST = 8;

function Places({ id, orgId, of: findings, hasWhy, left, onToggle }: PlacesProps) {
  const { text, language } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <ul id={id} className="list rule__places">
      {shown.map((one) => {
        const { title, why } = wordsOf(one, text, language);
        const name = one.about === '' ? title : title.slice(title.indexOf(' · ') + 3);
        return (
          <li key={one.subject}>
            {one.act !== null && findings.length > 1 && (
              <input
                type="checkbox"
                className="check"
                aria-label={text('check.choose', { title: name })}
                checked={!left.has(one.subject)}
                onChange={() => onToggle(one.subject)}
              />
            )}
            <span className="grow">
              <span>{name}</span>
              {hasWhy && <span className="sub">{why}</span>}
            </span>
            {one.days !== null && findings.length > 1 && <Days of={one.days} />}
            <FixButton orgId={orgId} of={one.fix} title={title} isSmall />
          </li>
        );
      })}
      {shown.length < findings.length && (
        <li>
          <Button variant="link" onClick={() => setWhole(true)}>
            {text('check.places.more', { count: findings.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}
