import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import type { DashboardPanelSlot } from '../../dashboard/web/public.ts';
import { MattersCard } from '../../matters/web/public.tsx';

/** What is under way, for whoever may see it. */
export const MattersOnDashboard = ({ of }: DashboardPanelSlot['gives']) =>
  useMay('matters.read') ? <MattersCard orgId={of.org_unique_id} /> : null;
