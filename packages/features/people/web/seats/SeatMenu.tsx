import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Pencil, Trash2 } from 'lucide-react';

export function SeatMenu({ name, onEdit, onRemove }: { name: string; onEdit(): void; onRemove(): void }) {
  const text = useText();
  return (
    <RowMenu
      name={name}
      items={[
        { key: 'edit', label: text('wizard.edit'), icon: Pencil, onSelect: onEdit },
        {
          key: 'remove',
          label: text('ui.remove'),
          icon: Trash2,
          danger: true,
          apart: true,
          onSelect: onRemove,
        },
      ]}
    />
  );
}
