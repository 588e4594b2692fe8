import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, Suspense } from 'react';
import type { BadgeProps } from './RecordBadge.tsx';

const Badge = lazy(() => import('./RecordBadge.tsx').then((module) => ({ default: module.RecordBadge })));
const Head = lazy(() => import('./RecordBadge.tsx').then((module) => ({ default: module.RecordHead })));

/** The badge comes after the page, into a place that is kept for it. */
export const LazyRecordBadge = (props: BadgeProps) => (
  <Suspense fallback={null}>
    <Badge {...props} />
  </Suspense>
);

/** A column has a name from the first paint. */
export const LazyRecordHead = () => (
  <Suspense fallback={<span className="sr">{useText()('ui.loading')}</span>}>
    <Head />
  </Suspense>
);
