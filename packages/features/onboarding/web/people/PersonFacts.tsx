import { Button } from '@tabellion/ui/components/Button.tsx';
import { type Fact, Particulars } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { regionLabel } from '../../../organizations/web/public.ts';
import type { PositionHolder } from '../../../people/shapes.ts';
import { Since } from './Since.tsx';

interface PersonFactsProps {
  person: PositionHolder;
  /** The first day of the appointment that was opened. */
  since: string | null | undefined;
  onClose(): void;
}

/** What is on record of somebody, for a reader who may not edit it; what is masked is not here. */
export function PersonFacts({ person, since, onClose }: PersonFactsProps) {
  const text = useText();
  const { display_name, email, phone_number, citizenship, address } = person;
  const fact = (key: string, label: string, value: ReactNode): Fact & { key: string } => ({
    key,
    label,
    value: value || <span className="muted">{text('wizard.record.none')}</span>,
  });
  const place = address && [
    address.address_line_1,
    address.address_line_2,
    address.city,
    regionLabel(address.region, text),
    address.postal_code,
  ];
  return (
    <Drawer title={<UserText>{display_name}</UserText>} onClose={onClose}>
      <DrawerBody>
        <Particulars
          facts={[
            fact('since', text('wizard.person.since'), <Since on={since} />),
            fact('email', text('entry.email'), email && <bdi dir="ltr">{email}</bdi>),
            fact('phone', text('profile.phone'), phone_number && <bdi dir="ltr">{phone_number}</bdi>),
            fact(
              'citizenship',
              text('profile.citizenship'),
              citizenship && <UserText>{citizenship}</UserText>,
            ),
            fact(
              'address',
              text('wizard.record.address'),
              place && <UserText>{place.filter(Boolean).join(', ')}</UserText>,
            ),
          ]}
        />
      </DrawerBody>
      <DrawerFoot>
        <span className="grow" />
        <Button onClick={onClose}>{text('ui.close')}</Button>
      </DrawerFoot>
    </Drawer>
  );
}
