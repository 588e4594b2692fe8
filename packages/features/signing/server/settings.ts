/** How the organization wants its signatures kept. */
import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { writeOrganization } from '../../organizations/server/public.ts';
import * as contract from '../contract.ts';
import { insertSettings, selectSettings } from './store/settings.ts';

export const readSigningSettings = serveOrganization(contract.readSigningSettings, async ({ q, orgId }) =>
  ok({ signatures: await selectSettings(q, orgId) }),
);

export const saveSigningSettings = serveOrganization(
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
