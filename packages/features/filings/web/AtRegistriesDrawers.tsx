import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import {
  activityLength,
  keepRegistryKey,
  keyLength,
  type ParticularsKind,
  type RegistryParticulars,
  stateRegistryParticular,
} from '../particularsContract.ts';
import { registryOf } from './filingWords.ts';

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const particular = z.strictObject({
  value: required.check(z.maxLength(activityLength)),
  effective_on: required,
});

interface ParticularDrawerProps {
  orgId: string;
  today: string;
  kind: ParticularsKind;
  of: RegistryParticulars;
  onClose(): void;
}

/** Records another official e-mail address or primary activity. */
export function ParticularDrawer({ orgId, today, kind, of: { history }, onClose }: ParticularDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const value = history.find((one) => one.kind === kind)?.value ?? '';
  const form = useForm(particular, { start: { value, effective_on: today } });
  const call = useCall(stateRegistryParticular, { say: 'always' });
  return (
    <DrawerForm
      title={text(`filings.particular.${kind}`)}
      form={form}
      onSubmit={(typed) =>
        call.run({
          params: { id: orgId },
          body: { kind, value: typed.value, effective_on: typed.effective_on },
        })
      }
      onSaved={readings.allAgain}
      save={text('organization.save')}
      onClose={onClose}
    >
      <p className="muted">{text('filings.particular.help')}</p>
      <TextField name="value" label={text(`filings.particular.${kind}`)} />
      <DateField name="effective_on" label={text('filings.particular.on')} max={today} />
    </DrawerForm>
  );
}

const key = z.strictObject({
  key: required.check(z.maxLength(keyLength)),
  number: z.string().check(z.maxLength(keyLength)),
});

interface KeyDrawerProps {
  orgId: string;
  registration: string;
  onClose(): void;
}

/** Takes the key of a registry; the one that is kept is not shown in it. */
export function KeyDrawer({ orgId, registration, onClose }: KeyDrawerProps) {
  const text = useText();
  const readings = useReadings();
  const form = useForm(key, { start: { key: '', number: '' } });
  const call = useCall(keepRegistryKey, { say: 'always' });
  return (
    <DrawerForm
      title={text('filings.key', { registry: registryOf(registration, text) })}
      form={form}
      onSubmit={(typed) => call.run({ params: { id: orgId }, body: { registration, ...typed } })}
      onSaved={readings.allAgain}
      save={text('organization.save')}
      onClose={onClose}
    >
      <p className="muted">{text('filings.key.help')}</p>
      <TextField name="key" label={text('filings.key.label')} ltr />
      <TextField name="number" label={text('filings.key.number')} ltr optional />
    </DrawerForm>
  );
}
