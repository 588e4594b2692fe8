import { Check, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { usePopover } from '../layers/usePopover.ts';
import { useText } from '../text/LanguageProvider.tsx';
import type { ComboOption, Finding } from './comboOptions.ts';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';
import { useComboChoice } from './useComboChoice.ts';

interface ComboFieldProps extends FieldProps {
  options: readonly ComboOption[];
  placeholder?: string;
  /** Keeps what was typed when it names no option. */
  free?: boolean;
  large?: boolean;
  /** Where the options are found elsewhere, such as by the server. */
  finding?: Finding;
  /** Told of what was typed when the way out is taken, unless it is the way out that was looked for. */
  onOther?(typed: string): void;
}

/** One of many, found by typing: the ARIA combobox with a list. Accents and case do not matter to the search. */
export function ComboField(props: ComboFieldProps) {
  const { name, label, help, warning, optional, bare, placeholder, large } = props;
  const text = useText();
  const error = useFieldError(name);
  const { open, setOpen, anchor, floating, style } = usePopover<HTMLDivElement>('stretch');
  const [active, setActive] = useState(0);
  const listId = useId();
  const { field, held, shown, found, typeOver, ...choice } = useComboChoice(props);

  const choose = (option: ComboOption) => {
    choice.choose(option);
    setOpen(false);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(open ? (active + step + found.length) % Math.max(found.length, 1) : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const option = found[active];
      if (option) choose(option);
    }
  };
  const leave = () => {
    choice.leave();
    setOpen(false);
    field.onBlur();
  };

  return (
    <FieldFrame label={label} help={help} warning={warning} optional={optional} bare={bare} error={error}>
      {(wiring) => (
        <div ref={anchor} className={large ? 'input input--lg' : 'input'}>
          <input
            {...wiring}
            ref={field.ref}
            name={name}
            type="text"
            role="combobox"
            dir="auto"
            autoComplete="off"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && found[active] ? `${listId}-${active}` : undefined}
            placeholder={placeholder}
            value={shown}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              typeOver(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onKeyDown={keys}
            onBlur={leave}
          />
          <Icon of={ChevronsUpDown} size="sm" />
          <div ref={floating} className="popover popover--list menu" style={style} hidden={!open}>
            <div
              id={listId}
              role="listbox"
              aria-label={typeof label === 'string' ? label : text('ui.choices')}
            >
              {found.map((option, at) => (
                <ComboItem
                  key={option.value}
                  id={`${listId}-${at}`}
                  of={option}
                  isHeld={option.value === held}
                  isActive={at === active}
                  onChoose={() => choose(option)}
                />
              ))}
            </div>
            {found.length === 0 && <p className="menu__note">{text('ui.nothing.title')}</p>}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

interface ComboItemProps {
  id: string;
  of: ComboOption;
  isHeld: boolean;
  isActive: boolean;
  onChoose(): void;
}

function ComboItem({ id, of: { label, detail }, isHeld, isActive, onChoose }: ComboItemProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isHeld}
      className={isActive ? 'menu__item is-hover' : 'menu__item'}
      // Before the field loses the focus, or the list would be gone before the press is a click.
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <bdi>{label}</bdi>
      {detail && <bdi className="muted t12 trunc">{detail}</bdi>}
      <span className="grow" />
      {isHeld && <Icon of={Check} size="sm" />}
    </div>
  );
}
