import type { Route } from '@tabellion/platform/http/route.ts';
import {
  entryRoutes,
  type PreviewableEntry,
  previewableEntries,
} from '../../registers/server/public/acts.ts';
import type { SharesPorts } from '../../shares/server/public.ts';
import { convertInstrument, endInstrument, record, transferInstrument } from './instruments.ts';
import { exercise, expire, grant, release, reserve } from './options.ts';

/** Each is previewed, recorded or proposed by its definition. */
const definitions = [
  reserve,
  grant,
  exercise,
  expire,
  release,
  record,
  convertInstrument,
  endInstrument,
  transferInstrument,
];

export const routesOf = (ports: SharesPorts): Route[] => entryRoutes(definitions, ports);

export const entryPreviewsOf = (ports: SharesPorts): PreviewableEntry[] =>
  previewableEntries(definitions, ports);
