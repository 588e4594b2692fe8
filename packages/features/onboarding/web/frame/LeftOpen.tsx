import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useStage } from '../../../organizations/web/public.ts';
import { screens, stepOf } from '../../rules/wizard.ts';
import { lackText } from './lackText.ts';
import { placeOf, screenBefore, useWizard } from './wizard.ts';

/** Whoever goes on from a step that is not complete is told what it lacks, each with the way back to its field. */
export function LeftOpen() {
  const text = useText();
  const isDraft = useStage() === 'draft';
  const { orgId, frame, screen, onboarding } = useWizard();
  const before = screenBefore(screen);
  // The last page lists everything itself.
  if (!isDraft || before === undefined || screen === 'checkout') return null;
  const left = onboarding.missing.filter(
    (lack) => lack.step === stepOf[before] && screens.indexOf(lack.screen) < screens.indexOf(screen),
  );
  if (left.length === 0) return null;
  return (
    <Callout tone="warn" title={text('wizard.leftOpen', { count: left.length })}>
      <ul>
        {left.map((lack) => {
          const words = lackText(lack, text);
          return (
            <li key={`${lack.textCode} ${lack.field} ${words}`}>
              <Link
                to={placeOf(lack.screen, frame, orgId, onboarding.plan_id)}
                hash={lack.person_id ?? lack.field}
              >
                {words}
              </Link>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
