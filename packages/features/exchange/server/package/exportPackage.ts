import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import { serveFile, serveOrganization } from '@tabellion/platform/http/route.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { withPlaces } from '@tabellion/platform/threads/places.ts';
import { openThread, withThread } from '@tabellion/platform/threads/thread.ts';
import { recordAccess } from '../../../members/server/public.ts';
import { readingToday } from '../../../people/server/public.ts';
import { foundingOrRegister, historyPages, type ReadingAt } from '../../../registers/server/public/acts.ts';
import { selectKeptObjects } from '../../../registers/server/public/batches.ts';
import { namedPersonsOn } from '../../../registers/server/public/people.ts';
import { exportPackage as packageContract, readPackageLosses } from '../../packageContract.ts';
import { packagePerson } from '../../rules/packagePerson.ts';
import type { PackageReply, PackageRequest, WrittenPackage } from './messages.ts';

/** One at a time: each holds a whole history, some hundred megabytes at a hundred thousand acts. */
const line = fairLine(1);

/** Bounds of packages at work or waiting, over all processes. */
const places = { organization: 1, all: 8 };

export const exportPackage = serveFile(packageContract, async (ctx) => {
  const { db, orgId, user, now } = ctx;
  const made = await written(ctx);
  if (!made.ok) return made;
  const { bytes, asOf } = made.value;
  await db.asOrganization(orgId, (writer) =>
    recordAccess(
      { q: writer, orgId, userId: user.userId, at: now },
      { kind: 'exported', what: 'ocf_package' },
    ),
  );
  return ok({ bytes, mediaType: 'application/zip', fileName: `registers-${asOf}.ocf.zip` });
});

/** Losses of a package, which is written but not returned. */
export const packageLosses = serveOrganization(readPackageLosses, async (ctx) => {
  const made = await written(ctx);
  if (!made.ok) return made;
  const { acts, leftOut, capital } = made.value.losses;
  return ok({
    acts: acts.map((one) => ({ ...one, about: [...one.about] })),
    left_out: leftOut,
    capital: capital.map(({ className, inRegisters, inPackage }) => ({
      class_name: className,
      in_registers: inRegisters,
      in_package: inPackage,
    })),
  });
});

async function written(ctx: OrganizationContext) {
  const { q, db, orgId, now } = ctx;
  if ((await foundingOrRegister(q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const { at } = await readingToday(ctx);
  // Whoever waits holds no connection: others have no turn to wait for.
  ctx.release();
  const lines = [
    { name: `export ${orgId}`, places: places.organization },
    { name: 'export', places: places.all },
  ];
  return withPlaces(db, { lines, full: 'GENERAL.TOO_MANY' }, () =>
    packageOf({ db, orgId, now }, at).then((made) => ok({ ...made, asOf: at.asOf })),
  );
}

/** The history as a package, of a date and as known with an act.
 *  @param isOfActsAlone  without what no act holds: whoever has the acts can then write the same package */
export const packageOf = (
  { db, orgId, now }: Pick<OrganizationContext, 'db' | 'orgId' | 'now'>,
  at: ReadingAt,
  isOfActsAlone = false,
): Promise<WrittenPackage> =>
  line(orgId, () => db.asOrganization(orgId, (q) => writeInThread(q, { orgId, now, isOfActsAlone }, at)));

const writeInThread = (
  q: Queries,
  {
    orgId,
    now,
    isOfActsAlone,
  }: Pick<OrganizationContext, 'orgId' | 'now'> & { readonly isOfActsAlone: boolean },
  at: ReadingAt,
): Promise<WrittenPackage> =>
  withThread(
    openThread<PackageRequest, PackageReply>(new URL('./packageThread.ts', import.meta.url)),
    async (thread) => {
      for await (const { text } of historyPages(q, orgId, at.seq)) await thread.ask({ ask: 'acts', text });
      for await (const page of namedPersonsOn(q, orgId, at)) {
        const people = page.map(({ name, ...person }) => packagePerson(person, name));
        await thread.ask({ ask: 'people', people });
      }
      if (!isOfActsAlone)
        for await (const objects of selectKeptObjects(q, orgId)) await thread.ask({ ask: 'kept', objects });
      const generatedAt = `${now.slice(0, 19)}Z`;
      const made = await thread.ask({ ask: 'write', issuerId: orgId, asOf: at.asOf, generatedAt });
      if (made === null) throw new Error('the thread wrote no package');
      return made;
    },
  );
