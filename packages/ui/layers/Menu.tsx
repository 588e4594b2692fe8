import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { staysOpen, useHover } from './useHover.ts';
import { usePopover } from './usePopover.ts';

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

  useHover(options, hover ? { setOpen } : undefined);

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
          setOpen(hover ? staysOpen(open, event) : !open);
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
