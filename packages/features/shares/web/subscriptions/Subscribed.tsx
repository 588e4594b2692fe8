import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Issuance } from '../../shapes.ts';
import { amountOf } from './dayOne.ts';
import { Amount } from './SubscriberCells.tsx';
import { rowOf } from './subscriptionForm.ts';

/** How many shares, of which class, and what they cost. */
export function Subscribed({ of: issuance }: { of: Issuance }) {
  const text = useText();
  return (
    <Particulars
      facts={[
        {
          key: 'shares',
          label: text('wizard.shares.shares'),
          value: <Num of={issuance.ownershipExact} />,
        },
        {
          key: 'class',
          label: text('wizard.shares.class'),
          value: <UserText>{issuance.className}</UserText>,
        },
        {
          key: 'price',
          label: text('wizard.shares.price'),
          value: <PriceText dollars={issuance.priceExact} />,
        },
        {
          key: 'amount',
          label: text('wizard.shares.amount'),
          value: <Amount of={amountOf(rowOf(issuance))} />,
        },
      ]}
    />
  );
}
