import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { lookAtLink, mailCode, proveAddress } from './access.ts';
import { readOrganizing, recordOrganizingOnPaper } from './organizing.ts';
import type { SigningPorts } from './ports.ts';
import {
  editEnvelope,
  inviteSignees,
  prepareProposal,
  proposeSignees,
  remindSignees,
  sendEnvelope,
  sendSingle,
  viewOf,
  voidEnvelope,
} from './sending.ts';
import { sendOrganizing } from './sendingOrganizing.ts';
import {
  decline,
  listOwnEnvelopes,
  openOwnEnvelope,
  readFileForSigning,
  readForSigning,
  readOwnSignature,
  sign,
  signAsMember,
} from './signing.ts';
import { insertSettings, selectEnvelopes, selectSettings } from './store/envelopes.ts';
import { envelopeLines, envelopeView, evidenceOf } from './views.ts';
import { listWaitingEnvelopes, openWaitingEnvelope } from './waitingEnvelopes.ts';

export const routesOf = (ports: SigningPorts): Route[] => [
  listEnvelopes,
  readEnvelope(ports),
  proposeSignees,
  prepareProposal(ports),
  sendEnvelope(ports),
  sendSingle(ports),
  editEnvelope(ports),
  remindSignees(ports),
  voidEnvelope(ports),
  readSignatures(ports),
  readEvidence(ports),
  readSigningSettings,
  saveSigningSettings,
  inviteSignees(ports),
  readOrganizing,
  sendOrganizing(ports),
  recordOrganizingOnPaper(ports),
  listOwnEnvelopes,
  openOwnEnvelope,
  readOwnSignature(ports),
  signAsMember(ports),
  lookAtLink,
  mailCode,
  proveAddress,
  readForSigning(ports),
  readFileForSigning(ports),
  listWaitingEnvelopes,
  openWaitingEnvelope,
  sign(ports),
  decline(ports),
];

const readSigningSettings = serveOrganization(contract.readSigningSettings, async ({ q, orgId }) =>
  ok({ signatures: await selectSettings(q, orgId) }),
);

const saveSigningSettings = serveOrganization(
  contract.saveSigningSettings,
  async (ctx, { body: { signatures } }) => {
    const { orgId, now, user } = ctx;
    const written = await writeOrganization(ctx, async ({ tx }) => {
      await insertSettings(tx, orgId, { signatures, chosenAt: now, chosenBy: user.userId });
      return ok({});
    });
    return written.ok ? ok({ signatures }) : written;
  },
);

const listEnvelopes = serveOrganization(contract.listEnvelopes, async (ctx, { query: { state } }) => {
  const lines = await envelopeLines(ctx, await selectEnvelopes(ctx.q, ctx.orgId, {}));
  return ok({ envelopes: lines.filter((one) => state === undefined || one.state === state) });
});

const readEnvelope = (ports: SigningPorts) =>
  serveOrganization(contract.readEnvelope, (ctx, { params: { envelopeId } }) =>
    viewOf(ctx, ports, envelopeId),
  );

const readSignatures = ({ texts }: SigningPorts) =>
  serveOrganization(contract.readSignatures, async (ctx, { params: { docId } }) => {
    const { q, orgId, now, language } = ctx;
    const [envelope] = await selectEnvelopes(q, orgId, { documentIds: [docId] });
    if (envelope === undefined) return ok({ envelope: null });
    return ok({ envelope: await envelopeView({ q, orgId, now, language, texts }, envelope) });
  });

const readEvidence = ({ files }: SigningPorts) =>
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
