import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonalFactKind } from '@tabellion/book/terms/people.ts';
import { readDashboard } from '@tabellion/features/dashboard/contract.ts';
import { underHead } from '@tabellion/features/organizations/server/public.ts';
import {
  addToPosition,
  listDirectors,
  listOfficers,
  listPeople,
  readPerson,
  updatePerson,
} from '@tabellion/features/people/contract.ts';
import { retentionOf } from '@tabellion/features/registers/facts.ts';
import { rebuild } from '@tabellion/features/registers/server/public/acts.ts';
import { eraseFacts } from '@tabellion/features/registers/server/public/people.ts';
import { listShareholders } from '@tabellion/features/shares/contract.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { openMailbox } from '@tabellion/platform/mail/mailbox.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { given, street } from '../support/founding.ts';
import { registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Story, tellStory, todayAt } from '../support/story.ts';
import { tablesOf } from '../support/tables.ts';

// A person's contact and ISC facts, told twice and then erased: nowhere in a copy of any table, in the mailbox, or in the
// data folder, and every register still reads.

/** Words that stand nowhere else; `email` and `city` are told again, so that earlier facts are looked for as well. */
const secrets = {
  email: 'quokka.zephyr-7719@wombat.test',
  laterEmail: 'Quokka.Nimbus-3318@wombat.test',
  phone: '9057718823',
  street: '7719 Żółw & Jaźń Crescent',
  city: 'Qwghlm-sur-Mer',
  laterCity: 'Ybbs-an-der-Ÿ',
  birthDate: '1947-11-23',
  gender: 'unspoken-7719',
} as const;

const kinds = (Object.keys(retentionOf) as PersonalFactKind[]).filter(
  (kind) => retentionOf[kind] !== 'register',
);

let server: TestServer;
let owner: SignedIn;
let story: Story;
let personId: string;

const { province: region, ...place } = street;
const home = (city: string) => ({ ...place, region, address_line_1: secrets.street, city });
const contact = { email: secrets.email, phone_number: secrets.phone };

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  const today = todayAt(server);
  const person = {
    kind: 'individual',
    firstname: 'Ngaio',
    lastname: 'Pūkeko',
    address: { ...place, region },
    residential_address: home(secrets.city),
    birth_date: secrets.birthDate,
    tax_residence: ['Kiribati'] as string[],
    citizenship: 'Kiribati',
    gender: secrets.gender,
    residency: { resident_canadian: false, attested_on: today },
    capable_attested: true,
    ...contact,
  } as const;
  const body = { person, appointed_on: today, consent_on: today };
  const added = await owner.api(addToPosition, {
    params: { id: story.orgId, position: 'directors' },
    body,
  });
  personId = given(added).person_id;
  given(
    await owner.api(updatePerson, {
      body: {
        person_id: personId,
        email: secrets.laterEmail,
        residential_address: home(secrets.laterCity),
        as: 'correction',
        reason: 'It was misread.',
      },
    }),
  );
  const mail = { subject: 'To you', text: `Dear ${secrets.email}`, html: `<p>${secrets.phone}</p>` };
  const mailbox = openMailbox(server.installation.db);
  await mailbox.deliver(newId(), { to: { address: secrets.email }, ...mail });
  await mailbox.deliver(newId(), { to: { address: secrets.laterEmail }, ...mail });
});
afterAll(() => server.close());

/** Where each of the words stands: as text, in the bytes of a column, and as JSON or a URL would write it. */
async function findings(): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tablesOf(server.database)) {
    const rows = await server.database.asOwner<{ line: string }>(`select t::text as line from ${name} t`);
    const copy = rows.map(({ line }) => line.toLowerCase()).join('\n');
    for (const form of Object.values(secrets).flatMap(formsOf))
      if (copy.includes(form.toLowerCase())) found.push(`${name}: ${form}`);
  }
  return found;
}

const formsOf = (word: string): string[] => [
  ...new Set([
    word,
    Buffer.from(word).toString('hex'),
    Buffer.from(word).toString('base64').replace(/=+$/, ''),
    encodeURIComponent(word),
  ]),
];

/** Every file of the data folder but PostgreSQL's own. */
async function filesWithWords(): Promise<string[]> {
  const folder = server.installation.config.dataDir;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (path.startsWith(join(folder, 'postgres'))) continue;
    const bytes = await readFile(path);
    for (const word of Object.values(secrets)) if (bytes.includes(word)) found.push(`${path}: ${word}`);
  }
  return found;
}

describe('a person’s contact and ISC facts', () => {
  test('stand in the facts, and in nothing else that the person’s acts wrote', async () => {
    const found = await findings();
    expect([...new Set(found.map((line) => line.split(':')[0]))].sort()).toEqual(['mailbox', 'person_facts']);
    const inFacts = Object.values(secrets).filter((word) => !found.includes(`person_facts: ${word}`));
    expect(inFacts, 'told, but not found where it belongs').toEqual([]);
  });

  test('are found nowhere once they are erased', async () => {
    const erased = await server.installation.db.transaction(story.orgId, (tx) =>
      underHead(tx, story.orgId, { userId: owner.userId, now: server.clock.read() }, (write) =>
        eraseFacts(write, personId, { kinds, basis: 'asked', zone: 'America/Toronto' }),
      ),
    );
    expect(erased.ok && erased.value).toBeGreaterThanOrEqual(kinds.length);
    const mailbox = openMailbox(server.installation.db);
    expect(await mailbox.eraseAddress(secrets.email)).toBe(1);
    expect(await mailbox.eraseAddress(secrets.laterEmail)).toBe(1);
    expect(await findings()).toEqual([]);
    expect(await filesWithWords()).toEqual([]);
  });

  test('leave every register to be read as before, and its rows equal to its acts', async () => {
    const params = { id: story.orgId };
    const { api } = owner;
    const directors = given(await api(listDirectors, { params, query: {} }));
    expect(directors.directors.map(({ display_name }) => display_name)).toContain('Ngaio Pūkeko');
    given(await api(listOfficers, { params, query: {} }));
    given(await api(listShareholders, { params, query: {} }));
    given(await api(listPeople, { params }));
    given(await api(readDashboard, { params }));
    const { person } = given(await api(readPerson, { params: { id: personId }, query: { reveal: 'true' } }));
    expect(person).toMatchObject({ lastname: 'Pūkeko', email: null, phone_number: null, masked: [] });
    const proof = await server.installation.db.asOrganization(story.orgId, (q) => rebuild(q, story.orgId));
    expect(proof.differences).toEqual([]);
  });
});
