import { Check, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '../components/Icon.tsx';
import { usePopover } from '../layers/usePopover.ts';
import { useText } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';

export interface ComboOption {
  value: string;
  label: string;
  /** A second line, such as the address; searched too. */
  detail?: string;
  /** Offered whatever is typed, after what was found: the way out for what is not in the list. */
  always?: boolean;
}

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

/** Options that are the first of many: others come for what is typed. */
export interface Finding {
  /** Told of what is typed; blank when nothing is looked for any more. */
  onType(words: string): void;
  /** The options are still those of other words. */
  busy: boolean;
  /** The option of a value that is none of the options. */
  chosen: ComboOption | undefined;
}

/** One of many, found by typing: the ARIA combobox with a list. Accents and case do not matter to the search. */
export function ComboField({ name, label, help, warning, optional, bare, ...rest }: ComboFieldProps) {
  const { options, placeholder, free, large, finding, onOther } = rest;
  const text = useText();
  const { field } = useController({ name });
  const error = useFieldError(name);
  const { open, setOpen, anchor, floating, style } = usePopover<HTMLDivElement>('stretch');
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const listId = useId();

  const held = String(field.value ?? '');
  const [last, setLast] = useState<ComboOption>();
  const chosen = [...options, finding?.chosen, last].find((option) => option?.value === held);
  const state = stateOf(finding);
  const found = useMemo(() => listed(options, typed ?? '', state), [options, typed, state]);

  const type = (words: string | undefined) => {
    setTyped(words);
    finding?.onType(words ?? '');
  };
  const choose = (option: ComboOption) => {
    field.onChange(option.value);
    setLast(option);
    const words = typed?.trim() ?? '';
    if (option.always && words !== '' && !fold(option.label).includes(fold(words))) onOther?.(words);
    type(undefined);
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
  // While something else is typed nothing is held that is not shown; left without a choice, the field is as before.
  const typeOver = (words: string) => {
    if (typed === undefined) {
      setLast(chosen);
      if (!free) field.onChange('');
    }
    type(words);
  };
  const leave = () => {
    if (typed !== undefined) {
      const same = options.find((option) => fold(option.label) === fold(typed));
      if (same) field.onChange(same.value);
      else if (free || typed.trim() === '') field.onChange(typed.trim());
      else field.onChange(last?.value ?? '');
    }
    type(undefined);
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
            value={typed ?? chosen?.label ?? (free ? held : '')}
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
                <div
                  key={option.value}
                  id={`${listId}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === held}
                  className={at === active ? 'menu__item is-hover' : 'menu__item'}
                  // Before the field loses the focus, or the list would be gone before the press is a click.
                  onPointerDown={(event) => {
                    event.preventDefault();
                    choose(option);
                  }}
                >
                  <bdi>{option.label}</bdi>
                  {option.detail && <bdi className="muted t12 trunc">{option.detail}</bdi>}
                  <span className="grow" />
                  {option.value === held && <Icon of={Check} size="sm" />}
                </div>
              ))}
            </div>
            {found.length === 0 && <p className="menu__note">{text('ui.nothing.title')}</p>}
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

const SHOWN = 50;

function search(options: readonly ComboOption[], typed: string): readonly ComboOption[] {
  const wanted = fold(typed);
  if (wanted === '') return options.slice(0, SHOWN);
  const found = options.filter(
    ({ label, detail, always }) => !always && fold(`${label} ${detail ?? ''}`).includes(wanted),
  );
  return [...found.slice(0, SHOWN), ...options.filter(({ always }) => always)];
}

/** The options in the list: where all are known, those that match the search; where they were found, all;
 *  while more may still come, those that are known, without the way out, so that Enter does not take it. */
type FindingState = 'all' | 'found' | 'busy';

function stateOf(finding: Finding | undefined): FindingState {
  if (finding === undefined) return 'all';
  return finding.busy ? 'busy' : 'found';
}

function listed(options: readonly ComboOption[], typed: string, state: FindingState): readonly ComboOption[] {
  if (state === 'busy') return search(options, typed).filter(({ always }) => !always);
  if (state === 'all' || typed.trim() === '') return search(options, typed);
  return [...options.filter(({ always }) => !always), ...options.filter(({ always }) => always)];
}

/** Lower case without accents: "Ömer" is found by "omer", "İpek" by "ipek". */
export const fold = (words: string): string =>
  words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();
