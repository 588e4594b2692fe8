import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

const shown = 2;

/** The first of those who have not signed, and how many more there are. */
export function WaitingNames({ of: names }: { of: readonly string[] }) {
  const text = useText();
  const count = names.length - shown;
  return (
    <>
      {names.slice(0, shown).map((name, at) => (
        <span key={name}>
          {at > 0 && text('wizard.comma')}
          <UserText>{name}</UserText>
        </span>
      ))}
      {count > 0 && <> {text('changes.waits.more', { count })}</>}
    </>
  );
}
