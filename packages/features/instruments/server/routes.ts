import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import type { SharesPorts } from '../../shares/server/public.ts';
import * as instruments from '../contract.ts';
import { convertInstrument, endInstrument, record, transferInstrument } from './instruments.ts';
import { exercise, expire, grant, release, reserve } from './options.ts';

export const routesOf = (ports: SharesPorts): Route[] => [
  serveOrganization(instruments.reservePool, (ctx, input) => reserve(ctx, ports, input)),
  serveOrganization(instruments.grantOption, (ctx, input) => grant(ctx, ports, input)),
  serveOrganization(instruments.exerciseOption, (ctx, input) => exercise(ctx, ports, input)),
  serveOrganization(instruments.expireOption, (ctx, input) => expire(ctx, ports, input)),
  serveOrganization(instruments.releaseOption, (ctx, input) => release(ctx, ports, input)),
  serveOrganization(instruments.recordInstrument, (ctx, input) => record(ctx, ports, input)),
  serveOrganization(instruments.convertInstrument, (ctx, input) => convertInstrument(ctx, ports, input)),
  serveOrganization(instruments.endInstrument, (ctx, input) => endInstrument(ctx, ports, input)),
  serveOrganization(instruments.transferInstrument, (ctx, input) => transferInstrument(ctx, ports, input)),
];
