import { wholeAddressLine } from '@tabellion/law/address.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { type Fact, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { Slot } from '@tabellion/ui/slots.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { countryLabel } from '../../../organizations/web/public.ts';
import type { PositionHolder } from '../../shapes.ts';

interface PersonFactsProps {
  person: PositionHolder;
  /** The first day of the appointment that was opened. */
  since: string | null | undefined;
  onClose(): void;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** The details of a person, for those who edit them and those who only read. */
    'person.drawer': { gives: { personId: string }; takes: ReactNode };
  }
}

/** Recorded facts of a person, without masked ones, for a reader who may not edit them. */
export function PersonFacts({ person, since, onClose }: PersonFactsProps) {
  const text = useText();
  const { language } = useLanguage();
  const { _id, display_name, email, phone_number, citizenship, address } = person;
  const fact = useFactMaker();
  return (
    <Drawer title={<UserText>{display_name}</UserText>} onClose={onClose}>
      <DrawerBody>
        <Slot of="person.drawer" gives={{ personId: _id }} />
        <Particulars
          facts={[
            fact('since', text('wizard.person.since'), <Since on={since} />),
            fact('email', text('entry.email'), email && <bdi dir="ltr">{email}</bdi>),
            fact('phone', text('profile.phone'), phone_number && <bdi dir="ltr">{phone_number}</bdi>),
            fact(
              'citizenship',
              text('profile.citizenship'),
              citizenship && countryLabel(citizenship, language),
            ),
            fact(
              'address',
              text('wizard.record.address'),
              address && <UserText>{wholeAddressLine(address, localeOf[language])}</UserText>,
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

/** The first day of an appointment; who waits for the organizing resolution has none yet. */
function Since({ on }: { on: string | null | undefined }) {
  const text = useText();
  return on ? <DateText date={on} /> : <span className="muted">{text('wizard.person.sinceNone')}</span>;
}

/** @returns what makes a fact; one that is not on record says so */
function useFactMaker() {
  const text = useText();
  return (key: string, label: string, value: ReactNode): Fact & { key: string } => ({
    key,
    label,
    value: value || <span className="muted">{text('wizard.record.none')}</span>,
  });
}
