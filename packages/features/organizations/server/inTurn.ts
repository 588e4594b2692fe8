/** The last that each organization waits for. */
const last = new Map<string, Promise<unknown>>();

/** One work of an organization at a time, in the order in which they came. Whoever waits holds no connection: a form rehearses
 *  with every key, and those that wait for one organization must not keep the others' requests from the database. */
export async function inTurn<T>(orgId: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(orgId) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(orgId, mine);
  try {
    return await mine;
  } finally {
    if (last.get(orgId) === mine) last.delete(orgId);
  }
}
