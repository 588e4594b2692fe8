import type { Feature } from '@tabellion/platform/feature.ts';
import { listHolderLinks, makeHolderLink, revokeHolderLink } from './links.ts';
import { mailTemplates } from './mail.ts';
import { lookAtHolderLink, mailHolderCode, proveHolderAddress } from './opening.ts';
import {
  openHolderEnvelope,
  readHolderFile,
  readHolderPage,
  readHolderVerifier,
  readHoldingProof,
} from './page.ts';
import type { HolderPorts } from './ports.ts';

export const feature = (ports: HolderPorts): Feature => ({
  routes: [
    listHolderLinks,
    makeHolderLink,
    revokeHolderLink,
    lookAtHolderLink,
    mailHolderCode,
    proveHolderAddress,
    readHolderPage(ports),
    readHolderFile(ports),
    readHoldingProof(ports),
    readHolderVerifier(ports),
    openHolderEnvelope,
  ],
  mailTemplates,
});
