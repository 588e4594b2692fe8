import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { Card } from './Card.tsx';
import { Icon } from './Icon.tsx';

export interface NeedLine {
  key: string;
  /** `warn` may wait, and should be known. */
  state: 'met' | 'unmet' | 'warn';
  words: ReactNode;
}

const icons = { met: Check, unmet: CircleAlert, warn: TriangleAlert } as const;
const tones = { met: 'ok', unmet: 'err', warn: 'warn' } as const;

/** Requirements, line by line, each met or to be corrected, and how many are met. */
export function NeedsCard({ title, lines }: { title: string; lines: readonly NeedLine[] }) {
  const text = useText();
  const met = lines.filter(({ state }) => state === 'met').length;
  return (
    <Card
      title={title}
      extra={<span className="t12 muted">{text('wizard.needs.count', { met, all: lines.length })}</span>}
      flush
    >
      <ul className="list list--needs t12">
        {lines.map(({ key, state, words }) => (
          <li key={key}>
            <span className={tones[state]}>
              <Icon of={icons[state]} size="sm" />
              <span className="sr">{text(`wizard.needs.${state}`)}</span>
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
