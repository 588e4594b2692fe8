import { Icon } from '@tabellion/ui/components/Icon.tsx';
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

/** Names or titles one after the other, each in its own direction; they wrap where they are long. */
export const NameList = ({ of: texts }: { of: readonly string[] }) =>
  texts.map((one, at) => (
    <Fragment key={one}>
      {at > 0 && ', '}
      <span dir="auto">{one}</span>
    </Fragment>
  ));
