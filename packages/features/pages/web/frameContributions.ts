import type { Contributions } from '@tabellion/ui/slots.ts';
import { useFilingPrompts } from '../../dashboard/web/public.ts';
import { useSigningPrompts } from '../../signing/web/public.ts';
import { BookOnDashboard } from './BookOnDashboard.tsx';
import { CheckOnDashboard } from './CheckOnDashboard.tsx';
import { MattersOnDashboard } from './MattersOnDashboard.tsx';

/** The parts that features add to the frame around all pages. */
export const frameContributions: Contributions = {
  'bell.prompts': [useFilingPrompts, useSigningPrompts],
  'dashboard.panel': [MattersOnDashboard, BookOnDashboard, CheckOnDashboard],
};
