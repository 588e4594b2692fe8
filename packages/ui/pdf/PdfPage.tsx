import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import type { OpenPdf } from './openPdf.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** 1 is the size on paper. */
  scale: number;
  /** The page is at the middle of what is seen. */
  onReached(number: number): void;
}

/** One page, drawn while it is near what is seen: a long document does not fill the memory. */
export function PdfPage({ pdf, number, scale, onReached }: PdfPageProps) {
  const text = useText();
  const [size, setSize] = useState(pdf.firstSize);
  const place = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useSeen(place, '150% 0px');
  const isReached = useSeen(place, '-50% 0px');

  useEffect(() => {
    if (isReached) onReached(number);
  }, [isReached, number, onReached]);

  useEffect(() => {
    const drawn = box.current;
    if (!isNear || drawn === null) return undefined;
    const ending = new AbortController();
    pdf.draw(drawn, number, scale, ending.signal).then(setSize, () => undefined);
    return () => ending.abort();
  }, [pdf, number, scale, isNear]);

  useEffect(() => {
    if (!isNear) box.current?.replaceChildren();
  }, [isNear]);

  return (
    <section
      ref={place}
      className="pdf__page"
      aria-label={text('ui.file.page', { page: number, pages: pdf.pages })}
    >
      {/* Places on paper are counted from the left in every language. */}
      <div ref={box} dir="ltr" style={{ inlineSize: size.width * scale, blockSize: size.height * scale }} />
    </section>
  );
}

/** Whether it lies within the scrolling part around it, widened or narrowed by a margin. */
function useSeen(place: React.RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const root = place.current.parentElement;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      root,
      rootMargin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, rootMargin]);
  return isSeen;
}
