import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { Icon } from './Icon.tsx';

interface ProgressLineProps {
  label: string;
  steps: readonly { key: string; title: ReactNode; done: boolean; note?: ReactNode }[];
  /** A row of a list has room for one title: that of the first step which is not done. */
  short?: boolean;
}

/** How far something is, in one line: its steps, each checked when it is done. */
export function ProgressLine({ label, steps, short = false }: ProgressLineProps) {
  const text = useText();
  const next = steps.find(({ done }) => !done);
  const stateOf = ({ key, done }: { key: string; done: boolean }) => {
    if (done) return 'is-done';
    return key === next?.key ? 'is-now' : undefined;
  };
  const line = (
    <ol className={short ? 'prog prog--short' : 'prog'} aria-label={label}>
      {steps.map(({ key, title, done, note }) => (
        <li
          key={key}
          className={stateOf({ key, done })}
          aria-current={key === next?.key ? 'step' : undefined}
        >
          <span className="t12">
            {done && !short && <Icon of={Check} size="sm" />}
            <span className={short ? 'sr' : undefined}>
              {title}
              {note && <span className="muted"> {note}</span>}
            </span>
            <span className="sr">{text(done ? 'ui.step.done' : 'ui.step.next')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
  if (!short) return line;
  return (
    <>
      {line}
      {next && (
        <span className="t12" aria-hidden="true">
          {next.title}
          {next.note && <span className="muted"> {next.note}</span>}
        </span>
      )}
    </>
  );
}
