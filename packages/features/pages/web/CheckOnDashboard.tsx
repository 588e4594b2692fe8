import { CheckPanel } from '../../check/web/public.tsx';
import type { DashboardPanelSlot } from '../../dashboard/web/public.ts';

/** The panel of the minute-book check, once the corporation exists. */
export const CheckOnDashboard = ({ of }: DashboardPanelSlot['gives']) =>
  of.figures && <CheckPanel orgId={of.org_unique_id} />;
