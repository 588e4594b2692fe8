import { governmentFee } from '@tabellion/law/fees.ts';
import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { plans } from '../../../billing/rules/plans.ts';

interface CostsProps {
  law: JurisdictionId;
  /** The page of the plans; left out where there is no organization yet. */
  plansAt?: string;
}

/** What a new corporation costs: the government's fee, a report on its name, and our plans. */
export function Costs({ law, plansAt }: CostsProps) {
  const text = useText();
  const cheapest = plans.map(({ priceCents }) => priceCents).reduce((a, b) => (a < b ? a : b));
  return (
    <Card title={text('wizard.costs.title')}>
      <Particulars
        facts={[
          { key: 'fee', label: text('wizard.costs.fee'), value: <Fee law={law} /> },
          { key: 'name', label: text('wizard.costs.name'), value: <NameReport law={law} /> },
          {
            key: 'plan',
            label: text('wizard.costs.plan'),
            value: (
              <>
                <RichText of="wizard.costs.from" with={{ price: <MoneyText cents={cheapest} /> }} />
                {plansAt && (
                  <small className="sub">
                    <Link to={plansAt}>{text('wizard.costs.plans')}</Link>
                  </small>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Fee({ law }: { law: JurisdictionId }) {
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

function NameReport({ law }: { law: JurisdictionId }) {
  const text = useText();
  const { kind, validDays: days } = jurisdiction(law).names.report;
  const isDated = kind === 'nuans' && days !== undefined;
  return (
    <>
      {text(isDated ? 'wizard.costs.name.nuansDays' : `wizard.costs.name.${kind}`, { days: days ?? 0 })}
      {kind !== 'none' && <small className="sub">{text('wizard.costs.numbered')}</small>}
    </>
  );
}
