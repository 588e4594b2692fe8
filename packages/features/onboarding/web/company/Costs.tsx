import { type JurisdictionId, jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { MoneyText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { plansOn } from '../../../billing/rules/plans.ts';
import { billingToday, GovernmentFee } from '../../../billing/web/public.ts';
import { lawName } from '../fields/options.ts';

/** The laws that are known in full (decisions, section 4). */
const incorporatedHere = ['CA', 'ON'] as const;

interface CostsProps {
  /** Undefined while none is chosen: a fee is that of a law. */
  law: JurisdictionId | undefined;
  /** The page of the plans; left out where there is no organization yet. */
  plansAt?: string;
}

/** The costs of a new corporation: the government's fee, a report on its name, and our plans. */
export function Costs({ law, plansAt }: CostsProps) {
  const text = useText();
  const cheapest = plansOn(billingToday())
    .map(({ priceCents }) => priceCents)
    .reduce((a, b) => (a < b ? a : b));
  return (
    <Card title={text('wizard.costs.title')}>
      <Particulars
        facts={[
          ...(law === undefined
            ? incorporatedHere.map((one) => ({
                key: one,
                label: text('wizard.costs.feeOf', { law: lawName(one, text) }),
                value: <GovernmentFee law={one} />,
              }))
            : [
                { key: 'fee', label: text('wizard.costs.fee'), value: <GovernmentFee law={law} /> },
                { key: 'name', label: text('wizard.costs.name'), value: <NameReport law={law} /> },
              ]),
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
