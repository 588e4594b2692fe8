import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

/** The keys of the palette itself; phones have none. */
export function PaletteFoot() {
  const text = useText();
  return (
    <div className="palette__foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text('search.hint.choose')}
      </span>
      <span>
        <kbd dir="ltr">Enter</kbd> {text('search.hint.open')}
      </span>
      <span>
        <kbd dir="ltr">Esc</kbd> {text('search.hint.close')}
      </span>
    </div>
  );
}
