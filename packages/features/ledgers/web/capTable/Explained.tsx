import { useRead } from '@tabellion/ui/call/useRead.ts';
import { IconButton } from '@tabellion/ui/components/Button.tsx';
import { PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ErrorState } from '@tabellion/ui/components/States.tsx';
import { formatPercent, formatPrice } from '@tabellion/ui/format/number.ts';
import { usePopover } from '@tabellion/ui/layers/usePopover.ts';
import { type TextKey, useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type CapTablePromised, type Explanation, explainCapTable } from '../../capTableContract.ts';
import { Why } from './Why.tsx';

/** Query of the whole table. */
export type CapTableQuery = {
  asOf?: string;
  knownAt?: string;
  pool?: 'with';
};

interface Ask {
  orgId: string;
  query: CapTableQuery & {
    what: Explanation['what'];
    holder?: string;
    class?: string;
    of?: CapTablePromised['kind'];
    by?: 'class';
  };
}

interface ExplainedProps {
  ask: Ask;
  /** Per cent, or dollars of stated capital. */
  shown: string;
  /** Whose it is: a holder or a class. */
  of: string;
}

const numbers = {
  owns: 'register.owns',
  votes: 'register.votes',
  diluted: 'capTable.of.diluted',
  capital: 'capTable.statedCapital',
} as const satisfies Record<Explanation['what'], TextKey>;

/** A number that a press explains: its fraction, the acts that made it, how it is rounded. */
export function Explained({ ask, shown, of }: ExplainedProps) {
  const { language, text } = useLanguage();
  const { open, setOpen, anchor, floating, style } = usePopover('end');
  const [isAsked, setAsked] = useState(false);
  const isCapital = ask.query.what === 'capital';
  const figure = isCapital ? formatPrice(shown, language) : formatPercent(shown, language);
  // Several stand in one line: each says which it is.
  const label = `${text(numbers[ask.query.what])}, ${text('capTable.why', { figure })}`;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={open ? 'exn on' : 'exn'}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={isAsked || undefined}
        aria-label={label}
        onClick={() => (open ? setOpen(false) : setAsked(true))}
      >
        <bdi dir="ltr">{figure}</bdi>
      </button>
      {isAsked && (
        <ExplainedFigure
          {...ask}
          onAnswer={() => {
            setAsked(false);
            setOpen(true);
          }}
        />
      )}
      {open && (
        <div ref={floating} className="popover ex" style={style} role="dialog" aria-label={label}>
          <Head
            what={ask.query}
            of={of}
            shown={shown}
            onClose={() => {
              setOpen(false);
              anchor.current?.focus();
            }}
          />
          <Body {...ask} />
        </div>
      )}
    </>
  );
}

interface HeadProps {
  what: Ask['query'];
  of: string;
  shown: string;
  onClose(): void;
}

function Head({ what: { what, holder, of: kind }, of, shown, onClose }: HeadProps) {
  const { text } = useLanguage();
  const close = useRef<HTMLSpanElement>(null);
  useEffect(() => close.current?.querySelector('button')?.focus(), []);
  const who = of === '' ? text('dashboard.erased') : <UserText>{of}</UserText>;
  const share = what === 'capital' ? <PriceText dollars={shown} /> : <PercentText percent={shown} />;
  const key = kind ?? (what === 'owns' && holder === undefined ? 'class' : what);
  return (
    <header>
      <h2>
        <RichText of={`capTable.why.${key}`} with={{ who, share }} />
      </h2>
      <span ref={close}>
        <IconButton icon={X} label={text('ui.close')} onClick={onClose} />
      </span>
    </header>
  );
}

/** Reads it before it is shown: an answer that grew while it is read would move what is read. */
function ExplainedFigure({ orgId, query, onAnswer }: Ask & { onAnswer(): void }) {
  const { isFetched } = useRead(explainCapTable, { params: { id: orgId }, query });
  useEffect(() => {
    if (isFetched) onAnswer();
  }, [isFetched, onAnswer]);
  return null;
}

function Body({ orgId, query }: Ask) {
  const reading = useRead(explainCapTable, { params: { id: orgId }, query });
  if (reading.data) return <Why of={reading.data} orgId={orgId} query={query} />;
  return <ErrorState message={reading.message} onRetry={() => void reading.refetch()} />;
}
