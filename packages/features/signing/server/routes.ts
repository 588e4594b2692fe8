import type { Route } from '@tabellion/platform/http/route.ts';
import { lookAtLink, mailCode, proveAddress } from './access.ts';
import { listFollowing, openFollowing } from './following.ts';
import type { SigningPorts } from './ports.ts';
import { listEnvelopes, readEnvelope, readEvidence, readSignatures } from './reading.ts';
import {
  editEnvelope,
  inviteSignees,
  prepareProposal,
  proposeSignees,
  remindSignees,
  sendEnvelope,
  sendSingle,
  voidEnvelope,
} from './sending.ts';
import { readSigningSettings, saveSigningSettings } from './settings.ts';
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
  listOwnEnvelopes,
  openOwnEnvelope,
  readOwnSignature(ports),
  signAsMember(ports),
  lookAtLink,
  mailCode,
  proveAddress,
  readForSigning(ports),
  readFileForSigning(ports),
  listFollowing,
  openFollowing,
  sign(ports),
  decline(ports),
];
