import { PriceText } from '@tabellion/ui/components/Data.tsx';
import { formatToCent } from '@tabellion/ui/format/number.ts';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { WhyButton } from '../capTable/WhyButton.tsx';

interface ToCentProps {
  /** Exact dollars, to ten places. */
  dollars: string;
  /** The name of the figure. */
  what: string;
  /** Why so much, in a sentence. */
  why?: ReactNode;
  /** Lines of which it is the sum: their words, and exact dollars. */
  parts?: readonly (readonly [words: string, dollars: string])[];
}

/** An amount of the account in cents; where it is not exact in them or there is more to say, a press shows it whole. */
export function ToCent({ dollars, what, why, parts = [] }: ToCentProps) {
  const { language } = useLanguage();
  if (!why && isInCents(dollars)) return <PriceText dollars={dollars} />;
  return (
    <WhyButton figure={formatToCent(dollars, language)} what={what} title={what}>
      {why && (
        <section>
          <p className="t12">{why}</p>
        </section>
      )}
      <section>
        <dl>
          {parts.map(([words, part]) => (
            <Line key={words} words={words} dollars={part} />
          ))}
          <Line sum={parts.length > 0} words={what} dollars={dollars} />
        </dl>
      </section>
    </WhyButton>
  );
}

const isInCents = (dollars: string): boolean => /^-?\d+(\.\d{1,2})?$/.test(dollars);

function Line({ words, dollars, sum = false }: { words: string; dollars: string; sum?: boolean }) {
  const className = sum ? 'sum' : undefined;
  return (
    <>
      <dt className={className}>{words}</dt>
      <dd className={className}>
        <PriceText dollars={dollars} />
      </dd>
    </>
  );
}
