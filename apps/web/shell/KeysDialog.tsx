import { Button } from '@tabellion/ui/components/Button.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import type { NavItem } from '@tabellion/ui/shell/Nav.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import './keys.css';

/** A stroke: keys pressed together; strokes follow each other. */
type Strokes = readonly (readonly string[])[];

interface KeysDialogProps {
  /** Where `g` leads, by its second letter; only pages that this reader has. */
  places: Readonly<Record<string, NavItem>>;
  onClose(): void;
}

export function KeysDialog({ places, onClose }: KeysDialogProps) {
  const text = useText();
  const { keys: single } = useAppearance().appearance;
  const always: readonly [Strokes, string][] = [
    [[['Ctrl', 'K']], text('search.open')],
    [[['Ctrl', 'Enter']], text('keys.save')],
    [[['Esc']], text('keys.close')],
    [[['↓', '↑']], text('keys.rows')],
  ];
  const ofOneKey: readonly [Strokes, string][] = [
    [[['/']], text('keys.filter')],
    [[['n']], text('keys.new')],
    ...Object.entries(places).map(([letter, page]): [Strokes, string] => [
      [['g'], [letter]],
      text('keys.goTo', { page: page.label }),
    ]),
    [[['?']], text('keys.help')],
  ];
  return (
    <Dialog
      title={text('keys.title')}
      onClose={onClose}
      foot={
        <Button data-first="" onClick={onClose}>
          {text('ui.close')}
        </Button>
      }
    >
      <dl className="keys">
        {[...always, ...(single ? ofOneKey : [])].map(([strokes, does]) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              <Pressed strokes={strokes} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="t12 muted">{text(single ? 'keys.on' : 'keys.off')}</p>
    </Dialog>
  );
}

function Pressed({ strokes }: { strokes: Strokes }) {
  const text = useText();
  return strokes.map((stroke, at) => (
    <span key={stroke.join()}>
      {at > 0 && ` ${text('keys.then')} `}
      <kbd dir="ltr">{stroke.join(' ')}</kbd>
    </span>
  ));
}
