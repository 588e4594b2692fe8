import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface Popover<Anchor extends HTMLElement> {
  open: boolean;
  setOpen(open: boolean): void;
  anchor: RefObject<Anchor | null>;
  floating: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
}

/**
 * Something that floats by its anchor: placed below it, above it where the room is, and never outside the window.
 * A press or the focus elsewhere, and Esc, close it; after Esc the focus is back on the anchor.
 * @param align which edge it shares with the anchor, in the direction of reading
 */
export function usePopover<Anchor extends HTMLElement = HTMLButtonElement>(
  align: 'start' | 'end' | 'stretch' = 'start',
): Popover<Anchor> {
  const [open, setOpen] = useState(false);
  const [style, setStyle] = useState<CSSProperties>({});
  const anchor = useRef<Anchor>(null);
  const floating = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    if (anchor.current && floating.current) setStyle(placeBy(anchor.current, floating.current, align));
  }, [align]);

  useLayoutEffect(() => {
    if (open) place();
  }, [open, place]);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      const at = event.target as Node;
      if (!floating.current?.contains(at) && !anchor.current?.contains(at)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only this layer closes: without this the dialog around it would close too.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      anchor.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', key, true);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', key, true);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [open, place]);

  return { open, setOpen, anchor, floating, style };
}

const GAP = 4;
const EDGE = 8;

function placeBy(
  anchor: HTMLElement,
  floating: HTMLElement,
  align: 'start' | 'end' | 'stretch',
): CSSProperties {
  const by = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = floating;
  const below = by.bottom + GAP;
  const above = by.top - GAP - offsetHeight;
  const lowest = window.innerHeight - EDGE - offsetHeight;
  const unless = above >= EDGE ? above : Math.max(EDGE, lowest);
  const top = below <= lowest ? below : unless;
  if (align === 'stretch') return { top, left: by.left, width: by.width };
  const rightToLeft = document.documentElement.dir === 'rtl';
  const left = (align === 'start') !== rightToLeft ? by.left : by.right - offsetWidth;
  return { top, left: Math.max(EDGE, Math.min(left, window.innerWidth - EDGE - offsetWidth)) };
}
