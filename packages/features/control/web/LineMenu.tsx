import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { IdCard, Trash2 } from 'lucide-react';
import { disposeParticulars } from '../contract.ts';
import { type ControlLine, readControl } from '../registerContract.ts';
import type { ControlDrawerState } from './ControlDrawers.tsx';

interface LineMenuProps {
  orgId: string;
  line: ControlLine;
  today: string;
  onOpen(opened: ControlDrawerState): void;
}

/** Actions on an individual: view and complete personal facts; dispose of them when the time has come. */
export function LineMenu({ orgId, line, today, onOpen }: LineMenuProps) {
  const text = useText();
  const confirm = useConfirm();
  const call = useCall(disposeParticulars, { say: 'always' });
  const { again } = useReadings();
  const { person_id: personId, display_name: name, dispose_from: from, is_disposed: isDisposed } = line;
  const dispose = async () => {
    const body = <RichText of="control.dispose.body" with={{ name: <UserText>{name}</UserText> }} />;
    const title = text('control.dispose');
    if (!(await confirm({ title, body, confirm: title, danger: true }))) return;
    const answer = await call.run({ params: { id: orgId, personId } });
    if (answer.ok) await again(readControl);
  };
  const disposal = {
    key: 'dispose',
    label: text('control.dispose'),
    icon: Trash2,
    danger: true,
    apart: true,
    onSelect: () => void dispose(),
  };
  return (
    <RowMenu
      name={name}
      items={[
        {
          key: 'look',
          label: text('control.look'),
          icon: IdCard,
          onSelect: () => onOpen({ what: 'look', line }),
        },
        ...(from !== null && from <= today && !isDisposed ? [disposal] : []),
      ]}
    />
  );
}
