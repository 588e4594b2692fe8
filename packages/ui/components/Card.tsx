import { ChevronLeft, Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { usePageTitle } from './usePageTitle.ts';

interface CardProps {
  title?: ReactNode;
  /** The end of the head: a link, a count, a badge. */
  extra?: ReactNode;
  /** Lists and tables bring their own padding. */
  flush?: boolean;
  children: ReactNode;
}

/** A bordered surface with a heading. */
export function Card({ title, extra, flush, children }: CardProps) {
  return (
    <section className="card">
      {title && (
        <div className="card__head">
          <h2>{title}</h2>
          {extra}
        </div>
      )}
      <div className={flush ? 'card__body--flush' : 'card__body'}>{children}</div>
    </section>
  );
}

interface PageHeadProps {
  /** The link to the page that this one is part of. */
  up?: ReactNode;
  title: ReactNode;
  /** Beside the title, such as a status badge. */
  badge?: ReactNode;
  /** Null while it is read: its place is kept. */
  lead?: ReactNode;
  /** Those of the class `rest` wait behind "…" on a phone. */
  actions?: ReactNode;
  hasRest?: boolean;
}

/** The top of a page: its only `h1`, a line below, its actions. */
export function PageHead({ up, title, badge, lead, actions, hasRest }: PageHeadProps) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(heading);
  return (
    <div className="pagehead">
      <div>
        {up && (
          <p className="pagehead__up">
            <Icon of={ChevronLeft} size="sm" flip />
            {up}
          </p>
        )}
        <div className="row wrap">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </div>
        {(lead || lead === null) && <p>{lead ?? '\u00a0'}</p>}
      </div>
      {actions && (
        <div className={hasRest && !isWhole ? 'row is-short' : 'row'}>
          {actions}
          {hasRest && (
            <span className="only-phone">
              <IconButton
                icon={Ellipsis}
                variant="plain"
                label={text('ui.nav.more')}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              />
            </span>
          )}
        </div>
      )}
    </div>
  );
}

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** Figures in one strip divided by hairlines, not in boxes. */
export function FactStrip({ facts }: { facts: readonly (Fact & { key: string })[] }) {
  return (
    <dl className="facts">
      {facts.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Particulars: what, and what it is, in two columns; one under the other on phones. */
export function Particulars({ facts }: { facts: readonly (Fact & { key: string })[] }) {
  return (
    <dl className="pairs">
      {facts.flatMap(({ key, label, value }) => [
        <dt key={`${key}-label`}>{label}</dt>,
        <dd key={key}>{value}</dd>,
      ])}
    </dl>
  );
}
