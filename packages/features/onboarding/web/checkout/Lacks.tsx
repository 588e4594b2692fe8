import { Card } from '@tabellion/ui/components/Card.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { MissingItem } from '../../contract.ts';
import { lackText } from '../frame/lackText.ts';
import { stepTitles } from '../frame/rail.ts';
import { placeOf, useWizard } from '../frame/wizard.ts';

interface LacksProps {
  title: string;
  of: readonly MissingItem[];
  /** The items are warnings, which do not prevent a submission. */
  mild?: boolean;
}

/** Missing items or warnings, each with a link to the field to complete. */
export function Lacks({ title, of, mild }: LacksProps) {
  const text = useText();
  const { orgId, frame, onboarding } = useWizard();
  if (of.length === 0) return null;
  return (
    <Card title={title} extra={<span className="count">{of.length}</span>} flush>
      <ul className="list">
        {of.map((lack) => {
          const words = lackText(lack, text);
          return (
            <li key={`${lack.textCode} ${lack.field} ${words}`}>
              <span className={mild ? 'warn' : 'err'}>
                <Icon of={mild ? TriangleAlert : CircleAlert} size="sm" />
              </span>
              <span className="grow row wrap between">
                <span>{words}</span>
                <Link
                  to={placeOf(lack.screen, frame, orgId, onboarding.plan_id)}
                  hash={lack.person_id ?? lack.field}
                  aria-label={`${text(stepTitles[lack.step])} (${text('wizard.lack.fix', { what: words })})`}
                >
                  {text(stepTitles[lack.step])}
                </Link>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
