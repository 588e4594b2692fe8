import './pdf.css';
import { FileX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ReadFailed } from '../call/ReadFailed.tsx';
import { useFile } from '../call/useFile.ts';
import { EmptyState, Loading } from '../components/States.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import type { OpenPdf } from './openPdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { Zoomed } from './Zoomed.tsx';

interface PdfPagesProps {
  /** Of the API; read with the session's right. A PDF, PNG or JPEG by its content type. */
  url: string;
  /** Names it for readers who hear it. */
  name: string;
}

/** A document in the page: its pages or its picture. Links inside it open nothing. */
export function PdfPages({ url, name }: PdfPagesProps) {
  const file = useFile(url);
  if (file.error) return <ReadFailed of={file} />;
  if (file.data === undefined) return <Loading />;
  if (file.data.type.startsWith('application/pdf')) return <PdfFile key={url} file={file.data} name={name} />;
  if (/^image\/(png|jpeg)/.test(file.data.type)) return <Picture key={url} file={file.data} name={name} />;
  return <Unreadable />;
}

function Unreadable() {
  const text = useText();
  return <EmptyState icon={FileX} title={text('ui.file.unreadable')} />;
}

interface Shown {
  file: Blob;
  name: string;
}

function PdfFile({ file, name }: Shown) {
  const pdf = usePdf(file);
  if (pdf === undefined) return <Loading />;
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
