import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Equal } from 'lucide-react';
import { useMemo } from 'react';
import { areSame, compareWordings } from '../rules/compareWordings.ts';

interface ComparedWordingProps {
  before: string;
  after: string;
  language: string;
  /** Its name for readers of the screen. */
  label: string;
}

/** A redline of a wording: what was taken out is struck, what was added is underlined, and both are said. */
export function ComparedWording({ before, after, language, label }: ComparedWordingProps) {
  const text = useText();
  const lines = useMemo(() => compareWordings(before, after), [before, after]);
  if (areSame(lines)) return <EmptyState icon={Equal} title={text('precedents.compare.same')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <section className="precedent__text" lang={language} dir="ltr" aria-label={label} tabIndex={0}>
      {lines.map((line, at) => (
        <p key={at} className="precedent__line">
          {line.map(({ kind, text: words }, place) => {
            if (kind === 'same') return words;
            const change = text(kind === 'added' ? 'precedents.compare.added' : 'precedents.compare.removed');
            const Change = kind === 'added' ? 'ins' : 'del';
            return (
              <Change key={place}>
                <span className="sr">{`${change}: `}</span>
                {words}
              </Change>
            );
          })}
        </p>
      ))}
    </section>
  );
}
