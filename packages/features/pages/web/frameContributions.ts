import type { Contributions } from '@tabellion/ui/slots.ts';
import { useFilingPrompts } from '../../dashboard/web/public.ts';

/** What features add to the frame around all pages. */
export const frameContributions: Contributions = { 'bell.prompts': [useFilingPrompts] };
