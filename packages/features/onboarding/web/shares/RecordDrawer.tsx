import { Button } from '@tabellion/ui/components/Button.tsx';
import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ReactNode } from 'react';
import type { Issuance, Shareholder } from '../../../shares/shapes.ts';
import { AddressLine, useRecordFact } from '../fields/record.tsx';
import { useWizard } from '../frame/wizard.ts';
import { amountOf, organizedBy } from './dayOne.ts';
import { Amount, VestingWords } from './SubscriberCells.tsx';
import type { SubscriptionRow } from './subscriptionForm.ts';

interface RecordDrawerProps {
  holder: Shareholder;
  issuance: Issuance;
  row: SubscriptionRow;
  /** Opens the details of the holder; undefined where the reader may not edit them. */
  onPerson: (() => void) | undefined;
  onClose(): void;
}

/** What is on record of shares that were issued; to be read only, since an issuance is no longer edited. */
export function RecordDrawer({ holder, issuance, row, onPerson, onClose }: RecordDrawerProps) {
  const text = useText();
  const { onboarding } = useWizard();
  const organizedOn = organizedBy(issuance, onboarding.organizing_resolution_on);
  const { certificate, resolution, resolution_on, consideration, paid_on, exemption } = issuance;
  const fact = useRecordFact();
  return (
    <Drawer
      title={<UserText>{holder.display_name}</UserText>}
      badge={certificate && <Id>{certificate}</Id>}
      onClose={onClose}
    >
      <DrawerBody>
        <Particulars
          facts={[
            fact('certificate', text('wizard.record.certificate'), certificate && <Id>{certificate}</Id>),
            fact('issued', text('wizard.record.issuedOn'), dateOf(issuance.issuance_date)),
            fact('class', text('wizard.shares.class'), <UserText>{issuance.className}</UserText>),
            fact('shares', text('wizard.shares.shares'), <Num of={issuance.ownershipExact} />),
            fact('part', text('wizard.dayOne.owns'), <PercentText percent={issuance.ownershipPercentage} />),
            fact('price', text('wizard.shares.price'), <PriceText dollars={issuance.priceExact} />),
            fact('amount', text('wizard.shares.amount'), <Amount of={amountOf(row)} />),
            fact('paidIn', text('wizard.paid.in'), consideration && text(`wizard.paid.in.${consideration}`)),
            fact('paidOn', text('wizard.paid.on'), dateOf(paid_on)),
            ...(organizedOn === null
              ? [
                  fact('resolution', text('wizard.issue.resolution'), resolution && <Id>{resolution}</Id>),
                  fact('resolutionOn', text('wizard.issue.resolutionOn'), dateOf(resolution_on)),
                ]
              : [
                  fact(
                    'resolution',
                    text('wizard.record.resolution'),
                    <RichText of="wizard.record.organizing" with={{ date: dateOf(organizedOn) }} />,
                  ),
                ]),
            fact('exemption', text('wizard.exemption'), exemption && text(`wizard.exemption.${exemption}`)),
            fact('vesting', text('wizard.shares.vesting'), <VestingWords of={row} />),
            fact(
              'address',
              text('wizard.record.address'),
              holder.address && <AddressLine of={holder.address} />,
            ),
          ]}
        />
      </DrawerBody>
      <DrawerFoot>
        {onPerson && <Button onClick={onPerson}>{text('wizard.record.details')}</Button>}
        <span className="grow" />
        <Button onClick={onClose}>{text('ui.close')}</Button>
      </DrawerFoot>
    </Drawer>
  );
}

const dateOf = (date: string | null): ReactNode => date && <DateText date={date} length="long" />;
