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

export const LazyRecordHead = () => (
  <Suspense fallback={null}>
    <Head />
  </Suspense>
);
