import { FieldFrame } from '@tabellion/ui/form/FieldFrame.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { type Beyond, beyondReasons } from '../../../registers/privateIssuer.ts';
import type { Rehearsed } from './useDeed.ts';

interface BeyondChoice {
  readonly reason: Beyond['override_reason'];
  /** For the body of the act; nothing where nothing was chosen. */
  readonly body: Beyond;
  choose(reason: string): void;
}

/** Why an act brings in more holders than a private issuer may have. */
export function useBeyond(): BeyondChoice {
  const [reason, setReason] = useState<BeyondChoice['reason']>();
  return {
    reason,
    body: reason === undefined ? {} : { override: true, override_reason: reason },
    choose: (typed) => setReason(beyondReasons.find((one) => one === typed)),
  };
}

/** Whether an act that was tried lacks that reason alone. */
export const asksBeyond = ({ refusal }: Rehearsed): boolean =>
  refusal?.fields.some(({ path }) => path === 'override_reason') === true;

/** Asked of such an act only (NI 45-106 s. 2.4). */
export function BeyondField({ of: { reason, choose } }: { of: BeyondChoice }) {
  const text = useText();
  const label = text('beyond.reason');
  const reasons = beyondReasons.map((value) => ({ value, label: text(`beyond.${value}`) }));
  return (
    <FieldFrame label={label} help={text('beyond.reason.help')} layout="group">
      {() => (
        <Select
          label={label}
          value={reason ?? ''}
          onChange={choose}
          options={[{ value: '', label: text('wizard.choose') }, ...reasons]}
        />
      )}
    </FieldFrame>
  );
}
