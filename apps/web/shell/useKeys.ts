import { useEffect, useRef } from 'react';
import { focusFilter, isDialogOpen, isTyping, latinKeyOf, pressNew, sendOpenForm } from './keys.ts';

interface Keys {
  onPalette(): void;
  onHelp(): void;
  /** Leads to the page of the letter after `g`; nothing where there is none. */
  onGo(letter: string): void;
  /** Shortcuts of a single key may be turned off (WCAG 2.2, 2.1.4). */
  single: boolean;
}

/** So long `g` waits for its second letter. */
const WAIT_MS = 1_500;

/** The keys of the frame: Ctrl or Cmd with K, Ctrl Enter, and single keys. None acts while a dialog is open, but
 *  Ctrl Enter on the dialog's own form; those of one letter not while somebody types. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys);
  now.current = keys;

  useEffect(() => {
    let goneAt = Number.NEGATIVE_INFINITY;
    const single = (key: string, timeStamp: number): boolean => {
      const isSecond = timeStamp - goneAt < WAIT_MS;
      goneAt = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
      if (isSecond && key !== 'g') now.current.onGo(key);
      else if (key === '?') now.current.onHelp();
      else if (key === '/') focusFilter() || now.current.onPalette();
      else if (key === 'n') return pressNew();
      else return false;
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
      const key = latinKeyOf(event);
      let isDone = false;
      if (event.ctrlKey || event.metaKey) {
        if (key === 'Enter') isDone = sendOpenForm();
        if (key === 'k' && !isDialogOpen()) {
          now.current.onPalette();
          isDone = true;
        }
      } else if (now.current.single && key.length === 1 && !isTyping(event.target) && !isDialogOpen()) {
        isDone = single(key, event.timeStamp);
      }
      if (isDone) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
