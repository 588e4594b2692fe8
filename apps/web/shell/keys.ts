/** Actions of the frame's keys on the page; screens mark their parts by `data-new` and `data-filter`. */

/** Things that a page can add, by the marks of its buttons; `n` presses the first of them that is there. */
const newThings = [
  'director',
  'officer',
  'shareholder',
  'transfer',
  'class',
  'member',
  'note',
  'organization',
] as const;
export type NewThing = (typeof newThings)[number];

/** The key as a Latin keyboard has it: shortcuts stay where they are when the reader types Arabic. */
export function latinKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  if (key.length > 1 || /[\u0020-\u007e]/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  if (code === 'Slash') return '/';
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

const takesLetters =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

/** Whether letters pressed there are typed, or choose in a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesLetters) !== null;

export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

const isThere = (element: HTMLElement): boolean =>
  element.closest('[hidden], :disabled, [aria-disabled="true"]') === null;

/** Brings the focus to the filter of the page. @returns false where it has none */
export function focusFilter(): boolean {
  const marked = document.querySelector<HTMLElement>('main [data-filter]');
  // A filter that is folded away opens, and takes the focus itself.
  if (marked?.matches('button') && isThere(marked)) {
    marked.click();
    return true;
  }
  const field = marked?.matches('input, select')
    ? marked
    : marked?.querySelector<HTMLElement>('input, select');
  if (!field || !isThere(field)) return false;
  field.focus();
  return true;
}

/** Presses what adds that thing to the page; without a thing, the page's own. @returns false where it adds none */
export function pressNew(thing?: NewThing): boolean {
  for (const each of thing === undefined ? newThings : [thing]) {
    const button = [...document.querySelectorAll<HTMLElement>(`main [data-new="${each}"]`)].find(isThere);
    if (button === undefined) continue;
    // Where the focus comes back to when what opens now is closed.
    button.focus();
    button.click();
    return true;
  }
  return false;
}

/** Presses it as soon as the page has it; a reader who does something else meanwhile is not disturbed. */
export function pressNewWhenThere(thing: NewThing): void {
  if (pressNew(thing)) return;
  const watch = new MutationObserver(() => {
    if (pressNew(thing)) stop();
  });
  const stop = () => {
    watch.disconnect();
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'disabled'] });
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
}

/** Sends the form of the topmost dialog, else the only form of the page. @returns false where it is not clear which */
export function sendOpenForm(): boolean {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  const [form, another] = place?.querySelectorAll('form') ?? [];
  if (form === undefined || another !== undefined) return false;
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  if (button === null || !isThere(button)) return false;
  form.requestSubmit();
  return true;
}
