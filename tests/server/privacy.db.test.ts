import type { Action } from '@tabellion/features/access.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import { updateProfile } from '@tabellion/features/entry/profileContract.ts';
import { readOnboarding, saveArticles } from '@tabellion/features/onboarding/contract.ts';
import {
  readAccountInfo,
  saveAccountInfo,
  saveBillingAddress,
} from '@tabellion/features/organizations/contract.ts';
import { updatePerson } from '@tabellion/features/people/contract.ts';
import { sendEnvelope } from '@tabellion/features/signing/contract.ts';
import type { Endpoint, Schema } from '@tabellion/kit/endpoint.ts';
import { fillPath } from '@tabellion/kit/endpoint.ts';
import { openDocument } from '@tabellion/paper/uploads/openDocument.ts';
import { readZip } from '@tabellion/platform/files/zip.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actors, judgeActor, productEndpoints } from '../../tools/access-matrix.ts';
import { isLongRun, shareOf, someOf } from '../support/extent.ts';
import { formAddress, given, incorporator, street } from '../support/founding.ts';
import { handOver } from '../support/handedOver.ts';
import { join, onStaff, registered, type SignedIn, signIn, signInOnStaff } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { png, type Story, tellStory } from '../support/story.ts';
import type { Ingredients } from './recipe.ts';
import { nameOf, recipeOf } from './recipes.ts';
import { tokenByLink } from './requests.ts';

// Where somebody lives and how to reach him is for the minute book. Every endpoint is asked by every actor, and what it
// answers, unpacked, is searched for words that stand nowhere else.

const endpoints = await productEndpoints();

/** Words of the answers, by what they give away. */
const secrets = {
  address: ['zquhome', 'zquservice', 'zqucontact', 'zquincorporator', 'zquprofile', 'zqubilling'],
  email: ['zqu@person.test', 'zqu@contact.test'],
  phone: ['4165557391', '4165557392', '4165557393'],
  citizenship: ['bhutan'],
  /** A document for directors alone, which is out for signature. */
  minutes: ['zquminutes'],
  /** Masked from everybody who does not ask on purpose. */
  particulars: ['zqudwelling', '1957-03-11'],
} as const;
type Secret = keyof typeof secrets;

let server: TestServer;
const people = new Map<string, SignedIn>();
let stories: readonly Story[];

beforeAll(async () => {
  server = await startTestServer();
  for (const { name, role } of actors) if (role !== null) people.set(name, await registered(server));
  await onStaff(server, personOf('staff'));
  const admin = personOf('admin');
  stories = [
    await tellStory(server, admin),
    await tellStory(server, admin, { name: 'Quillon Foundry', until: 'incorporated' }),
  ];
  for (const { orgId } of stories)
    for (const { name, member } of actors)
      if (member !== null && name !== 'admin')
        await join(server, orgId, personOf(name), member.access, member.sections);
  for (const story of stories) {
    await seed(story);
    await fileMinutes(story);
    await handOver(story);
  }
});
afterAll(() => server.close());

function personOf(name: string): SignedIn {
  const found = people.get(name);
  if (found === undefined) throw new Error(`nobody plays ${name}`);
  return found;
}

const at = (address_line_1: string) => ({ ...formAddress, address_line_1 });

/** Records secret values of the two of the story, the account's contact, who is billed, the incorporator and the
 *  owner's profile. */
async function seed({ owner, orgId, personId, holderId }: Story): Promise<void> {
  const params = { id: orgId };
  const place = { ...street, address_line_1: '1 Zqucontact Avenue' };
  for (const person_id of [personId, holderId]) {
    const facts = {
      email: 'zqu@person.test',
      phone_number: '4165557391',
      citizenship: 'Bhutan',
      birth_date: '1957-03-11',
      address: at('1 Zquhome Lane'),
      residential_address: at('1 Zqudwelling Street'),
      service_address: at('1 Zquservice Road'),
    };
    const body = { person_id, as: 'correction', reason: 'typed wrongly', ...facts } as const;
    given(await owner.api(updatePerson, { body }));
  }
  const named = { firstname: 'Zoë', lastname: 'Roy' };
  const contact = { ...named, email: 'zqu@contact.test', phone_number: '4165557392', citizenship: 'Bhutan' };
  given(await owner.api(saveAccountInfo, { params, body: { ...contact, ...place } }));
  const bill = { type: 'corporate', ...named, ...street, address_line_1: '1 Zqubilling Way' } as const;
  given(await owner.api(saveBillingAddress, { params: { orgId }, body: bill }));
  const signer = { ...incorporator, address: at('1 Zquincorporator Place') };
  // Only until they are sent.
  await owner.api(saveArticles, { params, body: { incorporators: [signer] } });
  const profile = { ...named, ...street, address_line_1: '1 Zquprofile Hill', phone_number: '4165557393' };
  given(await owner.api(updateProfile, { body: { ...profile, userId: owner.userId } }));
}

async function fileMinutes({ owner, orgId }: Story): Promise<void> {
  const params = { orgId };
  const body = { name: 'Zquminutes of the board', category: 'directors_resolutions' };
  const { document } = given(await owner.api(uploadDocument, { params, body }, { file: png() }));
  expect(document.audience).toBe('directors');
  const signees = [{ name: 'Zoë', email: 'zoe@signee.test' }];
  given(await owner.api(sendEnvelope, { params, body: { document_ids: [document._id], signees } }));
}

/** All texts in an answer: of a PDF its pages and attachments, of a zip file or a workbook what is packed in it. */
async function textsIn(bytes: Uint8Array): Promise<string> {
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (start.startsWith('PK')) {
    const zip = await readZip(bytes, { mostBytes: 100_000_000, mostFiles: 1000 });
    if (!zip.ok) throw new Error(zip.error);
    const inside = [...zip.value.files].map(async ([name, file]) => `${name}\n${await textsIn(file)}`);
    return (await Promise.all(inside)).join('\n');
  }
  return start === '%PDF-' ? textsInPdf(bytes) : Buffer.from(bytes).toString('utf8');
}

async function textsInPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await openDocument(bytes);
  const texts: string[] = [JSON.stringify(await pdf.getMetadata())];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const attached: Record<string, { content: Uint8Array }> = (await pdf.getAttachments()) ?? {};
  for (const { content } of Object.values(attached)) texts.push(await textsIn(content));
  await pdf.loadingTask.destroy();
  return texts.join('\n');
}

async function secretsIn(bytes: Uint8Array): Promise<Secret[]> {
  const text = (await textsIn(bytes)).toLowerCase();
  const digits = text.replaceAll(/[\s().+-]/g, '');
  const kinds = Object.keys(secrets) as Secret[];
  return kinds.filter((kind) =>
    secrets[kind].some((word) => text.includes(word) || (kind === 'phone' && digits.includes(word))),
  );
}

/** The request of the recipe, and one for each other value of what its query chooses from. An order or a kind shows no more than
 *  the whole list does: the gate asks two of each, others for each asker.
 *  @param turn the asker's place among all */
function variantsOf(endpoint: Endpoint, made: Ingredients, turn: number): Ingredients[] {
  const shape = (endpoint.query?._zod.def as { shape?: Record<string, Schema> } | undefined)?.shape ?? {};
  const others = Object.entries(shape).flatMap(([name, schema]) => {
    const choices = choicesOf(schema);
    const asked = name === 'sort' || name === 'kind' ? someOf(choices, turn, 2) : choices;
    return asked.map((value) => ({ ...made, query: { ...made.query, [name]: value } }));
  });
  return [made, ...others];
}

function choicesOf(schema: Schema): string[] {
  const def = schema._zod.def as { innerType?: Schema; entries?: Record<string, string>; values?: unknown[] };
  if (def.innerType !== undefined) return choicesOf(def.innerType);
  return [...Object.values(def.entries ?? {}), ...(def.values ?? [])].map(String);
}

async function bytesOf(
  endpoint: Endpoint,
  { params = {}, query = {}, body, file }: Ingredients,
  token?: string,
) {
  const search = new URLSearchParams(query).toString();
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  if (file !== undefined) form.set('file', file, 'logo.png');
  const payload = file === undefined ? body && JSON.stringify(body) : form;
  const { status, headers, bytes } = await sent(
    server.origin + fillPath(endpoint.path, params) + (search && `?${search}`),
    {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      },
      body: payload,
    },
  );
  return { status, type: headers.get('content-type') ?? '', bytes };
}

interface Seen {
  readonly endpoint: string;
  readonly type: string;
  readonly secret: Secret;
}

/** Asks as `name`, and tells what was given away. What changes something is asked after what only reads. What he may not ask is
 *  refused before anything of the request is read (`access.db.test.ts`): it is asked once, of one story, in the gate a quarter
 *  of it, another of each asker. In the gate the other values of a query are asked of the incorporated story alone, in whose
 *  registers something stands, and half of the requests of the other one. */
async function walk(name: string, asked: readonly Endpoint<Action>[]): Promise<Seen[]> {
  const seen: Seen[] = [];
  // Something may have been written over since the secrets were.
  const written = new Set<Story>(stories);
  const turn = actors.findIndex((one) => one.name === name);
  const ordered = asked.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));
  const refused = ordered.filter((endpoint) => !judgeActor(columnOf(name), endpoint).may);
  const asking = new Set(shareOf(refused, { part: turn % 4, of: 4 }));
  for (const [at, endpoint] of ordered.entries()) {
    const { may } = judgeActor(columnOf(name), endpoint);
    if (!may && !asking.has(endpoint)) continue;
    const isOfBoth = isLongRun || (at + turn) % 2 === 0;
    for (const story of may ? stories.slice(isOfBoth ? 0 : 1) : stories.slice(0, 1)) {
      const person = people.get(name);
      const recipe = recipeOf(endpoint);
      const token = tokenByLink(story, name) ?? person?.token;
      const asker = { userId: (person ?? story.owner).userId, sessionId: '' };
      const changes = endpoint.method !== 'GET';
      if (changes && columnOf(name).member !== null && written.delete(story)) await seed(story);
      const made = await recipe.make(story, asker);
      const isVaried = may && (isLongRun || story === stories[1]);
      for (const variant of isVaried ? variantsOf(endpoint, made, turn) : [made]) {
        const { status, type, bytes } = await bytesOf(endpoint, variant, token);
        if (changes && status < 400) written.add(story);
        for (const secret of await secretsIn(bytes)) seen.push({ endpoint: nameOf(endpoint), type, secret });
      }
      if (recipe.spends !== undefined && person !== undefined && name !== 'admin')
        people.set(name, await signedInAgain(name, person));
    }
  }
  return seen;
}

const signedInAgain = (name: string, person: SignedIn): Promise<SignedIn> =>
  name === 'staff' ? signInOnStaff(server, person) : signIn(server, person.email);

const told = (seen: readonly Seen[]): string[] =>
  [...new Set(seen.map(({ endpoint, secret }) => `${endpoint}: ${secret}`))].sort();

const columnOf = (name: string) => {
  const column = actors.find((one) => one.name === name);
  if (column === undefined) throw new Error(`nobody plays ${name}`);
  return column;
};
const reading = endpoints.filter(({ method }) => method === 'GET');

const withoutBook = [
  'guest',
  'signee',
  'holder',
  'stranger',
  'staff',
  'restricted: none',
  'restricted: dashboard',
  'restricted: activity_logs',
];

test.each(withoutBook)(
  '%s finds no address, mail, phone or citizenship of anybody in any answer, and no minutes of directors',
  async (name) => {
    const column = columnOf(name);
    const asked = endpoints.filter((one) => one.method === 'GET' || judgeActor(column, one).may);
    expect(told(await walk(name, asked))).toEqual([]);
  },
);

test('who only views finds neither citizenship nor what is masked, and reads the rest as the minute book has it', async () => {
  const seen = await walk('view', reading);
  expect(told(seen.filter(({ secret }) => secret === 'citizenship' || secret === 'particulars'))).toEqual([]);
  const found = new Set(seen.map(({ type, secret }) => `${type.split(';')[0]} ${secret}`));
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  for (const type of ['application/json', 'text/csv', sheet, 'application/pdf'])
    expect(found).toContain(`${type} address`);
  for (const kind of ['email', 'phone', 'minutes']) expect(found).toContain(`application/json ${kind}`);
});

test('what is masked is read where it is asked for on purpose, and nowhere else', async () => {
  const seen = (await walk('admin', reading)).filter(({ secret }) => secret === 'particulars');
  expect(told(seen)).toEqual(
    [
      'GET /api/organization/{id}/control/{personId}/particulars',
      'GET /api/organization/{id}/register/control/whole/export',
      'GET /api/organization/{id}/register/control/whole',
      'GET /api/person/{id}',
    ].map((endpoint) => `${endpoint}: particulars`),
  );
});

test('what a member was not shown stays as it is when he saves the form', async () => {
  const [story] = stories;
  const { api } = personOf('restricted: dashboard');
  const params = { id: story?.orgId ?? '' };
  if (story !== undefined) await seed(story);
  const before = given(await personOf('admin').api(readAccountInfo, { params }));
  const { isSaved: _isSaved, isWithheld, ...seen } = given(await api(readAccountInfo, { params }));
  expect([isWithheld, seen.email, seen.address_line_1, seen.lastname]).toEqual([true, '', '', 'Roy']);
  given(await api(saveAccountInfo, { params, body: { ...seen, lastname: 'Royer' } }));
  const { incorporators } = given(await api(readOnboarding, { params })).articles;
  expect(incorporators.map(({ address }) => address)).toEqual([null]);
  given(await api(saveArticles, { params, body: { incorporators } }));
  const after = given(await personOf('admin').api(readAccountInfo, { params }));
  expect(after).toEqual({ ...before, lastname: 'Royer' });
  const { articles } = given(await personOf('admin').api(readOnboarding, { params }));
  expect(articles.incorporators[0]?.address?.address_line_1).toBe('1 Zquincorporator Place');
});
