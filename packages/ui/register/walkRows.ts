import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** The rows of a register are one stop of the keyboard: the arrows, or `j` and `k`, lead from row to row, and Tab through what a
 *  row offers and then on to what follows the register. What is open in a row has keys of its own. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: body } = event;
  const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  if (isOther || !(target instanceof HTMLElement) || !body.contains(target)) return;
  if (target.closest('.popover, dialog, input:not([type="checkbox"]), select, textarea') !== null) return;
  if (key === 'Tab') leaveRow(target, body, event.shiftKey);
  const way = ways[key];
  if (way === undefined) return;
  event.preventDefault();
  const rows = [...body.querySelectorAll('tr')].filter((row) => stopsIn(row).length > 0);
  const at = rows.findIndex((row) => row.contains(target));
  const [from, to] = [rows[at], rows[at + way]];
  if (from === undefined || to === undefined) return;
  const stops = stopsIn(to);
  stops[Math.min(stopsIn(from).indexOf(target), stops.length - 1)]?.focus();
}

/** The browser goes on from the first or the last stop of all rows, where the focus is at the first or the last of its own. */
function leaveRow(target: HTMLElement, body: HTMLElement, isBack: boolean): void {
  const own = stopsIn(target.closest('tr') ?? body);
  const all = stopsIn(body);
  const [ownEnd, end] = isBack ? [own[0], all[0]] : [own.at(-1), all.at(-1)];
  if (target === ownEnd) end?.focus({ preventScroll: true });
}

const stopsIn = (part: Element): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"]), input[type="checkbox"]'),
];
