import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WaitingSubscription } from '../../../shares/registerContract.ts';

const CompleteDrawer = lazy(() =>
  import('./CompleteDrawer.tsx').then((module) => ({ default: module.CompleteDrawer })),
);

interface WaitingProps {
  of: readonly WaitingSubscription[];
  /** Of all of them. */
  count: number;
}

/** Subscriptions that are nobody's shares yet, each with the way to complete it. */
export function Waiting({ of, count }: WaitingProps) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const [open, setOpen] = useState<WaitingSubscription>();
  return (
    <Callout icon={Hourglass} title={text('wizard.subscribed.title', { count })}>
      <p>{text('wizard.subscribed.body')}</p>
      <ul className="waiting">
        {of.map((one) => (
          <li key={one.security_id} className="row wrap">
            <b>
              {one.display_name === '' ? text('dashboard.erased') : <UserText>{one.display_name}</UserText>}
            </b>
            <span>
              <Num of={one.sharesExact} /> <UserText>{one.class_name}</UserText>
            </span>
            {mayEdit && (
              <Button
                size="sm"
                aria-label={text('wizard.fieldOf', {
                  what: text('wizard.subscribed.complete'),
                  name: one.display_name,
                })}
                onClick={() => setOpen(one)}
              >
                {text('wizard.subscribed.complete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <CompleteDrawer of={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Callout>
  );
}
