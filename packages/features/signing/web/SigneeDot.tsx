import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Check, type LucideIcon, X } from 'lucide-react';
import { Fragment } from 'react';
import type { SigneeState } from '../envelope.ts';

interface SigneeDotProps {
  /** Counted from 1. */
  place: number;
  state: SigneeState;
  /** The reader himself, or whose turn it is. */
  isNow: boolean;
}

const ends: ReadonlyMap<SigneeState, { look: string; icon: LucideIcon }> = new Map([
  ['signed', { look: 'is-done', icon: Check }],
  ['declined', { look: 'is-err', icon: X }],
]);

/** Before the name of a signee: signed, declined, or the number of his turn. The words beside it say the same. */
export function SigneeDot({ place, state, isNow }: SigneeDotProps) {
  const end = ends.get(state);
  const open = isNow ? 'is-now' : '';
  return (
    <span className={end?.look ?? open} aria-hidden="true">
      <span className="stepdot">{end ? <Icon of={end.icon} size="sm" /> : place}</span>
    </span>
  );
}

/** The capacities in which a person signs, in one line that begins with a capital. */
export function CapacityList({ of: capacities }: { of: readonly string[] }) {
  const { text, language } = useLanguage();
  const words = capacities
    .map((one) => text(`signing.capacity.${one}` as 'signing.capacity.director'))
    .join(text('search.comma'));
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** Names or titles one after the other, each in its own direction; they wrap where they are long. */
export function NameList({ of: texts }: { of: readonly string[] }) {
  const text = useText();
  return texts.map((one, at) => (
    <Fragment key={one}>
      {at > 0 && text('search.comma')}
      <span dir="auto">{one}</span>
    </Fragment>
  ));
}
