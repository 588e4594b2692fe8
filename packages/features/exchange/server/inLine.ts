/** How many files are read or judged, and how long, over all processes. */
import { type Refused, refuse } from '@tabellion/kernel/refusal.ts';
import type { OrganizationContext, UserContext } from '@tabellion/platform/http/context.ts';
import { addTries, takeTry } from '@tabellion/platform/http/tries.ts';
import { fairLine } from '@tabellion/platform/threads/fairLine.ts';
import { withPlaces } from '@tabellion/platform/threads/places.ts';
import type { OnWorked } from '@tabellion/platform/threads/thread.ts';

/** Bounds of imports at work or waiting: of one organization, of one user in whichever organizations, and of all. */
const places = { organization: 4, user: 2, all: 16 };

/** Seconds for which threads work for one user in an hour. */
const mostSeconds = 1200;

/** A process reads the files of one user one after the other, whatever he sends. */
const filesOfUser = fairLine(Number.POSITIVE_INFINITY);

/** Somebody who reads a file for an organization, or for organizations that are yet to come here. */
type TurnTaker = OrganizationContext | UserContext;

/** Whoever waits holds no connection. Refused while a line is full, or when the user's time is used up.
 *  @param work  passes what it is given to its threads */
export async function takeTurn<R>(
  { db, user: { userId }, now, ...where }: TurnTaker,
  work: (onWorked: OnWorked) => Promise<R>,
): Promise<R | Refused<'GENERAL.TOO_MANY' | 'IMPORTS.BUSY'>> {
  const time = [{ key: `import ${userId}`, most: mostSeconds, withinMs: 60 * 60_000 }];
  const lines = [
    ...('orgId' in where ? [{ name: `import ${where.orgId}`, places: places.organization }] : []),
    { name: `import ${userId}`, places: places.user },
    { name: 'import', places: places.all },
  ];
  return withPlaces(db, { lines, full: 'IMPORTS.BUSY' }, () =>
    filesOfUser(userId, async () => {
      const seconds = await db.asNobody((q) => takeTry(q, time, now));
      if (seconds !== undefined) return refuse('GENERAL.TOO_MANY', { params: { seconds } });
      let spentMs = 0;
      try {
        return await work((millis) => {
          spentMs += millis;
        });
      } finally {
        await db.asNobody((q) => addTries(q, time, Math.floor(spentMs / 1000)));
      }
    }),
  );
}
