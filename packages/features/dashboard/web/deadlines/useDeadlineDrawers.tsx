import { useReadings } from '@tabellion/ui/call/calls.ts';
import { type ReactNode, useState } from 'react';
import { EditFacts } from '../../../organizations/web/public.ts';
import { readDashboard, readDeadlines } from '../../contract.ts';
import type { DeadlineDrawerState } from './DeadlineRow.tsx';
import { MarkDrawer } from './MarkDrawer.tsx';
import { ReportDrawer } from './ReportDrawer.tsx';

/** The drawers in which a deadline is settled; what shows deadlines is read again afterwards. */
export function useDeadlineDrawers(
  orgId: string,
  today: string,
): { open(drawer: DeadlineDrawerState): void; drawer: ReactNode } {
  const readings = useReadings();
  const [opened, setOpened] = useState<DeadlineDrawerState>();
  const close = () => setOpened(undefined);
  const saved = () => Promise.all([readDashboard, readDeadlines].map((one) => readings.again(one)));
  return { open: setOpened, drawer: opened && drawerOf(opened) };

  function drawerOf(shown: DeadlineDrawerState): ReactNode {
    const common = { orgId, onSaved: saved, onClose: close };
    switch (shown.what) {
      case 'meeting':
        return <EditFacts {...common} first="annualShareholder_date" />;
      case 'report':
        return <ReportDrawer {...common} today={today} />;
      default:
        return <MarkDrawer {...common} today={today} mark={shown.what} of={shown.of} />;
    }
  }
}
