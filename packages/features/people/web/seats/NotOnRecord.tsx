import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Hourglass } from 'lucide-react';
import type { Seat } from './EndDrawer.tsx';

interface NotOnRecordProps {
  of: readonly Seat[];
  /** Actions on one of them, for those who may edit. */
  acts?: { details(seat: Seat): void; remove(seat: Seat): void } | undefined;
}

/** Appointments that wait for their day or for a resolution, and so stand in no register yet. */
export function NotOnRecord({ of, acts }: NotOnRecordProps) {
  const text = useText();
  if (of.length === 0) return null;
  return (
    <Callout icon={Hourglass} title={text('register.notOnRecord')}>
      <ul className="waiting">
        {of.map((seat) => {
          const { holder, position, title } = seat;
          const office = position === 'other' ? title : text(`position.${position}`);
          const spoken = [position !== 'directors' && office, holder.display_name]
            .filter(Boolean)
            .join(text('wizard.comma'));
          const button = (label: TextKey, words: TextKey, act: () => void) => (
            <Button size="sm" aria-label={text(label, { name: spoken })} onClick={act}>
              {text(words)}
            </Button>
          );
          return (
            <li key={`${holder._id} ${position} ${title}`} className="row wrap">
              <span>
                <UserText>{holder.display_name}</UserText>
                {position !== 'directors' && (
                  <>
                    {text('wizard.comma')}
                    <UserText>{office ?? ''}</UserText>
                  </>
                )}
              </span>
              {acts && (
                <>
                  {button('wizard.editOf', 'wizard.edit', () => acts.details(seat))}
                  {button('wizard.removeOf', 'ui.remove', () => acts.remove(seat))}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
