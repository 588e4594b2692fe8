import { FieldFrame } from '@tabellion/ui/form/FieldFrame.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useRef } from 'react';
import { overrideReasons } from '../../privateIssuer.ts';
import type { LimitOverrideState } from './PrivateIssuerLimit.tsx';

/** Asked only where it is needed (NI 45-106 s. 2.4). It has the focus once recording was refused for the want of it. */
export function OverrideReasonField({ of: { reason, message, choose } }: { of: LimitOverrideState }) {
  const text = useText();
  const label = text('privateIssuer.reason');
  const reasons = overrideReasons.map((value) => ({ value, label: text(`privateIssuer.${value}`) }));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) place.current?.querySelector('select')?.focus();
  }, [message]);
  return (
    <div ref={place}>
      <FieldFrame label={label} help={text('privateIssuer.reason.help')} error={message} layout="group">
        {() => (
          <Select
            label={label}
            value={reason ?? ''}
            onChange={choose}
            options={[{ value: '', label: text('wizard.choose') }, ...reasons]}
          />
        )}
      </FieldFrame>
    </div>
  );
}
