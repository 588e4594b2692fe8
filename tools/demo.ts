/** `npm run demo`: the product with the story company in it, on a data folder of its own unless DATA_DIR names one. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
import { joSignIn, tellJo } from '../tests/stories/staff.ts';
import { handOf, movableClock, type Stage } from '../tests/stories/stage.ts';

async function main(): Promise<void> {
  process.env.DATA_DIR ??= './data/demo';
  try {
    await tellOnce();
  } catch (error) {
    console.error(error instanceof StartRefusal ? error.message : error);
    process.exitCode = 1;
    return;
  }
  // The very main of `npm start`: it reads the same environment, and ends by the same signals.
  await import(pathToFileURL(join(import.meta.dirname, '../apps/server/dist/all.js')).href);
  if (process.exitCode === undefined) {
    const { email, password } = amelieSignIn;
    console.log(`  The back office: sign in as ${joSignIn.email} with the same password`);
    console.log(`  Maple Robotics Inc. is there: sign in as ${email} with the password ${password}`);
  }
}

/** Opens the installation at the story's time, served to nobody else, and tells what is not there yet. Registries of the story
 *  answer by themselves. */
async function tellOnce(): Promise<void> {
  const registries = { REGISTRAR: 'sandbox', FILING: 'sandbox' };
  const real = await openInstallation({ LOG_LEVEL: 'error', ...process.env, ...registries }, process.cwd());
  try {
    const clock = movableClock();
    const installation = { ...real, clock: clock.read };
    const features = featuresOf(installation);
    const api = await openApi(installation, features, { limits: 'lifted' });
    const origin = await api.host.listen({ port: 0, host: '127.0.0.1' });
    try {
      const stage = { origin, clock, installation };
      if (await isTold(stage)) return;
      await seedCoupons(real.db, demoCoupons);
      console.log('Telling the story of Maple Robotics Inc. (some seconds, only once) …');
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
async function isTold(stage: Stage): Promise<boolean> {
  const existing = await call(login, { body: { ...amelieSignIn } }, { origin: stage.origin, language: 'en' });
  if (!existing.ok) return false;
  const { organizations } = await handOf(stage, existing.data.token)(listOrganizations, {});
  if (organizations.some(({ status }) => status === 'incorporated')) return true;
  throw new StartRefusal(
    `The story was broken off in ${process.env.DATA_DIR}. Remove that folder and start the demo again.`,
  );
}

await main();
