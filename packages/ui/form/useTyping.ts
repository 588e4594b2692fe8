import { type KeyboardEvent, useState } from 'react';

/** Keys that only go on, or belong to another key. */
const leading = ['Tab', 'Shift', 'Escape', 'Control', 'Meta', 'Alt'];

/** Whether a date is being typed: until then its field keeps the words of the reader's language, though it has the focus, and the
 *  browser's own face comes with the first key.
 *  @returns a class for the box, and what its control tells */
export function useTyping() {
  const [isTyping, setTyping] = useState(false);
  return {
    typing: isTyping ? ' is-typing' : '',
    tells: {
      onFocus: () => setTyping(false),
      onKeyDown: ({ key }: KeyboardEvent) => setTyping((before) => before || !leading.includes(key)),
    },
  };
}
