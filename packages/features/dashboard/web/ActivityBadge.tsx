import { LazyRecordBadge } from '../../records/web/public.tsx';

/** The badge of an entry of the log. */
export const ActivityBadge = ({ orgId, id }: { orgId: string; id: string }) => (
  <LazyRecordBadge orgId={orgId} of={`activity:${id}`} />
);
