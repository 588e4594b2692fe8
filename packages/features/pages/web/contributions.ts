import type { Contributions } from '@tabellion/ui/slots.ts';
import { usePackageExport } from '../../exchange/web/public.ts';

/** What features add to the pages of those before them. */
export const contributions: Contributions = { 'register.export': [usePackageExport] };
