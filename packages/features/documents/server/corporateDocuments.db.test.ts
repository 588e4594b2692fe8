import { addDays, type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered, type SignedIn, signIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { classOf } from '../../../../tests/support/stages/shares.ts';
import { type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import * as corporation from '../../corporation/contract.ts';
import { addToPosition, endPosition } from '../../people/contract.ts';
import { addClassByAmendment, amendShareClass, changeAuthorized } from '../../shares/transactionContract.ts';
import { fillTemplate, textOf } from '../rules/printing.ts';
import type { BookFacts, DocumentLanguage } from '../templates/template.ts';
import { templateOf, templates } from '../templates/templates.ts';
import { readBookFacts } from './bookFacts.ts';

/** The story's corporation a hundred days on: its board, its offices, its year and its articles changed. */
let server: TestServer;
let owner: SignedIn;
let story: Story;
let on: PlainDate;
let year: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  server.clock.pass({ days: 100 });
  owner = await signIn(server, owner.email);
  on = addDays(todayAt(server), -1);
  year = on.slice(0, 4);
  await changeBoard();
  await changeOffices();
  await changeArticles();
});
afterAll(() => server.close());

const resolved = (number: string) => ({ resolution: number, resolution_on: on });

async function changeBoard() {
  const id = story.orgId;
  const seat = async (position: 'directors' | 'secretaries', lastname: string, number: string) => {
    const person = {
      firstname: 'Zeynep',
      lastname,
      address: address('9 Elm Street'),
      residency: { resident_canadian: true, ground: 'citizen_resident', attested_on: on } as const,
    };
    const body = { person, appointed_on: on, ...(number !== '' && resolved(number)) };
    return given(await owner.api(addToPosition, { params: { id, position }, body })).person_id;
  };
  await seat('directors', 'Çelik', `D-${year}-11`);
  const second = await seat('directors', 'Öztürk', '');
  const end = async (position: 'directors' | 'presidents', person_id: string, more: object) =>
    given(await owner.api(endPosition, { params: { id, position }, body: { person_id, date: on, ...more } }));
  await end('presidents', story.personId, { reason: 'resigned' });
  const later = { date: todayAt(server), reason: 'removed', ...resolved(`S-${year}-11`) };
  await end('directors', second, later);
}

const address = (street: string) => ({
  address_line_1: street,
  city: 'Ottawa',
  region: 'Ontario',
  country: 'Canada',
  postal_code: 'K1A 0A9',
});

async function changeOffices() {
  const params = { id: story.orgId };
  const { region: province, ...rest } = address('50 Sussex Drive');
  const office = { ...rest, province, effective_on: on };
  given(
    await owner.api(corporation.changeOffice, { params, body: { ...office, ...resolved(`D-${year}-11`) } }),
  );
  const records = { ...office, place: 'records' as const, ...resolved(`D-${year}-12`) };
  given(await owner.api(corporation.changeOffice, { params, body: records }));
  const yearEnd = { fiscal_year_end: '06-30', effective_on: on };
  given(await owner.api(corporation.changeYearEnd, { params, body: yearEnd }));
}

async function changeArticles() {
  const params = { id: story.orgId };
  const amendment = { effective_on: on, registry_certificate: '77', ...resolved(`S-${year}-12`) };
  const name = { name: 'Érable', name_postfix: 'Inc.', ...amendment };
  given(await owner.api(corporation.changeName, { params, body: name }));
  const items = { min_directors: 1, max_directors: 7, business_restriction: 'No mining.', ...amendment };
  given(await owner.api(corporation.amendArticles, { params, body: items }));
  const preferred = classOf('Preferred', 'PR', {
    name_fr: 'actions privilégiées',
    voting: false,
    votes_per_share: '0',
    authorized: '5000',
  });
  given(await owner.api(addClassByAmendment, { params, body: { ...preferred, ...amendment } }));
  const { price, properties } = classOf('Common', 'CS', { redeemable: true, redemption_price: '1' });
  const common = { class_id: story.classId, name: 'Common', price, properties, ...amendment };
  given(await owner.api(amendShareClass, { params, body: common }));
  const authorized = { class_id: story.classId, authorizedExact: '9000000', effective_on: on };
  given(await owner.api(changeAuthorized, { params, body: authorized }));
}

/** As of the day of the changes, or of another one. */
async function factsIn(language: DocumentLanguage, asOf: PlainDate = todayAt(server)): Promise<BookFacts> {
  const read = await server.installation.db.asOrganization(story.orgId, (q) =>
    readBookFacts(q, story.orgId, { asOf, language }),
  );
  if (read === undefined) throw new Error('the story has no corporation');
  return read.facts;
}

const dueIn = (facts: BookFacts) =>
  templates.flatMap((template) => template.due(facts).map((due) => ({ template, due })));

async function documentIn(language: DocumentLanguage, { name, number }: { name: string; number?: string }) {
  const facts = await factsIn(language);
  const found = dueIn(facts).find(
    ({ template, due }) => template.name === name && (number === undefined || due.number === number),
  );
  if (found === undefined) throw new Error(`${name} ${number} is not due`);
  const own = await factsIn(language, found.due.datedOn ?? facts.asOf);
  const document = fillTemplate(found.template, own, found.due);
  if (!document.ok) throw new Error(`${name}: ${JSON.stringify(document.error)}`);
  return { ...found, facts, text: textOf(document.value), blocks: document.value.blocks };
}

const names = ({ persons }: BookFacts, signees: readonly { personId: string }[]) =>
  signees.map(({ personId }) => persons.get(personId)?.name);

test('one resolution of directors appoints a director and moves the office, signed by the board of its day', async () => {
  const { text, due, facts } = await documentIn('en', { name: 'issue_resolution', number: `D-${year}-11` });
  expect(text).toContain('Zeynep Çelik is appointed as an additional director');
  expect(text).toContain('The registered office of the Corporation is at 50 Sussex Drive, Ottawa ON K1A 0A9');
  expect(due.carries).toHaveLength(2);
  // The other new director signs, who was appointed by no resolution.
  expect(names(facts, due.signees)).toEqual(['Amélie Tremblay', 'Ömer Yılmaz', 'Zeynep Öztürk']);
  expect(due.passing).toBe('directors');
  const french = await documentIn('fr', { name: 'issue_resolution', number: `D-${year}-11` });
  expect(french.text).toContain(
    'Les administrateurs nomment Zeynep Çelik à un poste supplémentaire d’administrateur',
  );
});

test('what was recorded without a resolution says that it is missing', async () => {
  const facts = await factsIn('en');
  const missing = dueIn(facts).flatMap(({ template, due }) => {
    const document = fillTemplate(template, facts, due);
    if (due.number !== null || document.ok) return [];
    const blanks = document.error.map(({ fact, personId = '' }) => [fact, facts.persons.get(personId)?.name]);
    return [[due.title, ...blanks.flat()]];
  });
  expect(missing).toEqual([
    ['Appointment of Zeynep Öztürk', 'resolution', 'Zeynep Öztürk'],
    ['Financial year end, June 30', 'corporation_resolution', undefined],
    ['Authorized number of the Common shares', 'resolution', undefined],
  ]);
});

test('shareholders remove a director by the majority of the votes', async () => {
  const { text, due } = await documentIn('en', { name: 'shareholders_resolution', number: `S-${year}-11` });
  expect(text).toContain('Zeynep Öztürk is removed as director of the Corporation');
  expect([due.passing, due.signees.length]).toEqual(['ordinary', 3]);
});

/** The facts with the resolution of a number as the annual one. */
function asAnnual(facts: BookFacts, number: string): BookFacts {
  const row = facts.resolutions.find((one) => one.number === number);
  const yearEnd = plainDate(`${year}-06-30`);
  const { resolutionId = '' } = row ?? {};
  const annual = {
    resolutionId,
    body: 'shareholders',
    yearEnd,
    number,
    datedOn: on,
    isSigned: true,
  } as const;
  return { ...facts, asOf: addDays(yearEnd, 1), annualResolutions: [annual] };
}

test('an annual resolution carries what its number passes, and has no second document', async () => {
  const number = `S-${year}-11`;
  const later = asAnnual(await factsIn('en'), number);
  const found = dueIn(later).filter(({ due }) => due.number === number);
  expect(found.map(({ template }) => template.name)).toEqual(['annual_resolution_of_shareholders']);
  const [only] = found;
  const document = only && fillTemplate(only.template, later, only.due);
  expect(only?.due.carries).toHaveLength(1);
  expect(document?.ok && textOf(document.value)).toContain('Zeynep Öztürk is removed as director');
});

test.each([
  [
    'en',
    'cbca',
    'which needs a special resolution. This resolution does not pass it:',
    'The name of the Corporation is changed',
  ],
  [
    'fr',
    'obca',
    'qui exige une résolution spéciale. La présente résolution ne l’adopte pas',
    'est remplacée par',
  ],
] as const)(
  'in %s under the %s the annual resolution takes note of an amendment that names its number, and passes none (s. 173(1))',
  async (language, statute, noted, passed) => {
    const later = { ...asAnnual(await factsIn(language), `S-${year}-12`), statute };
    const found = dueIn(later).find(({ template }) => template.name === 'annual_resolution_of_shareholders');
    const document = found && fillTemplate(found.template, later, found.due);
    const text = document?.ok ? textOf(document.value) : '';
    expect(found?.due.carries).toEqual([]);
    expect(text).toContain(noted);
    expect(text).not.toContain(passed);
  },
);

test('one special resolution amends the articles, and Form 4 says the same', async () => {
  const number = `S-${year}-12`;
  const { text, due } = await documentIn('en', { name: 'shareholders_resolution', number });
  const form = await documentIn('en', { name: 'articles_of_amendment' });
  for (const words of [
    'The name of the Corporation is changed to “Érable Inc.”',
    'The number of directors is changed to a minimum of 1 and a maximum of 7.',
    'The restrictions on the business of the Corporation are replaced by the following:\nNo mining.',
    'A class of shares named Preferred / actions privilégiées is created, of which the Corporation may issue at most 5,000 shares',
    'The rights, privileges, restrictions and conditions of the Common shares are changed.',
    'Redeemable by the corporation.',
  ]) {
    expect(text).toContain(words);
    expect(form.text).toContain(words);
  }
  expect(due.passing).toBe('special');
  expect(form.text).toContain('Corporate name before the amendment Maple Robotics Inc.');
  expect(form.text).toContain(`by special resolution of the shareholders: ${number} of`);
  expect(form.text).toContain(', No. 77');
  const french = await documentIn('fr', { name: 'articles_of_amendment' });
  expect(french.text).toContain(
    'La dénomination sociale de la société est remplacée par «\u00a0Érable Inc.\u00a0».',
  );
});

test('what directors decide of the articles rests on its own provision: a series, and a number name', async () => {
  const facts: BookFacts = { ...(await factsIn('en')), statute: 'cbca' };
  const [common] = facts.classes;
  const byDirectors = (count: number) => ({ number: `D-${year}-2${count}`, date: on });
  const acts = facts.acts.map((act): BookFacts['acts'][number] => {
    if (act.kind === 'name.changed' && act.effectiveOn === on)
      return { ...act, payload: { ...act.payload, ofNumberName: true, resolution: byDirectors(1) } };
    if (act.kind !== 'class.created' || act.payload.amendment === null) return act;
    const amendment = { ...act.payload.amendment, resolution: byDirectors(2) };
    return { ...act, payload: { ...act.payload, seriesOf: common?.classId ?? '', amendment } };
  });
  const found = dueIn({ ...facts, acts }).find(({ template }) => template.name === 'articles_of_amendment');
  const form = found && fillTemplate(found.template, { ...facts, acts }, found.due);
  const blocks = form?.ok ? form.value.blocks : [];
  const said = blocks.flatMap((one) =>
    one.kind === 'clause' && one.text.includes('resolution of the') ? [[one.text, one.section]] : [],
  );
  expect(said).toEqual([
    [expect.stringContaining(`special resolution of the shareholders: S-${year}-12`), 'CBCA, s.\u00a0173'],
    [expect.stringMatching(`was a number name: D-${year}-21 of [^;]*$`), 'CBCA, s.\u00a0173(3)'],
    [expect.stringMatching(`^The series was designated .*: D-${year}-22 of`), 'CBCA, s.\u00a027(4)'],
  ]);
});

test('each class votes apart on what touches its rights', async () => {
  const facts = await factsIn('en');
  const [common] = facts.certificates;
  const preferred = facts.classes.find(({ name }) => name === 'Preferred');
  if (common === undefined || preferred === undefined) throw new Error('there are both classes');
  const held = { ...common, securityId: 'pr', classId: preferred.classId };
  const acts = facts.acts.map((act) => {
    if (act.kind !== 'articles.amended') return act;
    const changes = { board: { minimum: 1, maximum: 9 }, transferRestrictions: 'Of the directors.' };
    return { ...act, payload: { ...act.payload, changes } };
  });
  const both = { ...facts, acts, certificates: [...facts.certificates, held] };
  const due = dueIn(both);
  const votes = due.filter(({ template, due: { number } }) => template.name === 'class_resolution' && number);
  expect(votes.map((one) => [one.due.title.split(', ').at(-1), one.due.passing])).toEqual([
    ['vote of the holders of Common shares', 'class'],
    // The changed rights of the other may make it equal or superior (CBCA s. 176(1)(d), (f)).
    ['vote of the holders of Preferred shares', 'class'],
  ]);
  // The transfer of their shares is the one item of the articles on which they vote (CBCA s. 176(1)(h)).
  for (const { template, due: vote } of votes) {
    const printed = fillTemplate(template, both, vote);
    const text = printed.ok ? textOf(printed.value) : '';
    expect(text).toContain('The restrictions on the transfer of shares are replaced');
    expect(text).not.toContain('number of directors');
  }
});

test('a class has its French name in French papers, both in the articles, and the given one where it has no other', async () => {
  const facts = await factsIn('fr');
  const [common] = facts.certificates;
  const preferred = facts.classes.find(({ name }) => name === 'Preferred');
  if (common === undefined || preferred === undefined) throw new Error('there are both classes');
  const of = (quantity: bigint) => ({ ...common, securityId: 'pr', classId: preferred.classId, quantity });
  const titleOf = (language: DocumentLanguage, one: BookFacts['certificates'][number]) => {
    const held = { ...facts, language, certificates: [one] };
    const due = templateOf('share_certificate')?.due(held)[0];
    const printed = due && templateOf('share_certificate')?.print(held, due);
    return printed?.ok ? printed.value.title : undefined;
  };
  expect([
    titleOf('fr', of(2n)),
    titleOf('fr', of(1n)),
    titleOf('en', of(2n)),
    titleOf('fr', common),
  ]).toEqual([
    'Actions privilégiées',
    'Action privilégiée',
    'Preferred shares',
    'Actions «\u00a0Common\u00a0»',
  ]);
  const { text } = await documentIn('fr', { name: 'articles_of_amendment' });
  expect(text).toContain('désignée «\u00a0actions privilégiées / Preferred\u00a0»');
  const path = `/api/organization/${story.orgId}/register/export/classes?format=csv`;
  const headers = { authorization: `Bearer ${owner.token}`, 'accept-language': 'fr' };
  const csv = await (await fetch(server.origin + path, { headers })).text();
  expect(csv).toMatch(/\r\n"actions privilégiées","PR"/);
});

test('only verified provisions are cited', async () => {
  const cited = new Set<string>();
  for (const language of ['en', 'fr'] as const) {
    const facts = await factsIn(language);
    for (const { template, due } of dueIn(facts)) {
      if (template.section === 'registers') continue;
      const document = fillTemplate(template, facts, due);
      for (const block of document.ok ? document.value.blocks : [])
        if ('section' in block) cited.add((block.section ?? '').replace(/^.*?\u00a0/, ''));
    }
  }
  const collected = [
    '14',
    '120(1)',
    '120(5)',
    '120(5), (7.1)',
    '120(7.1)',
    '120(7.1)(a)',
    '120(7.1)(b)',
    '120(7.1)a)',
    '120(7.1)b)',
    '159(1)',
    '253',
    '19',
    '19(3)',
    '19(4)',
    '20(1)',
    '20, 22',
    '25',
    '25(3)',
    '26',
    '42',
    '49',
    '49(8)(a)',
    '49(8)a)',
    '49, 50',
    '50',
    '103',
    '29',
    '29(3)',
    '105(1)',
    '2(1), 105(3)',
    '106',
    '106(2)',
    '106(8)',
    '106(9)',
    '108',
    '109',
    '111',
    '113',
    '117',
    '121',
    '122(1)',
    '122(2)',
    '133(1)',
    '135, 136',
    '142',
    '146',
    '163',
    '80(2)',
    '173',
    // Each item of the articles that s. 173(1) lists, as English and French letter it.
    ...[...'abcdeghmno'].flatMap((letter) => [`173(1)(${letter})`, `173(1)${letter})`]),
    '177-179',
    '2.1',
    '21.1(2); SOR/2001-512, s.\u00a033',
    '21.1(2); DORS/2001-512, art.\u00a033',
  ];
  expect([...cited].filter((one) => !collected.includes(one))).toEqual([]);
});

test('the registry is told of the board and of the office, by a form of its own', async () => {
  const board = await documentIn('en', { name: 'notice_of_directors' });
  expect(board.text).toContain('Zeynep Çelik Director, from this day on 9 Elm Street');
  expect(board.text).toContain('Amélie Tremblay 100 King Street West, Toronto ON M5X 1A9');
  expect(JSON.stringify(board.blocks)).toContain('CBCA, s. 113');
  const office = await documentIn('fr', { name: 'notice_of_office' });
  expect(office.text).toContain('Nouvelle adresse 50 Sussex Drive, Ottawa ON K1A 0A9');
  expect(office.text).toContain('Adresse précédente 100 King Street West, Toronto ON M5X 1A9');
});

test('an officer who resigned signs a letter', async () => {
  const { text, due, facts } = await documentIn('fr', { name: 'resignation' });
  expect(text).toContain('Poste Président(e)');
  expect(names(facts, due.signees)).toEqual(['Amélie Tremblay']);
});

test('in Ontario shareholders move the office to another municipality, and the notice names officers', async () => {
  const facts: BookFacts = { ...(await factsIn('en')), statute: 'obca', resolutions: [] };
  const moves = facts.acts.map((act) =>
    act.kind === 'address.changed' ? { ...act, payload: { ...act.payload, resolution: null } } : act,
  );
  const due = dueIn({ ...facts, acts: moves });
  const titles = (name: string) =>
    due.filter(({ template }) => template.name === name).map((one) => one.due.title);
  expect(titles('shareholders_resolution')).toContain('Change of the registered office');
  expect(titles('issue_resolution')).not.toContain('Change of the registered office');
  const [notice] = due.filter(({ template }) => template.name === 'notice_of_directors');
  expect(notice?.due.title).toContain('directors or officers');
  expect(notice?.due.carries).toHaveLength(3);
});

test('a corporation taken over later has no paper of what it did before', async () => {
  const facts = await factsIn('en');
  const due = dueIn({ ...facts, isFoundedHere: false, beganOn: todayAt(server) });
  const unnumbered = due
    .filter(({ due: { number } }) => number === null)
    .map(({ template }) => template.name);
  for (const name of ['issue_resolution', 'notice_of_office', 'articles_of_amendment', 'resignation'])
    expect(unnumbered).not.toContain(name);
});
