import './pageSkeleton.css';
import { useEffect } from 'react';
import { useText } from '../text/LanguageProvider.tsx';
import { Card } from './Card.tsx';
import { useLater } from './Loading.tsx';
import { Skeleton } from './States.tsx';

interface PageSkeletonProps {
  /** Rows of one list; a list beside its sections; cards beside a card; a sheet of paper beside cards. */
  shape: 'rows' | 'sections' | 'cards' | 'paper';
  /** The title stands already. */
  isHeaded?: boolean;
}

/** So many stand on the page now: one that takes the place of another does not wait again. */
let shown = 0;

/** The shape of a page while it is read: its place is kept from the start, the bars come after 150 ms. */
export function PageSkeleton({ shape, isHeaded = false }: PageSkeletonProps) {
  const text = useText();
  const late = useLater({ isWaiting: shown > 0 });
  useEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
    };
  }, []);
  return (
    <div className="pageskeleton" role="status" aria-busy="true">
      <span className="sr">{text('ui.loading')}</span>
      <div className={late ? 'stack s4' : 'stack s4 pageskeleton--early'} aria-hidden="true">
        {!isHeaded && (
          <div className="stack">
            <Skeleton width={240} height={24} />
            <Skeleton width="min(360px, 80%)" />
          </div>
        )}
        <Shape of={shape} />
      </div>
    </div>
  );
}

function Shape({ of: shape }: { of: PageSkeletonProps['shape'] }) {
  switch (shape) {
    case 'rows':
      return <Rows count={10} />;
    case 'sections':
      return (
        <div className="pageskeleton--sections">
          <div className="stack s4 not-phone">
            {widths.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
          <Rows count={10} />
        </div>
      );
    case 'cards':
      return (
        <div className="pageskeleton--beside">
          <div className="stack s4">
            <Rows count={3} />
            <Rows count={5} />
          </div>
          <Rows count={4} />
        </div>
      );
    case 'paper':
      return (
        <div className="pageskeleton--beside">
          <div className="card pageskeleton__paper">
            {widths.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
          <div className="stack s4">
            <Rows count={3} />
            <Rows count={3} />
          </div>
        </div>
      );
  }
}

const widths = ['72%', '88%', '64%', '80%', '56%', '76%', '68%', '84%'] as const;

const Rows = ({ count }: { count: number }) => (
  <Card flush>
    <ul className="list">
      {Array.from({ length: count }, (_, at) => `${at}`).map((key) => (
        <li key={key}>
          <div className="grow stack">
            <Skeleton width={widths[Number(key) % widths.length] ?? '60%'} />
            <Skeleton width="32%" height={10} />
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
