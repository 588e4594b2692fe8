import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { readSigningSettings, saveSigningSettings } from '../../contract.ts';
import { type SealingMode, sealingModes } from '../../envelope.ts';

/** How the organization wants its signatures kept; for who manages it. */
export function SigningSettings({ orgId }: { orgId: string }) {
  const text = useText();
  const mayManage = useMay('signing.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button icon={Settings} onClick={() => setOpen(true)}>
        {text('signing.settings')}
      </Button>
      {isOpen && <SettingsDrawer orgId={orgId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SettingsDrawerProps {
  orgId: string;
  onClose(): void;
}

function SettingsDrawer({ orgId, onClose }: SettingsDrawerProps) {
  const text = useText();
  return (
    <Drawer title={text('signing.settings')} onClose={onClose}>
      <SettingsRead orgId={orgId} onClose={onClose} />
    </Drawer>
  );
}

function SettingsRead({ orgId, onClose }: SettingsDrawerProps) {
  const settings = useRead(readSigningSettings, { params: { orgId } });
  if (settings.isError) return <ReadFailed of={settings} />;
  if (settings.data === undefined) return <Loading />;
  return <SettingsForm orgId={orgId} signatures={settings.data.signatures} onClose={onClose} />;
}

function SettingsForm({ orgId, signatures, onClose }: SettingsDrawerProps & { signatures: SealingMode }) {
  const text = useText();
  const params = { orgId };
  const readings = useReadings();
  const form = useForm(saveSigningSettings.body, { start: { signatures } });
  const save = useCall(saveSigningSettings, { say: 'always' });
  return (
    <DrawerForm
      form={form}
      onSubmit={(body) => save.run({ params, body })}
      onSaved={(saved) => readings.put(readSigningSettings, { params }, saved)}
      save={text('signing.settings.save')}
      onClose={onClose}
    >
      <RadioGroup
        name="signatures"
        label={text('signing.settings.signatures')}
        choices={sealingModes.map((value) => ({
          value,
          label: text(`signing.settings.${value}`),
          note: text(`signing.settings.${value}.help`),
        }))}
      />
    </DrawerForm>
  );
}
