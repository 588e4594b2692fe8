import type { DashboardPanel } from '../../dashboard/web/public.ts';
import { BookPanel } from '../../documents/web/public.ts';

/** The panel of the minute book, once the corporation exists. */
export const BookOnDashboard = ({ of }: DashboardPanel['gives']) =>
  of.figures && <BookPanel orgId={of.org_unique_id} />;
