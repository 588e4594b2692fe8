import './pdf.css';
import { FileX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ReadFailed } from '../call/ReadFailed.tsx';
import { useFile } from '../call/useFile.ts';
import { EmptyState } from '../components/States.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import type { OpenPdf } from './openPdf.ts';
import { Zoomed } from './Zoomed.tsx';

interface PdfPagesProps {
  /** An address of the API; read with the session's right. A PDF, PNG or JPEG by its content type. */
  url: string;
  /** Names it for readers who hear it. */
  name: string;
}

/** A document in the page: its pages or its picture. Links inside it open nothing. */
export function PdfPages({ url, name }: PdfPagesProps) {
  const file = useFile(url);
  if (file.error) return <ReadFailed of={file} />;
  if (file.data === undefined) return <WaitingPaper />;
  if (file.data.type.startsWith('application/pdf')) return <PdfFile key={url} file={file.data} name={name} />;
  if (/^image\/(png|jpeg)/.test(file.data.type)) return <Picture key={url} file={file.data} name={name} />;
  return <Unreadable />;
}

function Unreadable() {
  const text = useText();
  return <EmptyState icon={FileX} title={text('ui.file.unreadable')} />;
}

/** Paper with lines where words will be, of the shape of what comes. */
function WaitingPaper() {
  const text = useText();
  return (
    <div className="pdf" role="status" aria-busy="true">
      <span className="sr">{text('ui.loading')}</span>
      <div className="pdf__bar no-print" />
      <div className="pdf__pages">
        <div className="pdf__page pdf__page--waiting">
          <div />
        </div>
      </div>
    </div>
  );
}

interface Shown {
  file: Blob;
  name: string;
}

function PdfFile({ file, name }: Shown) {
  const pdf = usePdf(file);
  if (pdf === undefined) return <WaitingPaper />;
  if (pdf === 'unreadable') return <Unreadable />;
  return <Pages pdf={pdf} name={name} />;
}

function usePdf(file: Blob): OpenPdf | 'unreadable' | undefined {
  const [pdf, setPdf] = useState<OpenPdf | 'unreadable'>();
  useEffect(() => {
    let isOver = false;
    const opening = import('./openPdf.ts').then(({ openPdf }) => openPdf(file));
    opening.then(
      (opened) => isOver || setPdf(opened),
      () => isOver || setPdf('unreadable'),
    );
    return () => {
      isOver = true;
      opening.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [file]);
  return pdf;
}

function Pages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const text = useText();
  const [page, setPage] = useState(1);
  return (
    <Zoomed
      name={name}
      width={pdf.firstSize.width}
      place={text('ui.file.page', { page, pages: pdf.pages })}
      content={(scale) =>
        Array.from({ length: pdf.pages }, (_, index) => (
          <PdfPage key={index} pdf={pdf} number={index + 1} scale={scale} onReached={setPage} />
        ))
      }
    />
  );
}

function Picture({ file, name }: Shown) {
  const [url, setUrl] = useState<string>();
  const [width, setWidth] = useState(0);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isBroken) return <Unreadable />;
  const picture = (scale: number) => (
    <div className="pdf__page">
      <img
        src={url}
        alt={name}
        style={{ inlineSize: width * scale || undefined }}
        onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
        onError={() => setBroken(true)}
      />
    </div>
  );
  return <Zoomed name={name} width={width} content={picture} />;
}

interface PdfPageProps {
  pdf: OpenPdf;
  /** Counted from 1. */
  number: number;
  /** 1 is the size on paper. */
  scale: number;
  /** The page is at the middle of what is seen. */
  onReached(number: number): void;
}

/** One page, drawn while it is near what is seen: a long document does not fill the memory. */
function PdfPage({ pdf, number, scale, onReached }: PdfPageProps) {
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
