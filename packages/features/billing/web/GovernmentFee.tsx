import { governmentFee } from '@tabellion/law/fees.ts';
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { DateText, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The government's fee for an incorporation, to whom it is paid, and of when it is; no fee here was read from a live list. */
export function GovernmentFee({ law }: { law: JurisdictionId }) {
  const text = useText();
  const fee = governmentFee(law, 'incorporation');
  const { registry } = jurisdiction(law);
  if (fee === undefined) return text('wizard.costs.feeUnknown', { registry });
  return (
    <>
      <MoneyText cents={fee.onlineCents} />
      <small className="sub">
        {fee.as_of === null ? (
          text('wizard.costs.feeUndated', { registry })
        ) : (
          <RichText
            of="wizard.costs.feeNote"
            with={{ registry, date: <DateText date={fee.as_of} length="long" /> }}
          />
        )}
      </small>
    </>
  );
}
