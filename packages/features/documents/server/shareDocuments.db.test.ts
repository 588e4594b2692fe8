/** The paper of share and instrument acts, from the story of Maple Robotics. */
import { plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellMaple } from '../../../../tests/stories/maple.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { printed, textOf } from '../rules/printing.ts';
import type { BookFacts, DocumentLanguage } from '../templates/template.ts';
import { templateOf } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';

let server: TestServer;
let orgId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ orgId } = await tellMaple(server));
}, 120_000);
afterAll(() => server.close());

const factsIn = (language: DocumentLanguage): Promise<BookFacts> =>
  server.installation.db.asOrganization(orgId, async (q) => {
    const asOf = todayOf(await organizationOf(q, orgId), server.clock.read());
    const read = await readBookFacts(q, orgId, { asOf, language });
    if (read === undefined) throw new Error('the story has no corporation');
    return read.facts;
  });

const dueOf = (facts: BookFacts, name: string) => templateOf(name)?.due(facts) ?? [];

function textOfOne(facts: BookFacts, name: string, number: string): string {
  const template = templateOf(name);
  const due = template?.due(facts).find((one) => one.number === number);
  if (template === undefined || due === undefined) throw new Error(`${name} ${number} is not due`);
  const document = printed(template, facts, due);
  if (!document.ok) throw new Error(JSON.stringify(document.error));
  return textOf(document.value);
}

test('each number of a resolution has one document, with everything that it passes', async () => {
  const facts = await factsIn('en');
  const numbers = dueOf(facts, 'issue_resolution').map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toContain('D-2025-02');
  const text = textOfOne(facts, 'issue_resolution', 'D-2025-02');
  expect(text).toContain('50,000 Common shares to Grace');
  expect(text).toContain('8,000 Common shares to Sofia');
});

test('the directors of its day sign a resolution', async () => {
  const facts = await factsIn('en');
  const signeesOf = (of: BookFacts) =>
    dueOf(of, 'issue_resolution').find(({ number }) => number === 'D-2025-02')?.signees;
  const later = facts.appointments.map((one) => ({ ...one, from: plainDate('2025-07-01') }));
  expect(signeesOf(facts)).toHaveLength(2);
  expect(signeesOf({ ...facts, appointments: later })).toEqual([]);
});

test('an issue without a resolution has a document that names what is missing', async () => {
  const facts = await factsIn('en');
  const acts = facts.acts.map((act) =>
    act.kind === 'issued' && act.payload.resolution?.number === 'D-2026-04'
      ? { ...act, payload: { ...act.payload, resolution: null } }
      : act,
  );
  const template = templateOf('issue_resolution');
  const due = template?.due({ ...facts, acts }).find(({ number }) => number === null);
  if (template === undefined || due === undefined) throw new Error('nothing is due');
  expect(due.title).toContain('Yusuf Demir');
  expect(printed(template, { ...facts, acts }, due)).toEqual({ ok: false, error: [{ fact: 'resolution' }] });
  const imported = new Set(due.carries);
  expect(template.due({ ...facts, acts, imported }).filter(({ number }) => number === null)).toEqual([]);
});
