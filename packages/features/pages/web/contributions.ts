import type { Contributions } from '@tabellion/ui/slots.ts';
import { usePackageExport } from '../../exchange/web/public.ts';

/** Contributions of features to the pages of earlier features. */
export const contributions: Contributions = { 'register.export': [usePackageExport] };
