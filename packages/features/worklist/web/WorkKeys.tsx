import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';

const keys = [
  ['move', ['j', 'k']],
  ['select', ['x']],
  ['act', ['Enter']],
  ['details', ['e']],
] as const;

/** The keys of the list, said once below it. */
export function WorkKeys() {
  const text = useText();
  return (
    <ul className="work__keys t12 muted not-phone no-print" aria-label={text('worklist.keys')}>
      {keys.map(([act, pressed]) => (
        <li key={act}>
          {pressed.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {text(`worklist.keys.${act}`)}
        </li>
      ))}
    </ul>
  );
}
