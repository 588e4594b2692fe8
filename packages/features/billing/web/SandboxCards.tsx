import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FlaskConical } from 'lucide-react';
import { sandboxCards } from '../rules/sandboxCards.ts';

/** The published test cards, plainly marked; a click fills the number in. */
export function SandboxCards({ onUse }: { onUse(number: string): void }) {
  const text = useText();
  return (
    <Callout tone="warn" icon={FlaskConical} title={text('billing.sandbox.title')}>
      <div className="stack">
        <p>{text('billing.sandbox.body')}</p>
        <ul className="stack s1">
          {sandboxCards.map(({ number, behaviour }) => (
            <li key={number} className="row start">
              <Button
                variant="link"
                onClick={() => onUse(spaced(number))}
                aria-label={text('billing.sandbox.use', {
                  number: spaced(number),
                  outcome: text(`billing.sandbox.${behaviour}`),
                })}
              >
                <span className="nowrap">
                  <Id>{spaced(number)}</Id>
                </span>
              </Button>
              <span>{text(`billing.sandbox.${behaviour}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  );
}

/** In groups of four, as on a card. */
const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
