/** The next steps of a new corporation. Nothing of it is kept: each is read from what it is about. */
import { ok } from '@tabellion/kernel/result.ts';
import { judge } from '@tabellion/kit/may.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { access } from '../../access.ts';
import { openDeadlines } from '../../deadlines/server/public.ts';
import { organizingView } from '../../signing/server/public.ts';
import * as contract from '../nextStepsContract.ts';
import { stepsOf } from '../rules/nextSteps.ts';
import { selectPaperToSign } from './store/nextSteps.ts';

const none = { steps: [], set: null };

export const readNextSteps = serveOrganization(contract.readNextSteps, async (ctx) => {
  const { q, orgId, user, membership } = ctx;
  if (!judge({ user, membership }, access['signing.read']).may) return ok(none);
  const set = await organizingView(ctx);
  if (set === null) return ok(none);
  const [paper, { deadlines }] = await Promise.all([selectPaperToSign(q, orgId), openDeadlines(ctx)]);
  return ok({ steps: stepsOf({ set, ...paper, deadlines }), set });
});
