import type { PostalField } from '@tabellion/law/address.ts';
import { provinceFromWire } from '@tabellion/law/wireNames.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { countryLabel } from './names.ts';

interface PossibleFact {
  readonly key: string;
  readonly label: ReactNode;
  /** Empty, null or undefined where nobody entered it. */
  readonly value: ReactNode;
}

export const fact = (key: string, label: ReactNode, value: ReactNode): PossibleFact => ({
  key,
  label,
  value,
});

const isMissing = ({ value }: PossibleFact): boolean => value === '' || value === null || value === undefined;

/** Facts line by line; those that were not entered are named together in the last one. */
export function EnteredFacts({ of: facts }: { of: readonly PossibleFact[] }) {
  const text = useText();
  const missing = facts.filter(isMissing);
  const names = missing.map(({ key, label }, at) => (
    <Fragment key={key}>
      {at > 0 && text('wizard.comma')}
      {label}
    </Fragment>
  ));
  return (
    <Particulars
      facts={[
        ...facts.filter((one) => !isMissing(one)),
        ...(missing.length === 0
          ? []
          : [
              {
                key: 'missing',
                label: text('organization.none'),
                value: <span className="muted">{names}</span>,
              },
            ]),
      ]}
    />
  );
}

/** As it stands on an envelope. */
export function AddressLines({ to = [], of }: { to?: readonly string[]; of: Record<PostalField, string> }) {
  const { language } = useLanguage();
  const lines = [
    ...to,
    of.address_line_1,
    of.address_line_2,
    `${of.city} ${provinceFromWire(of.province) ?? of.province}  ${of.postal_code}`,
    countryLabel(of.country, language),
  ];
  return (
    <>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <div key={line}>
            <UserText>{line}</UserText>
          </div>
        ))}
    </>
  );
}

interface EditableCardProps {
  title: string;
  mayEdit: boolean;
  drawer(onClose: () => void): ReactNode;
  children: ReactNode;
}

/** Facts, with a button that opens the drawer in which they are edited. */
export function EditableCard({ title, mayEdit, drawer, children }: EditableCardProps) {
  const text = useText();
  const [editing, setEditing] = useState(false);
  const edit = (
    <Button size="sm" onClick={() => setEditing(true)}>
      {text('organization.edit')}
    </Button>
  );
  return (
    <Card title={title} extra={mayEdit && edit}>
      {children}
      {editing && drawer(() => setEditing(false))}
    </Card>
  );
}
