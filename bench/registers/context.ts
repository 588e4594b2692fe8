/** Context and ports of a command that runs without a request. */
import { instantOfMillis } from '../../packages/kernel/date.ts';
import { ok } from '../../packages/kernel/result.ts';
import { sql } from '../../packages/platform/database/sql.ts';
import type { OrganizationContext } from '../../packages/platform/http/context.ts';
import { en } from '../../packages/texts/en.ts';
import { createText } from '../../packages/texts/text.ts';
import type { Bench } from '../book/organization.ts';

const text = createText('en', en);

export const ports = {
  texts: { en: text, fr: text, tr: text, ar: text },
  organizingResolutionOn: async () => null,
  articlesLanguageOf: async () => 'en' as const,
};

/** Runs a command as the bench's user in an organization, on a connection as a request has one. */
export async function contextIn<T>(
  { database: db, userId }: Bench,
  orgId: string,
  work: (context: OrganizationContext) => Promise<T>,
): Promise<T> {
  const q = await db.connect();
  try {
    await q.session(sql`select set_config('app.org', ${orgId}, false)`);
    const context = {
      q,
      db,
      orgId,
      language: 'en',
      now: instantOfMillis(Date.now()),
      user: { userId },
      release: () => q.release(),
      judgeAgain: async () => ok(null),
      idempotencyKey: undefined,
    };
    return await work(context as unknown as OrganizationContext);
  } finally {
    q.release();
  }
}
