import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveUser } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import { lookAtSubmission } from './store/submissions.ts';

export const routes: Route[] = [
  serveUser(contract.readSubmission, async ({ q, user, now }, { params: { submissionId } }) => {
    const seen = await lookAtSubmission(q, { submissionId, sessionId: user.sessionId, at: now });
    return seen === undefined ? refuse('GENERAL.NOT_FOUND') : ok(seen);
  }),
];
