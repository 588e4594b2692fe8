import { Minus, MoveHorizontal, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../components/Button.tsx';
import { formatWholePercent } from '../format/number.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';

interface ZoomedProps {
  name: string;
  /** The width of the content in CSS pixels, where the scale is 1. */
  width: number;
  /** Where in the document the reader is. */
  place?: string;
  content(scale: number): ReactNode;
}

type Change = 'in' | 'out' | 'fit';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const keys: Readonly<Partial<Record<string, Change>>> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };

/** A part that scrolls: as wide as there is room, at most its own size, until the reader zooms. */
export function Zoomed({ name, width, place, content }: ZoomedProps) {
  const { language, text } = useLanguage();
  const scrolled = useRef<HTMLElement>(null);
  const room = useRoom(scrolled);
  const [chosen, setChosen] = useState<number>();
  const scale = chosen ?? (room > 0 && width > 0 ? Math.min(1, room / width) : 1);
  useKeptPlace(scrolled, scale);

  const change = (by: Change) => {
    if (by === 'fit') setChosen(undefined);
    else if (by === 'in') setChosen(steps.find((step) => step > scale + 0.01) ?? scale);
    else setChosen(steps.findLast((step) => step < scale - 0.01) ?? scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keys[event.key];
    // The browser's own zoom is meant with these.
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(by);
  };
  return (
    <div className="pdf">
      <div className="pdf__bar no-print">
        <span className="grow">{place}</span>
        <IconButton icon={Minus} label={text('ui.file.zoomOut')} onClick={() => change('out')} />
        <span className="pdf__zoom num" aria-live="polite">
          {formatWholePercent(Math.round(scale * 100), language)}
        </span>
        <IconButton icon={Plus} label={text('ui.file.zoomIn')} onClick={() => change('in')} />
        <IconButton icon={MoveHorizontal} label={text('ui.file.fit')} onClick={() => change('fit')} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <section ref={scrolled} className="pdf__pages" aria-label={name} tabIndex={0} onKeyDown={onKeyDown}>
        {content(scale)}
      </section>
    </div>
  );
}

/** CSS pixels between its edges. */
function useRoom(part: React.RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  // Before anything is drawn, so that a page does not shrink in sight.
  useLayoutEffect(() => {
    if (part.current === null) return undefined;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(part.current);
    setRoom(
      Math.max(0, part.current.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)),
    );
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return room;
}

/** The place that is being read stays in sight when the content grows or shrinks. */
function useKeptPlace(part: React.RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    if (part.current !== null) part.current.scrollTop *= scale / before.current;
    before.current = scale;
  }, [part, scale]);
}
