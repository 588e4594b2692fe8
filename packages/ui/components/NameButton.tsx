import { useText } from '../text/LanguageProvider.tsx';
import { UserText } from './Data.tsx';

/** A name in a log: a press shows only what concerns it. */
export function NameButton({ name, onPress }: { name: string; onPress(): void }) {
  const text = useText();
  return (
    <button type="button" className="rowlink" title={text('ui.only', { name })} onClick={onPress}>
      <UserText>{name}</UserText>
    </button>
  );
}
