import { formatCents } from '@tabellion/kernel/money.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import type { CardView } from '../views.ts';
import { CardForm } from './CardForm.tsx';
import { cardName } from './CardOnFile.tsx';
import type { MakeMethod } from './makeMethod.ts';
import { PayButton } from './Order.tsx';

/** The means of a payment, as a request names it. */
export interface Means {
  card?: string;
  card_on_file?: true;
  price: number;
}

interface PayWithProps {
  orgId: string;
  provider: string;
  /** The id of what is paid for, which the sealed card names. */
  subject: string;
  totalCents: bigint;
  onFile: CardView | null;
  pay(means: Means): Promise<Answer<unknown>>;
}

/** Pays with the card on file, or with another one; nothing is asked where nothing is to be paid. */
export function PayWith({ orgId, provider, subject, totalCents, onFile, pay }: PayWithProps) {
  const text = useText();
  const [chosen, setChosen] = useState<'kept' | 'other'>(onFile === null ? 'other' : 'kept');
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const price = Number(formatCents(totalCents));
  const send = async (makeMethod?: MakeMethod): Promise<Answer<unknown>> => {
    setBusy(true);
    const answer = await sendWith(makeMethod);
    setBusy(false);
    return answer;
  };
  const sendWith = async (makeMethod: MakeMethod | undefined): Promise<Answer<unknown>> => {
    if (totalCents === 0n) return pay({ price });
    if (makeMethod === undefined) return pay({ price, card_on_file: true });
    const method = await makeMethod({ organization: orgId, plan: subject, price });
    return method.ok ? pay({ price, card: method.data }) : method;
  };
  const asksCard = totalCents > 0n && chosen === 'other';
  return (
    <div className="stack s4">
      {totalCents > 0n && onFile !== null && (
        <Segmented
          label={text('paying.with')}
          block
          value={chosen}
          onChange={(value) => setChosen(value === 'kept' ? 'kept' : 'other')}
          choices={[
            { value: 'kept', label: cardName(text, onFile) },
            { value: 'other', label: text('paying.with.other') },
          ]}
        />
      )}
      {asksCard ? (
        <CardForm id={formId} provider={provider} onPay={send} />
      ) : (
        <NoCard id={formId} isFree={totalCents === 0n} onPay={() => send()} />
      )}
      <div className="row end">
        <PayButton form={formId} totalCents={totalCents} busy={busy} />
      </div>
    </div>
  );
}

const nothingToFill = z.object({});

/** Stands in place of the card's fields where none are needed. */
function NoCard({ id, isFree, onPay }: { id: string; isFree: boolean; onPay(): Promise<Answer<unknown>> }) {
  const text = useText();
  const form = useForm(nothingToFill);
  return (
    <Form id={id} form={form} label={text('paying.with')} onSubmit={onPay}>
      {isFree && <Callout tone="ok">{text('billing.nothingToPay')}</Callout>}
    </Form>
  );
}
