/** Envelopes, read by members. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import * as contract from '../contract.ts';
import type { SigningPorts } from './ports.ts';
import { selectEnvelopes } from './store/envelopes.ts';
import { envelopeLines, envelopeView, evidenceOf } from './views.ts';

export const listEnvelopes = serveOrganization(contract.listEnvelopes, async (ctx, { query: { state } }) => {
  const lines = await envelopeLines(ctx, await selectEnvelopes(ctx.q, ctx.orgId, {}));
  return ok({ envelopes: lines.filter((one) => state === undefined || one.state === state) });
});

export const readEnvelope = ({ texts }: SigningPorts) =>
  serveOrganization(contract.readEnvelope, async (ctx, { params: { envelopeId } }) => {
    const { q, orgId, now, language } = ctx;
    const [envelope] = await selectEnvelopes(q, orgId, { ids: [envelopeId] });
    if (envelope === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({ envelope: await envelopeView({ q, orgId, now, language, texts }, envelope) });
  });

export const readSignatures = ({ texts }: SigningPorts) =>
  serveOrganization(contract.readSignatures, async (ctx, { params: { docId } }) => {
    const { q, orgId, now, language } = ctx;
    const [envelope] = await selectEnvelopes(q, orgId, { documentIds: [docId] });
    if (envelope === undefined) return ok({ envelope: null });
    return ok({ envelope: await envelopeView({ q, orgId, now, language, texts }, envelope) });
  });

export const readEvidence = ({ files }: SigningPorts) =>
  serveFile(contract.readEvidence, async ({ q, orgId }, { params: { envelopeId }, query }) => {
    const [envelope] = await selectEnvelopes(q, orgId, { ids: [envelopeId] });
    if (envelope === undefined) return refuse('GENERAL.NOT_FOUND');
    const evidence = evidenceOf(envelope);
    if (evidence === undefined) return refuse('SIGNING.NOT_SEALED');
    const { format = 'pdf' } = query;
    const bytes = await files.get(evidence[format]);
    if (bytes === undefined) return refuse('GENERAL.NOT_FOUND');
    return ok({ bytes, mediaType: `application/${format}`, fileName: `evidence-${envelopeId}.${format}` });
  });
