/** The registry is asked about the articles of foundings. */
import type { OpenOutside } from '@tabellion/platform/outside/outside.ts';
import { type RegistryPorts, submissionsOutside } from '../../registry/server/public.ts';
import { filingOf } from '../rules/filing.ts';
import { loadWizard } from './load.ts';
import { settle } from './settle.ts';

export const foundingsOutside = (registry: RegistryPorts): OpenOutside =>
  submissionsOutside(registry, {
    filingOf: async ({ db, row, now }) => {
      const { facts } = await db.asOrganization(row.orgId, (q) => loadWizard(q, row.orgId, now));
      return filingOf(facts);
    },
    settle: async ({ db, row, now }, answer) => {
      await settle(db, { orgId: row.orgId, submissionId: row.id, now }, answer);
    },
  });
