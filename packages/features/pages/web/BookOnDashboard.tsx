import type { DashboardPanelSlot } from '../../dashboard/web/public.ts';
import { BookPanel } from '../../documents/web/public.ts';

/** The panel of the minute book, once the corporation exists. */
export const BookOnDashboard = ({ of }: DashboardPanelSlot['gives']) =>
  of.figures && <BookPanel orgId={of.org_unique_id} />;
