import './palette.css';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { ErrorState } from '@tabellion/ui/components/States.tsx';
import { useModal } from '@tabellion/ui/layers/useModal.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { type Hit, longestQuestion } from '../contract.ts';
import { matching, type PaletteEntry, type PaletteGroup } from './entries.ts';
import { useHits } from './useHits.tsx';

interface PaletteProps {
  /** Whose registers are searched; without one, none. */
  orgId: string | undefined;
  groups: readonly PaletteGroup[];
  /** Leads to the page that shows a hit. */
  onHit(hit: Hit): void;
  onClose(): void;
}

/** The command palette: the ARIA combobox whose list holds pages, actions, organizations and what the registers have. */
export function Palette({ orgId, groups, onHit, onClose }: PaletteProps) {
  const text = useText();
  const dialog = useModal(onClose);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const hits = useHits(orgId, typed, onHit);
  const shown = [...matching(groups, typed), ...hits.groups.filter(({ entries }) => entries.length > 0)];
  const entries = shown.flatMap((group) => group.entries);
  const current = entries[active] ?? entries[0];
  const isNothing = entries.length === 0 && !hits.isWaiting && hits.failure === undefined;

  const choose = (entry: PaletteEntry) => {
    onClose();
    entry.run();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = current === undefined ? 0 : entries.indexOf(current);
      setActive((from + step + entries.length) % Math.max(entries.length, 1));
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current);
    }
  };
  const idOf = (entry: PaletteEntry) => `${listId}-${entries.indexOf(entry)}`;
  useScrolledTo(current && idOf(current));

  return (
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={text('search.open')}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="palette__box">
        <Icon of={Search} />
        <input
          type="text"
          role="combobox"
          dir="auto"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={longestQuestion}
          aria-label={text('search.open')}
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current)}
          placeholder={text('search.placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={keys}
        />
        <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
      </div>
      <div className="palette__list">
        {entries.length > 0 && (
          <div id={listId} role="listbox" aria-label={text('search.open')}>
            {shown.map((group) => (
              <Group key={group.key} label={group.label}>
                {group.entries.map((entry) => (
                  <Option
                    key={entry.key}
                    id={idOf(entry)}
                    entry={entry}
                    isActive={entry === current}
                    onChoose={() => choose(entry)}
                  />
                ))}
              </Group>
            ))}
          </div>
        )}
        {hits.isWaiting && <p className="palette__note">{text('search.waiting')}</p>}
        {isNothing && <p className="palette__note">{text('ui.nothing.title')}</p>}
        {hits.failure !== undefined && <ErrorState message={hits.failure} onRetry={hits.again} />}
      </div>
      <p role="status" className="sr">
        {typed.trim() !== '' && !hits.isWaiting && text('search.count', { count: entries.length })}
      </p>
      <PaletteFoot />
    </dialog>
  );
}

/** Keeps the active option in view; the focus stays in the box. */
function useScrolledTo(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
}

/** The keys of the palette itself; phones have none. */
function PaletteFoot() {
  const text = useText();
  return (
    <div className="palette__foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {text('search.hint.choose')}
      </span>
      <span>
        <kbd dir="ltr">Enter</kbd> {text('search.hint.open')}
      </span>
      <span>
        <kbd dir="ltr">Esc</kbd> {text('search.hint.close')}
      </span>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className="palette__set" aria-labelledby={id}>
      <div id={id} role="presentation" className="palette__group">
        {label}
      </div>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onChoose(): void;
}

const Option = ({ id, entry: { icon, label, detail }, isActive, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className="menu__item"
    // The focus stays in the box until the press is a click.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onChoose();
    }}
  >
    <Icon of={icon} />
    <span className="trunc name">{label}</span>{' '}
    {detail && <span className="palette__detail trunc">{detail}</span>}
  </div>
);
