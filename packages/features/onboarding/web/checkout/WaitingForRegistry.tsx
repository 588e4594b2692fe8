import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { StepFrame } from '../frame/StepFrame.tsx';
import { useWizard } from '../frame/wizard.ts';
import { Review } from './Review.tsx';

/** How often the page asks whether the registry has answered. */
const pollMs = 2_000;

/** The articles are with the registry; the page asks by itself and may be left. */
export function WaitingForRegistry() {
  const text = useText();
  const { onboarding, refresh } = useWizard();
  const { submission } = onboarding;
  useEffect(() => {
    const timer = setInterval(() => void refresh(), pollMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return (
    <StepFrame title={text('wizard.waiting.title')} lead={text('wizard.waiting.lead')}>
      <div role="status">
        <Callout icon={Clock}>
          <span className="row">
            <span className="spin" aria-hidden="true" />
            {submission ? (
              <span>
                <RichText
                  of="wizard.waiting.since"
                  with={{ at: <InstantText instant={submission.submitted_at} /> }}
                />
              </span>
            ) : (
              text('ONBOARDING.STEP.WAITING')
            )}
          </span>
        </Callout>
      </div>
      <Review />
    </StepFrame>
  );
}
