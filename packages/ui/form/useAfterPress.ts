import { useLayoutEffect, useState } from 'react';

/** A press that is held longer moves nothing any more that was aimed at. */
const LONGEST_PRESS_MS = 1_000;

let isPressed = false;
const waiting = new Set<() => void>();

const begin = () => {
  isPressed = true;
};
const end = () => {
  isPressed = false;
  // After the click, which follows in the same turn.
  setTimeout(() => {
    for (const show of waiting) show();
  });
};

/** Once for the page: the same listener is there but once. */
function watchPresses(): void {
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}

/** The value, but the one before it as long as the pointer is pressed: a field that is left because something else is pressed
 *  shows its error after the click, or the error would move what is pressed from under the pointer. */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useLayoutEffect(watchPresses, []);
  useLayoutEffect(() => {
    const show = () => setShown(() => value);
    if (!isPressed) return show();
    waiting.add(show);
    const late = setTimeout(show, LONGEST_PRESS_MS);
    return () => {
      waiting.delete(show);
      clearTimeout(late);
    };
  }, [value]);
  return shown;
}
