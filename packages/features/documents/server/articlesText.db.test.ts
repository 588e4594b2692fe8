/** The articles have one text: who reviews them, the registry and the minute book read it to the letter. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeWizard, given, incorporator, pay } from '../../../../tests/support/founding.ts';
import { organizeOnPaper } from '../../../../tests/support/organize.ts';
import { registered, type SignedIn, verified } from '../../../../tests/support/people.ts';
import { askRegistry } from '../../../../tests/support/registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { readFiledArticles, submitIncorporation } from '../../onboarding/contract.ts';
import { addToPosition } from '../../people/contract.ts';
import { addShareClass, chooseShareModel } from '../../shares/contract.ts';
import { fillTemplate } from '../rules/printing.ts';
import { templateOf } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';

let server: TestServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  owner = await verified(server, await registered(server));
});
afterAll(() => server.close());

async function incorporated(orgId: string) {
  await pay(server, orgId);
  given(await owner.api(submitIncorporation, { params: { id: orgId }, body: { declared: true } }));
  server.clock.pass({ seconds: 2 });
  await askRegistry(server.installation);
}

/** Its items, and who signs it. */
async function documentOf(orgId: string, language: 'en' | 'fr') {
  const facts = await server.installation.db.asOrganization(
    orgId,
    async (q) => (await readBookFacts(q, orgId, { asOf: todayAt(server), language }))?.facts,
  );
  const template = templateOf('articles');
  const [due] = (facts && template?.due(facts)) ?? [];
  const document = template && facts && due && fillTemplate(template, facts, due);
  if (!document?.ok) throw new Error('no articles');
  const items: { heading: string; lines: string[] }[] = [];
  for (const block of document.value.blocks) {
    if (block.kind === 'heading') items.push({ heading: block.text, lines: [] });
    else if (block.kind === 'paragraph') items.at(-1)?.lines.push(block.text);
    else if (block.kind === 'clause') items.at(-1)?.lines.push(block.text, ...(block.parts ?? []));
  }
  const signees = document.value.blocks.flatMap((one) => (one.kind === 'signatures' ? one.signees : []));
  return { title: document.value.title, items, signees };
}

const holding = {
  ...incorporator,
  kind: 'body_corporate',
  firstname: '',
  lastname: '',
  company_name: 'Northern Holdings Ltd.',
} as const;

const price = { redemption_price: '1.00' };
const formula = { redemption_formula: 'The amount paid for the share, plus 5% a year.' };

describe.each([
  [
    'Federal Canadian',
    'en',
    price,
    'Redemption price: $1.00 for each share, plus declared and unpaid dividends.',
  ],
  [
    'Federal Canadian',
    'fr',
    price,
    'Prix de rachat\u00a0: 1,00\u00a0$ par action, plus les dividendes déclarés et non versés.',
  ],
  [
    'Ontario',
    'en',
    formula,
    'Redemption price, calculated by this formula: The amount paid for the share, plus 5% a year.',
  ],
  [
    'Ontario',
    'fr',
    formula,
    'Prix de rachat, calculé selon la formule suivante\u00a0: The amount paid for the share, plus 5% a year.',
  ],
] as const)('articles (%s, %s)', (jurisdiction, language, redemption, sentence) => {
  test('say in the minute book what was reviewed, and every incorporator signs them', async () => {
    const articles = { language, incorporators: [incorporator, holding] };
    const orgId = await completeWizard(server, owner, {
      name: `Pine ${jurisdiction} ${language}`,
      jurisdiction,
      articles,
    });
    const params = { id: orgId };
    given(await owner.api(chooseShareModel, { params, body: { advanced: true } }));
    const properties = {
      prefix: 'PR',
      voting: false,
      votes_per_share: '0',
      redeemable: true,
      retractable: true,
      ...redemption,
      convertible: false,
      dividend: 'fixed_non_cumulative' as const,
      dividend_rate: '6',
      liquidation: 'preference' as const,
      liquidation_amount: '1',
      authorized: '100000',
      series_allowed: true,
      restrictions: '',
    };
    given(await owner.api(addShareClass, { params, body: { name: 'Preferred', properties, price: '1' } }));
    const reviewed = given(await owner.api(readFiledArticles, { params }));
    expect(reviewed.language).toBe(language);
    expect(reviewed.items.flatMap(({ lines }) => lines).filter((line) => line === sentence)).toHaveLength(1);
    await incorporated(orgId);
    const { title, items, signees } = await documentOf(orgId, language);
    expect({ title, items }).toEqual({
      title: reviewed.title,
      items: reviewed.items.map(({ heading, lines }) => ({ heading, lines })),
    });
    expect(signees.map(({ name, capacity }) => [name, capacity])).toEqual(
      language === 'en'
        ? [
            ['Amélie Tremblay', 'Incorporator'],
            ['Northern Holdings Ltd.', 'Incorporator, by its authorized signatory'],
          ]
        : [
            ['Amélie Tremblay', 'Fondateur ou fondatrice'],
            ['Northern Holdings Ltd.', 'Fondateur ou fondatrice, par une personne autorisée'],
          ],
    );
  });
});

async function foundingSet(orgId: string) {
  const facts = await server.installation.db.asOrganization(
    orgId,
    async (q) => (await readBookFacts(q, orgId, { asOf: todayAt(server), language: 'en' }))?.facts,
  );
  if (facts === undefined) throw new Error('no corporation');
  const names = [
    'articles',
    'first_office_and_board',
    'organizing_resolution_of_directors',
    'by_law',
  ] as const;
  return names.map((name) => {
    const template = templateOf(name);
    const [due] = template?.due(facts) ?? [];
    const document = template && due && fillTemplate(template, facts, due);
    if (!document?.ok) throw new Error(`no ${name}`);
    return { name, signees: due?.signees, blocks: document.value.blocks };
  });
}

test('who is appointed on the day of the founding by another resolution stands in none of its documents', async () => {
  const orgId = await completeWizard(server, owner, { name: 'Tamarack' });
  await incorporated(orgId);
  const today = todayAt(server);
  await organizeOnPaper(owner, orgId, today);
  const before = await foundingSet(orgId);
  const appointment = { appointed_on: today, resolution: 'D-2099-07', resolution_on: today };
  const kim = { firstname: 'Kim', lastname: 'Okafor' };
  const body = { person: kim, consent_on: today, ...appointment };
  given(await owner.api(addToPosition, { params: { id: orgId, position: 'directors' }, body }));
  given(
    await owner.api(addToPosition, {
      params: { id: orgId, position: 'treasurers' },
      body: { person: { firstname: 'Lou', lastname: 'Roy' }, ...appointment },
    }),
  );
  expect(await foundingSet(orgId)).toEqual(before);
});
