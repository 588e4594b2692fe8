import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { Icon } from './Icon.tsx';

interface ProgressLineProps {
  label: string;
  steps: readonly { key: string; title: ReactNode; done: boolean; note?: ReactNode }[];
}

/** How far something is, in one line: its steps, each checked when it is done. */
export function ProgressLine({ label, steps }: ProgressLineProps) {
  const text = useText();
  return (
    <ol className="prog" aria-label={label}>
      {steps.map(({ key, title, done, note }) => (
        <li key={key} className={done ? 'is-done' : undefined}>
          <span className="t12">
            {done && <Icon of={Check} size="sm" />}
            <span>
              {title}
              {note && <span className="muted"> {note}</span>}
            </span>
            <span className="sr">{text(done ? 'ui.step.done' : 'ui.step.next')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
