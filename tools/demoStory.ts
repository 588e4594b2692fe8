/** The story company, told into an installation that nobody serves yet. */
import { demoCoupons } from '@tabellion/features/billing/rules/coupons.data.ts';
import { noticeDays } from '@tabellion/features/billing/rules/renewal.ts';
import { billingZone } from '@tabellion/features/billing/rules/subscription.ts';
import { seedCoupons } from '@tabellion/features/billing/server/public.ts';
import { login } from '@tabellion/features/entry/contract.ts';
import { listOrganizations } from '@tabellion/features/organizations/contract.ts';
import {
  addDays,
  addYears,
  dateInZone,
  instant,
  instantOfMillis,
  type PlainDate,
  plainDate,
} from '@tabellion/kernel/date.ts';
import { call } from '@tabellion/kit/client.ts';
import { StartRefusal } from '@tabellion/platform/database/errors.ts';
import type { ScheduledJob } from '@tabellion/platform/jobs/jobs.ts';
import { featuresOf } from '../apps/server/features.ts';
import { openInstallation } from '../apps/server/installation.ts';
import { openApi } from '../apps/server/openApi.ts';
import { tellMaple } from '../tests/stories/maple.ts';
import { amelieSignIn } from '../tests/stories/mapleCast.ts';
import { tellJo } from '../tests/stories/staff.ts';
import { handOf, movableClock, type Stage } from '../tests/stories/stage.ts';

/** Opens the installation at the story's time, served to nobody else, and tells what is not there yet. Registries of the story
 *  answer by themselves.
 *  @param environment settings of the installation, DATA_DIR among them
 *  @param say takes what whoever waits may read */
export async function tellOnce(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void = () => {},
): Promise<void> {
  const registries = { REGISTRAR: 'sandbox', FILING: 'sandbox' };
  const real = await openInstallation({ LOG_LEVEL: 'error', ...environment, ...registries }, process.cwd());
  try {
    const clock = movableClock();
    const installation = { ...real, clock: clock.read };
    const features = featuresOf(installation);
    const api = await openApi(installation, features, { limits: 'lifted' });
    const origin = await api.host.listen({ port: 0, host: '127.0.0.1' });
    try {
      const stage = { origin, clock, installation };
      if (await isTold(stage, environment.DATA_DIR)) return;
      await seedCoupons(real.db, demoCoupons);
      say('Telling the story of Maple Robotics Inc. (some seconds, only once) …');
      await tellMaple(stage);
      await renewUntilToday(stage, features.schedules);
      const owner = real.owner();
      await tellJo(stage, owner).finally(() => owner.close());
    } finally {
      await api.close();
    }
  } finally {
    await real.close();
  }
}

/** Maple's plan of March 2025 is renewed each year, as the jobs of those mornings would. */
async function renewUntilToday({ clock, installation }: Stage, jobs: readonly ScheduledJob[]): Promise<void> {
  const today = dateInZone(instantOfMillis(Date.now()), billingZone);
  const run = async (name: string, on: PlainDate) => {
    clock.set(instant(`${on}T14:00:00Z`));
    const signal = AbortSignal.timeout(60_000);
    await jobs.find((job) => job.name === name)?.run({ db: installation.db, now: clock.read(), signal });
  };
  for (let on = plainDate('2026-03-12'); on <= today; on = addYears(on, 1)) {
    await run('billing.renew', addDays(on, -noticeDays));
    await run('billing.renew', on);
    await run('billing.askAboutPayments', on);
  }
}

/** Throws `StartRefusal` where a telling was broken off: the half of a story is nobody's demo. */
async function isTold(stage: Stage, dataDir = ''): Promise<boolean> {
  const existing = await call(login, { body: { ...amelieSignIn } }, { origin: stage.origin, language: 'en' });
  if (!existing.ok) return false;
  const { organizations } = await handOf(stage, existing.data.token)(listOrganizations, {});
  if (organizations.some(({ status }) => status === 'incorporated')) return true;
  throw new StartRefusal(
    `The story was broken off in ${dataDir}. Remove that folder and start the demo again.`,
  );
}
