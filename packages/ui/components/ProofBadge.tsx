import { type ComponentProps, type PointerEvent, useId } from 'react';
import { usePopover } from '../layers/usePopover.ts';
import { type TextKey, useText } from '../text/LanguageProvider.tsx';
import { type ProofState, Seal } from './Seal.tsx';

const words: Readonly<Record<ProofState, TextKey>> = {
  pending: 'ui.proof.pending',
  recorded: 'ui.proof.recorded',
  verified: 'ui.proof.verified',
  failed: 'ui.proof.failed',
};

interface ProofBadgeProps extends ComponentProps<'button'> {
  state: ProofState;
}

/**
 * How far the proof of a record has come. With `onClick` a button that opens the proof; without it words, and where
 * they are "Pending" a button that says what is pending: not the record, which counts already.
 */
export function ProofBadge({ state, onClick, ...rest }: ProofBadgeProps) {
  const text = useText();
  const className = `proof proof--${state}`;
  const inside = (
    <>
      <Seal state={state} />
      {text(words[state])}
    </>
  );
  if (onClick !== undefined) {
    return (
      <button type="button" {...rest} className={className} onClick={onClick}>
        {inside}
      </button>
    );
  }
  if (state === 'pending') return <Pending />;
  return <span className={`${className} proof--still`}>{inside}</span>;
}

/** A press shows why, and so does a mouse above it; read aloud, the reason follows the word. */
function Pending() {
  const text = useText();
  const why = useId();
  const { open, setOpen, anchor, floating, style } = usePopover('end');
  const byMouse = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(shown);
  };
  return (
    <span onPointerEnter={byMouse(true)} onPointerLeave={byMouse(false)}>
      <button
        ref={anchor}
        type="button"
        className="proof proof--pending"
        aria-describedby={why}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      >
        <Seal state="pending" />
        {text('ui.proof.pending')}
      </button>
      <div ref={floating} id={why} className="popover proof__why" style={style} hidden={!open}>
        {text('ui.proof.pending.why')}
      </div>
    </span>
  );
}
