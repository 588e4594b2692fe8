import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { acquireLand, disposeOfLand, type Land } from '../landContract.ts';

const line = z.string().check(z.maxLength(300));
const day = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const acquired = z.strictObject({
  effective_on: day,
  address: line,
  identifier: line,
  division: line,
  legal_description: z.string().check(z.maxLength(20_000)),
  roll_number: line,
  registration: line,
});
const disposed = z.strictObject({ effective_on: day, registration: line });

interface LandDrawerProps {
  orgId: string;
  today: string;
  onClose(): void;
}

/** A property that the corporation acquired, as its deed describes it. */
export function AcquiredDrawer({ orgId, today, onClose }: LandDrawerProps) {
  const text = useText();
  const form = useForm(acquired, {
    start: {
      effective_on: '',
      address: '',
      identifier: '',
      division: '',
      legal_description: '',
      roll_number: '',
      registration: '',
    },
  });
  const draft = useDraft(form, `land/${orgId}`, true);
  const call = useCall(acquireLand, { say: 'always' });
  const { allAgain } = useReadings();
  return (
    <DrawerForm
      title={text('land.add.title')}
      form={form}
      draft={draft}
      onSubmit={(body) => call.run({ params: { id: orgId }, body })}
      onSaved={allAgain}
      save={text('land.add')}
      onClose={onClose}
    >
      <p className="muted">{text('land.identify')}</p>
      <TextField name="address" label={text('land.address')} autoComplete="off" optional />
      <div className="grid2">
        <TextField
          name="identifier"
          label={text('land.identifier')}
          placeholder="21234-0056"
          autoComplete="off"
          ltr
          optional
        />
        <TextField name="division" label={text('land.division')} autoComplete="off" optional />
      </div>
      <TextAreaField name="legal_description" label={text('land.legal')} optional />
      <div className="grid2">
        <DateField name="effective_on" label={text('land.acquiredOn')} max={today} />
        <TextField name="roll_number" label={text('land.roll')} autoComplete="off" ltr optional />
      </div>
      <Registration />
    </DrawerForm>
  );
}

/** It sold the property, or gave it away. */
export function DisposedDrawer({ orgId, today, of: land, onClose }: LandDrawerProps & { of: Land }) {
  const text = useText();
  const form = useForm(disposed, { start: { effective_on: today, registration: '' } });
  const call = useCall(disposeOfLand, { say: 'always' });
  const { allAgain } = useReadings();
  return (
    <DrawerForm
      title={text('land.dispose.title')}
      form={form}
      onSubmit={(body) => call.run({ params: { id: orgId }, body: { ...body, land_id: land.land_id } })}
      onSaved={allAgain}
      save={text('land.dispose')}
      onClose={onClose}
    >
      <p className="muted">{land.address ?? land.legal_description ?? land.identifier}</p>
      <DateField name="effective_on" label={text('land.disposedOn')} max={today} />
      <Registration />
    </DrawerForm>
  );
}

function Registration() {
  const text = useText();
  return (
    <TextField
      name="registration"
      label={text('land.deed')}
      help={text('land.deed.help')}
      autoComplete="off"
      ltr
      optional
    />
  );
}
