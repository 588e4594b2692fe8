/** The findings of the story companies, as they stand there: whoever changes a rule, or how it looks things up, sees here what
 *  else is found. */
import { expect, test } from 'vitest';
import { tellCedre } from '../../../../tests/stories/cedre.ts';
import { tellMaple } from '../../../../tests/stories/maple.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { fixView } from '../rules/views.ts';
import { runCheck } from './running.ts';

/** Without ids, which are others in every run. */
async function linesOf(server: TestServer, orgId: string): Promise<string> {
  const { db, files } = server.installation;
  const check = await runCheck(
    { files, isWhiteLabel: false, differingRecords: async () => [] },
    { db, orgId, now: server.clock.read(), goOn: () => undefined },
  );
  if (!check.ok) throw new Error(check.error.textCode);
  const lines = check.value.findings.map(({ fix: of, code, about, params: { kind = '' } }) => {
    const fix = fixView(of);
    const [page, fact] = fix.do === 'open' ? [fix.page] : [fix.template, fix.do === 'enter' ? fix.fact : ''];
    return [code, about, kind, fix.do, page, fact].filter(Boolean).join(' | ');
  });
  return `${lines.join('\n')}\n`;
}

/** Both stories begin with the same people. */
const told = {
  findingsOfMaple: async (server: TestServer) => (await tellMaple(server)).orgId,
  findingsOfCedre: (server: TestServer) => tellCedre(server, 'Federal Canadian'),
};

test.each(['findingsOfMaple', 'findingsOfCedre'] as const)(
  'a story company is found to lack what it lacked before: %s',
  async (name) => {
    const server = await startTestServer();
    try {
      const orgId = await told[name](server);
      await expect(await linesOf(server, orgId)).toMatchFileSnapshot(`${name}.txt`);
    } finally {
      await server.close();
    }
  },
  120_000,
);
