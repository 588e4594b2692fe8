import { serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../../contract.ts';
import type { ImportPorts } from '../ports.ts';
import { holderLimitOverrideOf, take } from './take.ts';

/** A package of the Open Cap Format. */
export const importPackage = (ports: ImportPorts) =>
  serveOrganization(contract.importPackage, (ctx, { body, file }) =>
    take(ctx, ports, {
      source: 'package',
      file,
      ask: ({ bytes }, target) => ({ ask: 'package', bytes, target }),
      isPreview: body.preview === 'true',
      match: body.match === 'true',
      seen: body.seen,
      accepted: body.accepted,
      limitOverride: holderLimitOverrideOf(body),
    }),
  );
