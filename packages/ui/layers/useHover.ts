import { type RefObject, useEffect, useRef } from 'react';

/** Specification section 9: hover menu delay. */
const HOVER_MS = 150;

interface Hovered {
  setOpen(open: boolean): void;
  /** A selector of what lies elsewhere and counts as inside, such as a panel at the edge. */
  also?: string;
}

/** The pointer opens early what a button opens anyway, and leaving it closes again, unless the focus is in what it opened: who
 *  types there may move the pointer away. @param area  holds the button and what it opens; without `hovered` nothing happens */
export function useHover(area: RefObject<HTMLElement | null>, hovered: Hovered | undefined): void {
  const latest = useRef(hovered);
  latest.current = hovered;
  const isOn = hovered !== undefined;
  useEffect(() => {
    const element = area.current;
    if (element === null || !isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const leaveUnlessHeld = () => {
      if (isHeld(element, latest.current?.also)) timer = setTimeout(leaveUnlessHeld, HOVER_MS);
      else latest.current?.setOpen(false);
    };
    // A finger does not hover: it leaves with every tap.
    const later = (act: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(act, HOVER_MS);
    };
    const open = later(() => latest.current?.setOpen(true));
    const leave = later(leaveUnlessHeld);
    let isOver = false;
    // Only a pointer that moves: where a drawer closes above one that rests, nothing opens.
    const move = (event: PointerEvent) => {
      if (isOver || (event.movementX === 0 && event.movementY === 0)) return;
      isOver = true;
      open(event);
    };
    const out = (event: PointerEvent) => {
      isOver = false;
      leave(event);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', out);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', out);
    };
  }, [area, isOn]);
}

/** Pressed while the pointer has it open already, it stays: who presses wants it open. */
export const staysOpen = (open: boolean, { detail }: { readonly detail: number }): boolean =>
  !open || detail > 0;

function isHeld(element: HTMLElement, also: string | undefined): boolean {
  const isIn = (inside: Element | null, focus: Element | null) => inside?.contains(focus) === true;
  if (also !== undefined && document.querySelector(`${also}:hover`) !== null) return true;
  const focus = document.activeElement;
  if (also !== undefined) return isIn(document.querySelector(also), focus);
  return isIn(element.querySelector('.popover'), focus);
}
