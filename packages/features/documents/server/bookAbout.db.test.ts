/** Some entries read by themselves make the same documents as the whole registers do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellCedre } from '../../../../tests/stories/cedre.ts';
import { tellMaple } from '../../../../tests/stories/maple.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import type { DueDocument } from '../templates/template.ts';
import { type ExpectedDocument, type MinuteBook, readMinuteBook } from './wording.ts';

const stories: Readonly<Record<string, (server: TestServer) => Promise<string>>> = {
  'Cèdre Rouge, Canada': (server) => tellCedre(server, 'Federal Canadian'),
  'Cèdre Rouge, Ontario': (server) => tellCedre(server, 'Ontario'),
  Maple: async (server) => (await tellMaple(server)).orgId,
};

describe.each(Object.entries(stories))('%s', (_, tell) => {
  let server: TestServer;
  let orgId: string;
  beforeAll(async () => {
    server = await startTestServer();
    orgId = await tell(server);
  }, 120_000);
  afterAll(() => server.close());

  /** The whole book, and the part of it that carries some entries. */
  const inBooks = (
    read: (whole: MinuteBook, about: (roots: readonly string[]) => Promise<MinuteBook>) => Promise<void>,
  ): Promise<void> =>
    server.installation.db.asOrganization(orgId, async (q) => {
      const now = server.clock.read();
      const today = todayOf(await organizationOf(q, orgId), now);
      const bookOf = async (roots?: readonly string[]) => {
        const asked = roots && new Set(roots);
        const book = await readMinuteBook({}, q, { orgId, now, today, roots: asked });
        if (book === undefined) throw new Error('the story has no corporation');
        return book;
      };
      await read(await bookOf(), bookOf);
    });

  const said = async (book: MinuteBook, one: ExpectedDocument) => {
    const worded = await book.word(one);
    return worded.ok ? { asOf: worded.value.asOf, document: worded.value.document } : worded.error;
  };
  const namesOf = (book: MinuteBook, { signees }: DueDocument) =>
    signees.map(({ personId }) => book.facts.persons.get(personId)?.name);

  test(
    'each entry alone has the documents that the whole book has of it',
    () =>
      inBooks(async (whole, about) => {
        for (const { root, kind } of whole.facts.acts) {
          const carrying = whole.due.filter(({ due }) => due.carries.includes(root));
          const part = await about([root]);
          const dueOf = (all: readonly ExpectedDocument[]) =>
            all.map(({ template, due, existing }) => ({ template: template.name, due, existing }));
          expect({ kind, due: dueOf(part.due) }).toEqual({ kind, due: dueOf(carrying) });
          for (const [at, one] of carrying.entries()) {
            const own = part.due[at] ?? one;
            expect(await said(part, own)).toEqual(await said(whole, one));
            expect(namesOf(part, own.due)).toEqual(namesOf(whole, one.due));
          }
        }
      }),
    120_000,
  );

  test(
    'documents in turn say what each says alone',
    () =>
      inBooks(async (whole) => {
        const alone = new Map<ExpectedDocument, unknown>();
        for (const one of whole.due) alone.set(one, await said(whole, one));
        for await (const one of whole.oneByOne(whole.due))
          expect(await said(whole, one)).toEqual(alone.get(one));
      }),
    120_000,
  );
});
