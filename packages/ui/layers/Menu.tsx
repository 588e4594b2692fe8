import { Check, type LucideIcon } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Icon } from '../components/Icon.tsx';
import { usePopover } from './usePopover.ts';

/** Specification section 9: hover menu delay. */
const HOVER_MS = 150;

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: LucideIcon | undefined;
  onSelect(): void;
  danger?: boolean;
  /** One of several is chosen, such as the language. */
  checked?: boolean;
  disabled?: boolean;
  /** A line stands above it. */
  apart?: boolean;
}

interface MenuProps {
  /** The name of the button when it shows no words. */
  label: string;
  /** The content of the button. */
  button: ReactNode;
  buttonClassName?: string;
  items: readonly MenuItem[];
  /** Above the items: a name, a note. */
  head?: ReactNode;
  align?: 'start' | 'end';
  /** Opens after 150 ms under the pointer too. Enter, space and the arrow keys always open it. */
  hover?: boolean;
}

/** A button with a menu: arrow keys walk, Home and End jump, letters find, Esc closes and comes back to the button. */
export function Menu({
  label,
  button,
  buttonClassName = 'btn',
  items,
  head,
  align = 'end',
  hover,
}: MenuProps) {
  const { open, setOpen, anchor, floating, style } = usePopover(align);
  const id = useId();
  const options = useRef<HTMLSpanElement>(null);
  const byKeyboard = useRef(false);

  useHover(options, hover ? setOpen : undefined);

  const entries = () => [...(floating.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (open && byKeyboard.current) {
      floating.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    }
  }, [open, floating]);

  const walk = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = nextIndex(event.key, at, all);
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    <span ref={options}>
      <button
        ref={anchor}
        type="button"
        className={buttonClassName}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-open={open || undefined}
        onClick={(event) => {
          byKeyboard.current = event.detail === 0;
          // The pointer may have opened it a moment ago, and who then presses wants it open.
          setOpen(!open || (hover === true && event.detail > 0));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          byKeyboard.current = true;
          if (open) entries()[0]?.focus();
          else setOpen(true);
        }}
      >
        {button}
      </button>
      {open && (
        <div ref={floating} className="popover menu" style={style}>
          {head}
          <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={walk}>
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.apart && <hr className="menu__line" />}
                <button
                  type="button"
                  {...(item.checked === undefined
                    ? { role: 'menuitem' }
                    : { role: 'menuitemradio', 'aria-checked': item.checked })}
                  aria-disabled={item.disabled || undefined}
                  tabIndex={-1}
                  className={item.danger ? 'menu__item menu__item--danger' : 'menu__item'}
                  onClick={() => {
                    if (item.disabled) return;
                    setOpen(false);
                    anchor.current?.focus();
                    item.onSelect();
                  }}
                >
                  {item.icon && <Icon of={item.icon} />}
                  {item.label}
                  {item.checked && (
                    <>
                      <span className="grow" />
                      <Icon of={Check} size="sm" />
                    </>
                  )}
                </button>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </span>
  );
}

function nextIndex(key: string, at: number, all: readonly HTMLElement[]): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % all.length;
  if (key === 'ArrowUp') return (at - 1 + all.length) % all.length;
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const found = [...all.keys()]
    .map((index) => (index + at + 1) % all.length)
    .find((index) => all[index]?.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
  return found;
}

/** The pointer opens early what the button opens anyway, and leaving it closes again. */
function useHover(
  options: RefObject<HTMLElement | null>,
  setOpen: ((open: boolean) => void) | undefined,
): void {
  useEffect(() => {
    const element = options.current;
    if (element === null || setOpen === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    // A finger does not hover: it leaves with every tap.
    const later = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(open), HOVER_MS);
    };
    const open = later(true);
    const leave = later(false);
    let isOver = false;
    // Only a pointer that moves: where a drawer closes above one that rests, nothing opens.
    const move = (event: PointerEvent) => {
      if (isOver || (event.movementX === 0 && event.movementY === 0)) return;
      isOver = true;
      open(event);
    };
    const out = (event: PointerEvent) => {
      isOver = false;
      leave(event);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', out);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', out);
    };
  }, [options, setOpen]);
}
