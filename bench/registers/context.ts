/** What a command is given when no request stands behind it. */
import { instantOfMillis } from '../../packages/kernel/date.ts';
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

/** Runs a command as the bench's user in an organization. */
export const contextIn = <T>(
  bench: Bench,
  orgId: string,
  work: (context: OrganizationContext) => Promise<T>,
): Promise<T> =>
  bench.database.asOrganization(orgId, (q) =>
    work({
      ...{ q, db: bench.database, orgId, language: 'en', now: instantOfMillis(Date.now()) },
      ...{ user: { userId: bench.userId }, letGo: () => undefined, idempotencyKey: undefined },
    } as unknown as OrganizationContext),
  );
