import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useState } from 'react';

interface EditableCardProps {
  title: string;
  mayEdit: boolean;
  /** What its button opens. */
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
