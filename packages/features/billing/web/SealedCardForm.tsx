import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card as Surface } from '@tabellion/ui/components/Card.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FlaskConical, Lock } from 'lucide-react';
import { useMemo } from 'react';
import { cardFormSchema, cardOf, sandboxCards } from '../rules/card.ts';
import type { CardFormProps } from './makeMethod.ts';
import { billingToday } from './usePurchase.ts';
import { useSealedCard } from './useSealedCard.ts';

/** The card, with the browser's own filling-in. It is in this form and, encrypted, on its way; nowhere else. */
export function SealedCardForm({ id, provider, onPay }: CardFormProps) {
  const text = useText();
  const seal = useSealedCard(provider);
  const schema = useMemo(() => cardFormSchema(billingToday()), []);
  const form = useForm(schema, { start: { name: '', number: '', expiry: '', cvc: '' } });
  return (
    <Surface title={text('billing.card.title')}>
      <Form
        id={id}
        form={form}
        label={text('billing.card.title')}
        onSubmit={(typed) => onPay((use) => seal({ card: cardOf(typed), ...use }))}
      >
        {provider === 'sandbox' && (
          <SandboxCards onUse={(number) => form.setValue('number', number, { shouldValidate: true })} />
        )}
        <TextField name="name" label={text('billing.card.name')} autoComplete="cc-name" large />
        <TextField
          name="number"
          label={text('billing.card.number')}
          autoComplete="cc-number"
          inputMode="numeric"
          spellCheck={false}
          ltr
          large
        />
        <div className="grid2">
          <TextField
            name="expiry"
            label={text('billing.card.expiry')}
            help={text('billing.card.expiryHelp')}
            autoComplete="cc-exp"
            inputMode="numeric"
            ltr
            large
          />
          <TextField
            name="cvc"
            label={text('billing.card.cvc')}
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
            ltr
            large
          />
        </div>
        {window.isSecureContext ? (
          <Callout icon={Lock}>{text('billing.card.sealed')}</Callout>
        ) : (
          <Callout tone="err">{text('billing.card.insecure')}</Callout>
        )}
      </Form>
    </Surface>
  );
}

/** The published test cards, plainly marked; a click fills the number in. */
export function SandboxCards({ onUse }: { onUse(number: string): void }) {
  const text = useText();
  return (
    <Callout tone="warn" icon={FlaskConical} title={text('billing.sandbox.title')}>
      <div className="stack">
        <p>{text('billing.sandbox.body')}</p>
        <ul className="stack s1">
          {sandboxCards.map(({ number, behaviour }) => (
            <li key={number} className="row start wrap" style={{ rowGap: 0 }}>
              <Button
                variant="link"
                onClick={() => onUse(spaced(number))}
                aria-label={text('billing.sandbox.use', {
                  number: spaced(number),
                  outcome: text(`billing.sandbox.${behaviour}`),
                })}
              >
                <span className="nowrap num">
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

/** Writes a number in groups of four, as on a card. */
const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
