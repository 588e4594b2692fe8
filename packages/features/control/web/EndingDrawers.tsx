import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { endControl, takeBackControl } from '../contract.ts';
import type { ControlStatement } from '../registerContract.ts';
import { EntryDrawer } from './EntryDrawer.tsx';

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const ending = z.strictObject({ effective_on: required, learned_on: z.string() });
const takingBack = z.strictObject({ reason: required.check(z.maxLength(300)) });

interface EndDrawerProps {
  orgId: string;
  today: string;
  of: ControlStatement;
  onClose(): void;
}

/** Records that a statement no longer holds. */
export function EndDrawer({ orgId, today, of: { control_id }, onClose }: EndDrawerProps) {
  const text = useText();
  return (
    <EntryDrawer
      orgId={orgId}
      title={text('control.end.title')}
      name={`end/${control_id}`}
      schema={ending}
      start={{ effective_on: today, learned_on: '' }}
      endpoint={endControl}
      bodyOf={({ effective_on, learned_on }) => ({
        control_id,
        effective_on,
        ...(learned_on !== '' && { learned_on }),
      })}
      isTold={({ effective_on }) => effective_on !== ''}
      onClose={onClose}
    >
      <DateField name="effective_on" label={text('control.on')} max={today} />
      <DateField name="learned_on" label={text('control.learned')} max={today} optional />
    </EntryDrawer>
  );
}

/** It was never so: the entry is voided, and stays in the history as such. */
export function TakeBackDrawer({ orgId, actId, onClose }: { orgId: string; actId: string; onClose(): void }) {
  const text = useText();
  return (
    <EntryDrawer
      orgId={orgId}
      title={text('control.takeBack.title')}
      name={`take-back/${actId}`}
      schema={takingBack}
      start={{ reason: '' }}
      endpoint={takeBackControl}
      bodyOf={({ reason }) => ({ act_id: actId, reason })}
      isTold={() => true}
      act={text('control.takeBack')}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={text('control.takeBack.reason')}
        help={text('wizard.how.reason.help')}
        autoComplete="off"
        maxLength={300}
      />
    </EntryDrawer>
  );
}
