import type { PlainDate } from '@tabellion/kernel/date.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { type Route, serveOrganization } from '@tabellion/platform/http/route.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import {
  meetOrganizing,
  organizingResolutionDate,
  planOrganizingResolution,
} from '../../registers/server/public/proposals.ts';
import * as contract from '../contract.ts';
import {
  choosePlan,
  confirmSignificant,
  readFiled,
  readLegalDate,
  readState,
  saveArticles,
  stateAfterSave,
} from './commands/answers.ts';
import { submit } from './commands/submit.ts';
import type { OnboardingPorts } from './ports.ts';
import { readProfileFile } from './profileFile.ts';
import { takeOverRoutes } from './takeOver/routes.ts';

const field = 'organizing_resolution_on';

/** The date of the organizing resolution of a corporation that existed before. Before it is recorded an answer like others; after
 *  that, once, it appoints the officers and issues the paid shares that waited for it. That of a new one is signed. */
const saveOrganizingResolution = (ports: OnboardingPorts) =>
  serveOrganization(contract.saveOrganizingResolution, async (ctx, { body: { [field]: typed } }) => {
    const read = readLegalDate(typed, field);
    if (!read.ok) return read;
    const resolutionOn = read.value;
    const written = await writeOrganization(ctx, async (write) => {
      const organization = await organizationOf(write.tx, write.orgId);
      const today = todayOf(organization, ctx.now);
      const before = await organizingResolutionDate(write.tx, write.orgId);
      if (organization.company_type === 'new') return refuseField(field, 'ONBOARDING.RESOLUTION_IS_SIGNED');
      if (organization.status === 'submitted') return refuseField(field, 'ORGANIZATION.SUBMITTED');
      const certificateOn = organization.status === 'incorporated' ? organization.incorporation_date : null;
      const allowed = checkResolution(resolutionOn, {
        today,
        certificateOn,
        before,
      });
      if (!allowed.ok) return allowed;
      if (certificateOn === null || resolutionOn === null) {
        await planOrganizingResolution(write, resolutionOn);
        return ok({});
      }
      const recorded = await meetOrganizing(write, {
        on: resolutionOn,
        source: { kind: 'user', id: ctx.user.userId },
      });
      return recorded.ok ? ok({}) : recorded;
    });
    return written.ok ? stateAfterSave(ctx, ports, 'operator') : written;
  });

interface ResolutionBounds {
  today: PlainDate;
  /** null before incorporation. */
  certificateOn: PlainDate | null;
  before: PlainDate | null;
}

function checkResolution(on: PlainDate | null, { today, certificateOn, before }: ResolutionBounds) {
  if (certificateOn !== null && before !== null && before !== on)
    return refuseField(field, 'ONBOARDING.RESOLUTION_USED');
  if (on === null) return ok(null);
  if (on > today) return refuseField(field, 'ONBOARDING.RESOLUTION_IN_FUTURE');
  if (certificateOn !== null && on < certificateOn)
    return refuseField(field, 'ONBOARDING.RESOLUTION_TOO_EARLY', { date: certificateOn });
  return ok(null);
}

export const routesOf = (ports: OnboardingPorts): Route[] => [
  readState(ports),
  readFiled(ports),
  saveArticles(ports),
  saveOrganizingResolution(ports),
  confirmSignificant(ports),
  choosePlan(ports),
  readProfileFile,
  ...takeOverRoutes(ports),
  serveOrganization(contract.submitIncorporation, (ctx, input) => submit(ctx, ports, input)),
];
