import { citationIn } from '@tabellion/texts/citations.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import type { TextKey } from '@tabellion/texts/text.ts';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { usePopover } from '@tabellion/ui/layers/usePopover.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OpenDeadline } from '../contract.ts';
import { ruleOf } from '../rules/deadlineWords.ts';

interface ComputationProps {
  of: OpenDeadline;
  title: string;
  /** The rule as the row says it: pressed, it is explained. */
  rule: string;
}

/** The day of a deadline, explained: from which day it is counted, how far, by which section. */
export function Computation({ of: deadline, title, rule }: ComputationProps) {
  const { text } = useLanguage();
  const { open, setOpen, anchor, floating, style } = usePopover('start');
  const label = text('deadline.computation', { title });
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="sub due__rule"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {rule}
      </button>
      {open && (
        <div ref={floating} className="popover due__why" style={style} role="dialog" aria-label={label}>
          <Explained
            of={deadline}
            title={label}
            onClose={() => {
              setOpen(false);
              anchor.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}

function Explained({ of: deadline, title, onClose }: { of: OpenDeadline; title: string; onClose(): void }) {
  const { language, text } = useLanguage();
  const close = useRef<HTMLSpanElement>(null);
  useEffect(() => close.current?.querySelector('button')?.focus(), []);
  const { counted_from, due_on, count, section, read_at, confirmWithRegistry } = deadline;
  const day = (date: string) => formatDate(date, language, 'long');
  const sum = sumOf(deadline.rule);
  return (
    <>
      <header>
        <h2>{title}</h2>
        <span ref={close}>
          <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
        </span>
      </header>
      {sum !== undefined && (
        <p className="due__sum">{text(sum, { from: day(counted_from), count, due: day(due_on) })}</p>
      )}
      <dl>
        <dt>{text('deadline.computation.rule')}</dt>
        <dd>{ruleOf(deadline, { text, language })}</dd>
        <dt>{text('deadline.computation.section')}</dt>
        <dd>
          <bdi>{citationIn(language, section)}</bdi>
          {read_at !== null && (
            <span className="muted">{text('deadline.computation.readAt', { date: day(read_at) })}</span>
          )}
          {confirmWithRegistry && <span className="muted">{text('deadline.computation.confirm')}</span>}
        </dd>
      </dl>
    </>
  );
}

/** Days and months are added up; the ends of a month or of a year are told by the rule alone. */
function sumOf(rule: OpenDeadline['rule']): TextKey | undefined {
  if (rule === 'days_before_meeting') return 'deadline.computation.daysBefore';
  if (rule.startsWith('days_')) return 'deadline.computation.days';
  return rule.startsWith('months_') ? 'deadline.computation.months' : undefined;
}
