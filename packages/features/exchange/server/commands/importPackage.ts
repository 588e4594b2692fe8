import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { OrganizationContext, Upload } from '@tabellion/platform/http/context.ts';
import type { importPackage as contract } from '../../contract.ts';
import type { ImportPorts } from '../ports.ts';
import { limitOverrideOf, take } from './take.ts';

/** A package of the Open Cap Format. */
export const importPackage = (
  ctx: OrganizationContext,
  ports: ImportPorts,
  { body, file }: Pick<InputOf<typeof contract>, 'body'> & { file?: Upload },
): ReturnType<typeof take> =>
  take(ctx, ports, {
    source: 'package',
    file,
    ask: ({ bytes }, target) => ({ ask: 'package', bytes, target }),
    isPreview: body.preview === 'true',
    match: body.match === 'true',
    seen: body.seen,
    accepted: body.accepted,
    limitOverride: limitOverrideOf(body),
  });
