import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import type { DashboardPanelSlot } from '../../dashboard/web/public.ts';
import { MattersCard } from '../../matters/web/public.tsx';

/** Shows the matters that are under way to whoever may see them. Before the corporation exists there is one from the payment on,
 *  which may be taken back until the articles are sent. */
export const MattersOnDashboard = ({ of }: DashboardPanelSlot['gives']) =>
  useMay('matters.read') && (of.figures || of.status === 'payment_success') ? (
    <MattersCard orgId={of.org_unique_id} />
  ) : null;
