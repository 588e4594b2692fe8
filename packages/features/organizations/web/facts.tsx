import type { PostalField } from '@tabellion/law/address.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, type Fact } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';
import { countryLabel, regionLabel } from './names.ts';

/** A fact that was not entered is shown as such, instead of an empty place. */
function FactText({ children }: { children: ReactNode }) {
  const text = useText();
  const isMissing = children === '' || children === null || children === undefined;
  return isMissing ? <span className="muted">{text('organization.none')}</span> : children;
}

export const fact = (key: string, label: ReactNode, value: ReactNode): Fact & { key: string } => ({
  key,
  label,
  value: <FactText>{value}</FactText>,
});

/** As it stands on an envelope. */
export function AddressLines({ to = [], of }: { to?: readonly string[]; of: Record<PostalField, string> }) {
  const { language, text } = useLanguage();
  const lines = [
    ...to,
    of.address_line_1,
    of.address_line_2,
    `${of.city}, ${regionLabel(of.province, text)}  ${of.postal_code}`,
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
