import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import type { PositionHolder } from '../../../people/shapes.ts';
import { useWizard } from '../frame/wizard.ts';

interface NotOnRecordProps {
  of: readonly PositionHolder[];
  /** The step on which they are completed. */
  step: 'directors' | 'officers';
}

/** Appointments that wait for their day or for a resolution, and so stand in no register yet. */
export function NotOnRecord({ of, step }: NotOnRecordProps) {
  const text = useText();
  const { orgId } = useWizard();
  if (of.length === 0) return null;
  return (
    <Callout
      icon={Hourglass}
      title={text('register.notOnRecord')}
      actions={
        <Link className="btn" to={`/app/org/${orgId}/dashboard/${step}`}>
          {text('register.waiting.open')}
        </Link>
      }
    >
      <ul>
        {of.map(({ _id, display_name }) => (
          <li key={_id}>
            <UserText>{display_name}</UserText>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
