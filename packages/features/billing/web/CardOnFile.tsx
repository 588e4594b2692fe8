import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CreditCard } from 'lucide-react';
import { useId, useState } from 'react';
import { readBilling, updateCard } from '../contract.ts';
import { isPastMonth } from '../rules/card.ts';
import type { BillingView, CardView } from '../views.ts';
import { CardForm } from './CardForm.tsx';
import type { MakeMethod } from './makeMethod.ts';
import { useConfirmedCard } from './useConfirmedCard.ts';
import { billingToday } from './usePurchase.ts';

/** `Visa ending in 4242`. */
export const cardName = (text: Text, { brand, last_four: lastFour }: CardView): string =>
  text('billing.card.ending', { brand: text(`billing.brand.${brand}`), lastFour });

const expiryOf = ({ exp_month, exp_year }: CardView): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;

/** The card that renewals are charged to. */
export function CardOnFile({ orgId, billing }: { orgId: string; billing: BillingView }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  useConfirmedCard(orgId, billing.provider);
  const { card, renewal } = billing;
  return (
    <Card
      title={text('paying.fact.card')}
      extra={
        <Button size="sm" onClick={() => setOpen(true)}>
          {text(card === null ? 'paying.card.add' : 'paying.card.change')}
        </Button>
      }
    >
      {card === null ? (
        <p className="muted">{text('paying.card.none')}</p>
      ) : (
        <div className="row wrap">
          <Icon of={CreditCard} />
          <span>{text('paying.card.facts', { card: cardName(text, card), expiry: expiryOf(card) })}</span>
          <Expiry card={card} renewsOn={renewal?.on} />
        </div>
      )}
      {isOpen && <ReplaceCard orgId={orgId} provider={billing.provider} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Expiry({ card, renewsOn }: { card: CardView; renewsOn: string | undefined }) {
  const text = useText();
  const face = { expMonth: card.exp_month, expYear: card.exp_year };
  if (isPastMonth(face, billingToday()))
    return <StatusBadge tone="err">{text('paying.card.expired')}</StatusBadge>;
  return renewsOn !== undefined && isPastMonth(face, renewsOn) ? (
    <StatusBadge tone="warn">{text('paying.card.expires')}</StatusBadge>
  ) : null;
}

interface ReplaceCardProps {
  orgId: string;
  provider: string;
  onClose(): void;
}

function ReplaceCard({ orgId, provider, onClose }: ReplaceCardProps) {
  const text = useText();
  const formId = useId();
  const call = useCall(updateCard, { say: 'always', place: 'bottom' });
  const readings = useReadings();
  const [busy, setBusy] = useState(false);
  const save = async (makeMethod: MakeMethod) => {
    setBusy(true);
    const method = await makeMethod({ organization: orgId, plan: null, price: null });
    const answer = method.ok
      ? await call.run({ params: { provider, orgId }, body: { card: method.data } })
      : method;
    if (answer.ok && typeof answer.data === 'object' && answer.data.action !== null) {
      // Its holder comes back with the card that he confirmed (`useConfirmedCard`).
      location.assign(answer.data.action.url);
      return answer;
    }
    setBusy(false);
    if (answer.ok) {
      await readings.again(readBilling);
      onClose();
    }
    return answer;
  };
  return (
    <Drawer title={text('paying.card.title')} onClose={onClose}>
      <DrawerBody>
        <CardForm id={formId} provider={provider} onPay={save} />
      </DrawerBody>
      <DrawerFoot>
        <span className="grow" />
        <Button onClick={onClose}>{text('ui.cancel')}</Button>
        <Button type="submit" form={formId} variant="primary" busy={busy}>
          {text('paying.card.save')}
        </Button>
      </DrawerFoot>
    </Drawer>
  );
}
