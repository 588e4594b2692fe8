import { type RefObject, useEffect } from 'react';

const takesLetters = 'input:not([type="checkbox"]), textarea, select, [role="menu"], dialog';

/**
 * The keys of the list: `j` and `k` bring the focus to the next act of the row below or above, so that Enter presses it; `x` marks
 * the row of the focus and `e` opens its details. None acts where letters are typed, or while a dialog is open.
 */
export function useLineKeys(list: RefObject<HTMLElement | null>, onDetails: (place: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(takesLetters)) return;
      if (list.current === null || document.querySelector('dialog[open]')) return;
      if (press(list.current, keyOf(event), onDetails)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, onDetails]);
}

/** As a Latin keyboard has it. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

/** @returns whether the key did something */
function press(list: HTMLElement, key: string, onDetails: (place: number) => void): boolean {
  const rows = [...list.querySelectorAll('tbody tr')].filter((row) => row.querySelector('[data-act]'));
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  switch (key) {
    case 'j':
      return focusAct(rows[at + 1]);
    case 'k':
      return focusAct(rows[at === -1 ? rows.length - 1 : at - 1]);
    case 'x':
      row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
      return row !== undefined;
    case 'e':
      if (row !== undefined) onDetails(at);
      return row !== undefined;
    default:
      return false;
  }
}

function focusAct(row: Element | undefined): boolean {
  const act = row?.querySelector<HTMLElement>('[data-act]');
  act?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return act !== null && act !== undefined;
}

/** Before the bar of the marked lines goes, with the focus in it: where they go too, the line above takes the focus over. */
export const focusFirstMarked = (): boolean =>
  focusAct(document.querySelector('.work__list tr.is-selected') ?? undefined);
