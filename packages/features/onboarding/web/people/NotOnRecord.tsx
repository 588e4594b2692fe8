import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Seat } from './EndDrawer.tsx';

interface NotOnRecordProps {
  of: readonly Seat[];
  /** What is missing. */
  children?: ReactNode;
}

/** Appointments that wait for their day or for a resolution, and so stand in no register yet. */
export function NotOnRecord({ of, children }: NotOnRecordProps) {
  const text = useText();
  if (of.length === 0) return null;
  return (
    <Callout icon={Hourglass} title={text('register.notOnRecord')}>
      <ul>
        {of.map(({ holder, position, title }) => (
          <li key={`${holder._id} ${position} ${title}`}>
            <UserText>{holder.display_name}</UserText>
            {position !== 'directors' && (
              <>
                {text('wizard.comma')}
                {position === 'other' ? <UserText>{title}</UserText> : text(`position.${position}`)}
              </>
            )}
          </li>
        ))}
      </ul>
      {children}
    </Callout>
  );
}
