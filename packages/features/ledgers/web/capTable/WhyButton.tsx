import './why.css';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { usePopover } from '@tabellion/ui/layers/usePopover.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhyButtonProps {
  figure: string;
  /** A name of the figure, since several may stand in one line. */
  what: string;
  title: ReactNode;
  /** The edge that it shares with its explanation. */
  align?: 'start' | 'end';
  /** Reads the answer before it is shown: one that grew while it is read would move what is read. */
  reader?(onRead: () => void): ReactNode;
  children: ReactNode;
}

/** A figure that a press explains. */
export function WhyButton({ figure, what, title, align = 'end', reader, children }: WhyButtonProps) {
  const text = useText();
  const { open, setOpen, anchor, floating, style } = usePopover(align);
  const [isAsked, setAsked] = useState(false);
  const label = `${what}, ${text('capTable.why', { figure })}`;
  const onRead = () => {
    setAsked(false);
    setOpen(true);
  };
  const onPress = () => {
    if (open || reader === undefined) setOpen(!open);
    else setAsked(true);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={open ? 'exn on' : 'exn'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isAsked || undefined}
        aria-label={label}
        onClick={onPress}
      >
        <bdi dir="ltr">{figure}</bdi>
      </button>
      {isAsked && reader?.(onRead)}
      {open && (
        <div ref={floating} className="popover ex" style={style} role="dialog" aria-label={label}>
          <Head
            title={title}
            onClose={() => {
              setOpen(false);
              anchor.current?.focus();
            }}
          />
          {children}
        </div>
      )}
    </>
  );
}

function Head({ title, onClose }: Pick<WhyButtonProps, 'title'> & { onClose(): void }) {
  const text = useText();
  const close = useRef<HTMLSpanElement>(null);
  useEffect(() => close.current?.querySelector('button')?.focus(), []);
  return (
    <header>
      <h2>{title}</h2>
      <span ref={close}>
        <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
      </span>
    </header>
  );
}
