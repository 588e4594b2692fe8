/** Solvency is reviewed again when a dividend is paid (CBCA s. 42): one that was declared is not paid either where it fails. */
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { readText } from '@tabellion/law/fields.ts';
import { okWithCode } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { writeOrganization } from '../../organizations/server/public.ts';
import { proposalsById } from '../../registers/server/public/proposals.ts';
import * as contract from '../contract.ts';
import { isPayable } from '../rules/dividends.ts';
import { answer } from './commands.ts';
import { standingDividends } from './dividends.ts';
import type { ChangePorts } from './ports.ts';
import { insertChangeEvent, selectChanges } from './store/changes.ts';

export const reviewDividend = (ports: ChangePorts) =>
  serveOrganization(contract.reviewDividend, async (ctx, { params: { changeId }, body }) => {
    const { part, is_solvent: isSolvent } = body;
    const on = parsePlainDate(body.reviewed_on);
    if (on === undefined) return refuseField('reviewed_on', 'GENERAL.NOT_A_DATE');
    const attested = readText(body.attested_by, { path: 'attested_by', maxLength: 300, required: true });
    if (!attested.ok) return refuse('GENERAL.FIELD_INVALID', { fields: [attested.error] });
    const written = await writeOrganization(ctx, async (write) => {
      const { tx, orgId, today, recordedAt: at, userId: byUser } = write;
      const [change] = await selectChanges(tx, orgId, changeId);
      if (change === undefined) return refuse('GENERAL.NOT_FOUND');
      const [proposal] = await proposalsById(tx, orgId, [changeId]);
      const dividends = await standingDividends(tx, orgId, change, proposal);
      const dividend = dividends.find((one) => one.part === part);
      if (proposal?.state !== 'applied' || dividend === undefined) return refuse('CHANGES.NOT_TO_PAY');
      if (isSolvent && dividend.review?.isSolvent) return refuse('CHANGES.NOT_TO_PAY');
      if (on > today) return refuseField('reviewed_on', 'PEOPLE.DATE_IN_FUTURE');
      if (!isPayable(dividend, on))
        return refuseField('reviewed_on', 'CHANGES.NOT_PAYABLE', { date: dividend.payableOn });
      const review = { part, on, attestedBy: attested.value, isSolvent };
      await insertChangeEvent(tx, orgId, changeId, { event: 'reviewed', at, byUser, details: { review } });
      await recordActivity(write, {
        kind: isSolvent ? 'dividend_released' : 'dividend_withheld',
        params: {},
        effectiveOn: on,
      });
      return ok({ changeId });
    });
    if (!written.ok) return written;
    const answered = await answer(ctx, ports, changeId);
    return answered.ok && !isSolvent ? okWithCode('CHANGES.WITHHELD', answered.value) : answered;
  });
