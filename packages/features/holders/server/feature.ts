import { instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
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
import { forgetHolderSecrets } from './store/links.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
  schedules: [
    {
      name: 'holders.forgetSecrets',
      every: { dailyAt: '03:45', zone: 'America/Toronto' },
      run: ({ db, now }) =>
        db.asNobody((q) => forgetHolderSecrets(q, instantOfMillis(millisOfInstant(now) - 30 * dayMs))),
    },
  ],
});
