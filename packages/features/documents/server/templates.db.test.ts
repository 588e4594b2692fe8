import { addMonths } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { registered } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { type Story, tellStory, todayAt } from '../../../../tests/support/story.ts';
import { changeYearEnd } from '../../corporation/contract.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { fillTemplate, textOf } from '../rules/printing.ts';
import { endedYears } from '../templates/annual.ts';
import { directorsOf, shareholdersOf } from '../templates/ofTheDay.ts';
import { type BookFacts, type DocumentLanguage, isExpected, type Statute } from '../templates/template.ts';
import { templateOf, templates } from '../templates/templates.ts';
import { dateIn } from '../templates/words.ts';
import { readBookFacts } from './bookFacts.ts';
import { registerTables } from './registerTables.ts';

let server: TestServer;
let story: Story;
beforeAll(async () => {
  server = await startTestServer();
  const owner = await registered(server);
  story = await tellStory(server, owner, { until: 'incorporated' });
  const on = todayAt(server);
  const body = { fiscal_year_end: '12-31', resolution: 'D-2025-07', resolution_on: on };
  given(await owner.api(changeYearEnd, { params: { id: story.orgId }, body }));
});
afterAll(() => server.close());

async function factsIn(language: DocumentLanguage): Promise<BookFacts> {
  const { db, clock, texts } = server.installation;
  const { orgId } = story;
  return db.asOrganization(orgId, async (q) => {
    const now = clock();
    const asOf = todayOf(await organizationOf(q, orgId), now);
    const read = await readBookFacts(q, orgId, { asOf, language });
    if (read === undefined) throw new Error('the story has no corporation');
    return { ...read.facts, registers: await registerTables({ q, orgId, now, texts }, read) };
  });
}

/** As if two years had passed, and the annual resolutions were drafted today. */
function twoYearsLater(facts: BookFacts): BookFacts {
  const later = { ...facts, asOf: addMonths(facts.asOf, 24) };
  const resolved = endedYears(later).flatMap(({ yearEnd }, year) =>
    (['directors', 'shareholders'] as const).map((body) => ({
      resolutionId: `${body} ${yearEnd}`,
      body,
      yearEnd,
      datedOn: later.asOf,
      number: `${body === 'directors' ? 'D' : 'S'}-2027-0${year + 1}`,
      isSigned: true,
    })),
  );
  return { ...later, annualResolutions: resolved };
}

/** Two years later, while nobody has signed the annual resolutions. */
function beforeSignature(facts: BookFacts): BookFacts {
  const signed = twoYearsLater(facts);
  return {
    ...signed,
    annualResolutions: signed.annualResolutions.map((one) => ({ ...one, isSigned: false })),
  };
}

/** The provisions that the collected law gives, by Act. */
const federal = [
  '120(1)',
  '120(5)',
  '120(7.1)',
  '120(7.1)(a)',
  '120(7.1)a)',
  '120(7.1)(b)',
  '120(7.1)b)',
  '6(1)',
  '14',
  '19',
  '20',
  '20(1)',
  '20, 22',
  '25',
  '25(3)',
  '26',
  '42',
  '49',
  '49, 50',
  '50',
  '103',
  '105(1)',
  '2(1), 105(3)',
  '106',
  '106(2)',
  '106(9)',
  '108',
  '109',
  '111',
  '117',
  '121',
  '122(1)',
  '122(2)',
  '133(1)',
  '135, 136',
  '142',
  '155',
  '158',
  '159',
  '159(1)',
  '163',
  '80(2)',
  '253',
  '50(1)(c)',
  '50(1)c)',
  '2.1',
  '21.1',
  '21.1(2); SOR/2001-512, s.\u00a033',
  '21.1(2); DORS/2001-512, art.\u00a033',
  '26, 39',
  '29',
  '49(8)(a)',
  '49(8)a)',
  '146',
];

const verified: Readonly<Record<string, readonly string[]>> = {
  cbca: federal,
  obca: [
    '4',
    '5',
    '14',
    '21',
    '22',
    '23',
    '24',
    '24, 35',
    '27',
    '38',
    '94',
    '96',
    '104',
    '108',
    '116',
    '118',
    '119',
    '122',
    '129',
    '132',
    '133',
    '134',
    '139',
    '140',
    '140, 119',
    '140, 139',
    '140.1',
    '140.2',
    '141',
    '148',
    '149',
    '154',
    '159',
  ],
};

const documentsOf = (facts: BookFacts) =>
  templates.flatMap((template) =>
    template.due(facts).map((due) => {
      const document = fillTemplate(template, facts, due);
      if (!document.ok) throw new Error(`${template.name}: ${JSON.stringify(document.error)}`);
      return { template, due, document: document.value };
    }),
  );

test.each(['en', 'fr'] as const)(
  'every document of a new corporation is filled in (%s)',
  async (language) => {
    const all = documentsOf(twoYearsLater(await factsIn(language)));
    const made = new Set(all.map(({ template }) => template.name));
    expect(templates.map(({ name }) => name).filter((name) => !made.has(name))).toEqual([
      'articles_of_amendment',
      'articles_of_dissolution',
      'resignation',
      'number_of_directors',
      'shareholders_resolution',
      'class_resolution',
      'statements_waiver',
      'shareholder_agreement',
      'vesting_agreement',
      'share_transfer',
      'dividend_payments',
      'notice_of_directors',
      'notice_of_office',
      'land_register',
    ]);
    for (const { template, due, document } of all) {
      const text = textOf(document);
      expect(text, template.name).not.toMatch(/undefined|null|NaN|\{|\[object/);
      expect(document.blocks.filter((block) => 'text' in block && block.text.trim() === '')).toEqual([]);
      expect(due.title, template.name).not.toBe('');
    }
    const names = all.map(({ document }) => textOf(document)).join('\n');
    expect(names).toContain('Ömer Yılmaz');
    expect(names).toContain('ليلى حداد');
  },
);

test.each(['cbca', 'obca', null] as const)(
  'only verified provisions are cited (%s)',
  async (statute: Statute) => {
    for (const language of ['en', 'fr'] as const) {
      const facts = { ...twoYearsLater(await factsIn(language)), statute };
      const cited = documentsOf(facts).flatMap(({ document }) =>
        document.blocks.flatMap((block) => {
          if (block.kind === 'note') return block.text.match(/(CBCA|OBCA|LCSA|LSAO), .*?(?=\.$)/)?.[0] ?? [];
          return 'section' in block ? [block.section ?? ''] : [];
        }),
      );
      const numbers = cited.map((section) => section.replace(/^.*?\u00a0/, ''));
      expect([...new Set(numbers)].filter((one) => !(verified[statute ?? ''] ?? []).includes(one))).toEqual(
        [],
      );
    }
  },
);

test.each<['cbca' | 'obca', string, string, string]>([
  ['cbca', 'CA', 'by_law', 'within 10 days after it, or by acting as a director after it.'],
  ['cbca', 'CA', 'by_law', 'if the directors do not submit it to them at their next meeting'],
  ['obca', 'ON', 'by_law', 'becomes a director only by consenting in writing'],
  [
    'cbca',
    'CA',
    'by_law',
    'or from a failure to elect the number or minimum number that the articles provide for',
  ],
  [
    'obca',
    'ON',
    'by_law',
    'A majority of the number, or of the minimum number, of directors that the articles require is a quorum.',
  ],
  ['cbca', 'CA', 'control_request', 'whether or not you have become or ceased to be such an individual'],
  ['cbca', 'CA', 'by_law', 'or at another place in Canada that the directors designate'],
  ['obca', 'ON', 'by_law', 'or at another place that the Act permits and the directors designate'],
  ['cbca', 'CA', 'control_request', 'any change to what it says about you'],
  [
    'cbca',
    'CA',
    'control_request',
    'the contact information that you have for them and for any other person',
  ],
  [
    'cbca',
    'CA',
    'organizing_resolution_of_directors',
    'On each matter, the signatures of all those entitled to vote on it',
  ],
  ['cbca', 'CA', 'auditor_waiver', 'The Corporation does not appoint an auditor.'],
  ['obca', 'ON', 'auditor_waiver', 'exempt, in respect of the financial year in which this consent is dated'],
  ['obca', 'ON', 'auditor_waiver', 'This consent must be given again for each financial year.'],
  ['obca', 'ON', 'annual_resolution_of_directors', 'is asked to consent to the exemption of the Corporation'],
  ['obca', 'ON', 'annual_resolution_of_shareholders', 'is exempt from the requirements of the Act'],
  ['obca', 'ON', 'organizing_resolution_of_directors', 'to the exemption of the Corporation from the'],
  ['obca', 'ON', 'organizing_resolution_of_shareholders', 'is exempt from the requirements of the Act'],
  ['cbca', 'CA', 'annual_resolution_of_directors', 'is asked to consent to there being no auditor'],
  ['cbca', 'CA', 'statements_waiver', 'need not be sent 21 days before the meeting'],
  [
    'cbca',
    'CA',
    'annual_resolution_of_shareholders',
    'annual meeting of shareholders, and takes the place of the meeting',
  ],
  ['obca', 'ON', 'annual_resolution_of_shareholders', 'where all the shareholders entitled to vote sign it'],
  [
    'cbca',
    'CA',
    'organizing_resolution_of_directors',
    'who may sign for its accounts, by a later resolution',
  ],
  ['cbca', 'CA', 'organizing_resolution_of_shareholders', 'No auditor is appointed if every shareholder'],
])('a paper says what its own Act says (%s, %s): %s, “%s”', async (statute, jurisdiction, name, said) => {
  const facts = await factsIn('en');
  const own = { ...facts, statute, corporation: { ...facts.corporation, jurisdiction } };
  const [printed] = documentsOf(beforeSignature(own)).filter(({ template }) => template.name === name);
  expect(printed && textOf(printed.document)).toContain(said);
});

test('where every first director takes shares, the shareholders confirm the first issue, to whom the interest is disclosed', async () => {
  const facts = await factsIn('en');
  const said = (of: typeof facts, jurisdiction = 'CA') =>
    documentsOf({ ...of, corporation: { ...of.corporation, jurisdiction } })
      .filter(({ template }) => template.name.startsWith('organizing_resolution'))
      .map(({ document }) =>
        document.blocks.flatMap((block) =>
          block.kind === 'clause' && /first issue|première émission/.test(block.text)
            ? `${block.text} [${block.section ?? ''}]`
            : [],
        ),
      );
  expect(said(facts)).toEqual([
    [
      'The interest is disclosed to the shareholders, who confirm the first issue of shares in their organizing resolution. [CBCA, s.\u00a0120(7.1)]',
    ],
    [
      expect.stringMatching(
        /^The interest of .*, directors who take shares of the first issue, was disclosed to the shareholders before this resolution was signed\. \[CBCA, s\.\u00a0120\(7\.1\)\(b\)]$/,
      ),
      'The first issue of shares, as the organizing resolution of the directors sets it out, is confirmed by special resolution. [CBCA, s.\u00a0120(7.1)(a)]',
    ],
  ]);
  // That Ontario's Act leaves it to the shareholders was read nowhere, and the majority of their votes is no special resolution.
  expect(said({ ...facts, statute: 'obca' }, 'ON').map((all) => all.at(-1))).toEqual([
    'The interest is disclosed to the shareholders, who confirm the first issue of shares in their organizing resolution. []',
    'The first issue of shares, as the organizing resolution of the directors sets it out, is confirmed. []',
  ]);
  expect(said(await factsIn('fr')).map((all) => all.at(-1))).toEqual([
    'L’intérêt est communiqué aux actionnaires, qui confirment la première émission d’actions dans leur résolution d’organisation. [LCSA, art.\u00a0120(7.1)]',
    'La première émission d’actions, telle que la prévoit la résolution d’organisation prise par les administrateurs, est confirmée par résolution spéciale. [LCSA, art.\u00a0120(7.1)a)]',
  ]);
  // One of them takes none, and may vote on it.
  const [one] = directorsOf(facts);
  const others = facts.certificates.filter(({ personId }) => personId !== one?.personId);
  expect(said({ ...facts, certificates: others })).toEqual([[], []]);
});

test('no resolution adopts a contract, or lets anybody sign at a bank, that nobody named', async () => {
  const papers = documentsOf(twoYearsLater(await factsIn('en'))).map(({ document }) => textOf(document));
  expect(
    papers.filter((text) => /every (written )?contract|any two directors or officers/i.test(text)),
  ).toEqual([]);
});

test('neither body says that there is no auditor: the shareholders appoint one, unless all of them consent', async () => {
  const said = async (language: DocumentLanguage) =>
    documentsOf(await factsIn(language))
      .filter(({ template }) => template.name.startsWith('organizing_resolution'))
      .map(({ document }) => textOf(document).match(/[^\n.]*(?:auditor|vérificateur)[^\n.]*\./)?.[0]);
  expect(await said('en')).toEqual([
    expect.stringContaining(
      'appoints no auditor: the shareholders appoint one, unless every one of them consents',
    ),
    expect.stringContaining('if every shareholder, in a separate document, consents'),
  ]);
  expect(await said('fr')).toEqual([
    expect.stringContaining('les actionnaires en nomment un, à moins que tous ne consentent'),
    expect.stringContaining('si tous les actionnaires y consentent dans un document distinct'),
  ]);
});

test.each(['en', 'fr'] as const)('registers print everybody in them (%s)', async (language) => {
  const all = documentsOf(await factsIn(language));
  const textIn = (name: string) => all.find(({ template }) => template.name === name)?.document;
  for (const [name, words] of [
    ['securities_register', ['Ömer Yılmaz', 'ليلى حداد', 'CS-2']],
    ['holders_ledger', ['Ömer Yılmaz', 'ليلى حداد']],
    ['directors_register', ['Ömer Yılmaz']],
    ['officers_register', ['Ömer Yılmaz']],
    ['control_register', ['Ömer Yılmaz']],
    ['stated_capital_account', ['ليلى حداد']],
  ] as const) {
    const document = textIn(name);
    if (document === undefined) throw new Error(`${name} is not due`);
    for (const word of words) expect(textOf(document), name).toContain(word);
    const { typesetter } = server.installation;
    const result = await typesetter.print(document);
    expect(result.ok, name).toBe(true);
  }
});

test('who came to hold shares later signs nothing of the founding', async () => {
  const facts = await factsIn('en');
  const later = facts.certificates.map((one) => ({
    ...one,
    personId: 'later',
    issuedOn: addMonths(one.issuedOn, 1),
  }));
  const grown = { ...facts, certificates: [...facts.certificates, ...later] };
  for (const name of ['by_law', 'organizing_resolution_of_shareholders', 'auditor_waiver']) {
    const [founding] = templates.find((template) => template.name === name)?.due(grown) ?? [];
    const signees = founding?.signees.map(({ personId }) => personId) ?? [];
    expect([name, signees.length > 0, signees.includes('later')]).toEqual([name, true, false]);
  }
});

test('a sole director resolves alone, and joint holders each sign', async () => {
  const facts = await factsIn('en');
  const [certificate] = facts.certificates;
  const [director] = facts.appointments.filter(({ position }) => position === 'director');
  if (certificate === undefined || director === undefined) throw new Error('the story has neither');
  const joint = { name: 'Ann Roy and Bo Roy', isBody: true, members: ['Ann Roy', 'Bo Roy'] };
  const body = { name: 'Holdings Ltd.', isBody: true, members: [] };
  const rest = {
    address: null,
    serviceAddress: null,
    formAddress: null,
    residentCanadian: null,
    residentGround: null,
    gender: null,
  };
  const changed: BookFacts = {
    ...facts,
    appointments: [director],
    certificates: ['joint', 'body'].map((personId) => ({ ...certificate, personId, securityId: personId })),
    persons: new Map([...facts.persons, ['joint', { ...joint, ...rest }], ['body', { ...body, ...rest }]]),
  };
  const textOfOne = (name: string) =>
    documentsOf(changed)
      .filter(({ template }) => template.name === name)
      .map(({ document }) => textOf(document))
      .join('\n');
  expect(textOfOne('organizing_resolution_of_directors')).toContain('The sole director of the Corporation');
  expect(textOfOne('organizing_resolution_of_directors')).toContain('signed by the sole director');
  const signed = textOfOne('organizing_resolution_of_shareholders');
  expect(signed).toContain('The shareholders of the Corporation resolve');
  expect(signed).toContain('Ann Roy Shareholder, jointly\nBo Roy Shareholder, jointly');
  expect(signed).toContain('Holdings Ltd. Shareholder, by its authorized signatory');
  expect(textOfOne('share_certificate')).toContain('are the registered joint holders of');
});

test('French sets a space that does not break before a colon and within its quotes', async () => {
  const text = documentsOf(twoYearsLater(await factsIn('fr'))).map(({ document }) => textOf(document));
  expect(text.join('\n')).not.toMatch(/ [:»]|« /);
  expect(text.join('\n')).toContain('«\u00a0Common\u00a0»');
  expect(text.join('\n')).not.toMatch(/\s;/);
});

test('each shareholder is asked once a year who has significant control, until the steps of the year are recorded', async () => {
  const template = templates.find(({ name }) => name === 'control_request');
  if (template === undefined) throw new Error('there is no such template');
  const facts = await factsIn('en');
  const asked = template.due(facts);
  expect(asked.map(({ personId }) => personId).toSorted()).toEqual(
    [...new Set(facts.certificates.map(({ personId }) => personId))].toSorted(),
  );
  // It is offered, and never missing.
  expect(asked.filter((due) => isExpected(due, facts.asOf))).toEqual([]);
  const [due] = asked;
  const document = due && fillTemplate(template, facts, due);
  const text = document?.ok ? textOf(document.value) : '';
  expect(text).toContain('every citizenship');
  expect(text).toContain('Common shares, CS-1');
  const inOntario = { ...facts, statute: 'obca' as const };
  const there = due && fillTemplate(template, inOntario, due);
  expect(there?.ok ? textOf(there.value) : '').not.toMatch(/citizenship|have become|SOR/);
  const review: BookFacts['controls'][number] = {
    of: 'review',
    on: facts.asOf,
    reviewId: 'review',
    ways: ['letter'],
    peopleAsked: [],
    outcome: 'confirmed',
    yearEndOn: null,
    summary: null,
  };
  expect(template.due({ ...facts, controls: [...facts.controls, review] })).toEqual([]);
});

test.each(['en', 'fr'] as const)(
  'the letter on control is one page, with a long address too (%s)',
  async (language) => {
    const facts = await factsIn(language);
    const address = '1180, boul. René-Lévesque Ouest, bureau 1400, Montréal QC H3B 4T3';
    const persons = new Map([...facts.persons].map(([id, person]) => [id, { ...person, address }]));
    const letters = documentsOf({ ...facts, persons }).filter(
      ({ template }) => template.name === 'control_request',
    );
    expect(letters).not.toEqual([]);
    const { typesetter } = server.installation;
    const pages = await Promise.all(
      letters.map(async ({ document }) => {
        const printing = await typesetter.print(document);
        return printing.ok ? printing.value.pages : 0;
      }),
    );
    expect(pages).toEqual(letters.map(() => 1));
  },
);

test('a class that is alone shares nothing with others', async () => {
  for (const language of ['en', 'fr'] as const) {
    const facts = await factsIn(language);
    expect(facts.classes).toHaveLength(1);
    const articles = documentsOf(facts).find(({ template }) => template.name === 'articles');
    const text = articles ? textOf(articles.document) : '';
    expect(text).toContain(
      language === 'en' ? 'The right to the remaining property' : 'Droit au reliquat des biens',
    );
    expect(text).not.toMatch(/share in|partager/);
  }
});

test('a document without a fact that matters is refused with what is missing', async () => {
  const facts = await factsIn('en');
  const acts = facts.acts.filter(({ kind }) => kind !== 'address.changed');
  const without = { ...facts, acts, resolutions: [], corporation: { ...facts.corporation } };
  delete (without.corporation as { registeredOffice?: unknown }).registeredOffice;
  const blanksOf = (name: string) => {
    const template = templates.find((one) => one.name === name);
    const [due] = template?.due(without) ?? [];
    if (template === undefined || due === undefined) throw new Error(`${name} is not due`);
    const document = fillTemplate(template, without, due);
    return document.ok ? [] : document.error.map(({ fact }) => fact);
  };
  expect(blanksOf('organizing_resolution_of_directors')).toEqual([
    'organizing_resolution',
    'registered_office',
  ]);
  expect(blanksOf('first_office_and_board')).toEqual(['registered_office']);
});

test('shareholders of an Ontario corporation set the number of directors within its articles by special resolution', async () => {
  const dueIn = (facts: BookFacts) =>
    templates.find(({ name }) => name === 'number_of_directors')?.due(facts) ?? [];
  const facts = await factsIn('fr');
  const board = { minimum: 1, maximum: 7 };
  const ontarian = { ...facts, statute: 'obca', corporation: { ...facts.corporation, board } } as const;
  expect([dueIn({ ...ontarian, statute: 'cbca' }), dueIn(fixedBoard(ontarian))]).toEqual([[], []]);
  const [due] = dueIn(ontarian);
  expect(due).toMatchObject({ isOnRequest: true, passing: 'special' });
  const found = documentsOf(ontarian).find(({ template }) => template.name === 'number_of_directors');
  const text = found === undefined ? '' : textOf(found.document);
  // Its paper names no number: those in office may be outside of the articles, and another number may be wanted.
  expect(text).toContain(
    'est fixé à ____________________, dans les limites d’au moins 1 et d’au plus 7 que prévoient les statuts.',
  );
  expect(text).toContain('signée par tous les actionnaires habiles à voter');
});

const fixedBoard = (facts: BookFacts): BookFacts => ({
  ...facts,
  corporation: { ...facts.corporation, board: { minimum: 2, maximum: 2 } },
});

test('a corporation that existed before has no founding documents here', async () => {
  const facts = { ...(await factsIn('en')), isFoundedHere: false };
  const due = templates.flatMap((template) => template.due(facts).map(() => template.name));
  expect(new Set(due)).toEqual(
    new Set([
      'director_consent',
      'issue_resolution',
      'subscription',
      'option_agreement',
      'intellectual_property_assignment',
      'short_shareholders_agreement',
      'share_certificate',
      'securities_register',
      'holders_ledger',
      'transfer_register',
      'directors_register',
      'officers_register',
      'control_register',
      'stated_capital_account',
      'instruments_register',
      'control_request',
      'officer_acceptance',
      'certificate_of_incumbency',
    ]),
  );
});

test.each([
  ['en', 'cbca'],
  ['fr', 'cbca'],
  ['en', 'obca'],
  ['fr', 'obca'],
] as const)(
  'an officer accepts his office, and another certifies that he holds it (%s, %s)',
  async (language, statute) => {
    const facts = { ...(await factsIn(language)), statute };
    const [president] = facts.appointments.filter(({ position }) => position === 'presidents');
    const of = (name: string) =>
      documentsOf(facts).filter(
        ({ template, due }) => template.name === name && due.personId === president?.personId,
      );
    const accepted = of('officer_acceptance');
    const offices = facts.appointments.filter(
      ({ personId, position }) => personId === president?.personId && position !== 'director',
    );
    expect(accepted.map(({ due }) => due.signees)).toEqual(
      offices.map(({ personId }) => [{ personId, capacity: 'officer' }]),
    );
    const [certificate] = of('certificate_of_incumbency');
    const text = certificate === undefined ? '' : textOf(certificate.document);
    expect(text).toContain(language === 'en' ? 'President, since' : 'Président(e), depuis le');
    expect(text.match(/, (since|depuis le) /g)).toHaveLength(offices.length);
    // A certificate is read on later days; facts in no minutes are of no section (CBCA s. 257(1)).
    const on = dateIn(language, facts.asOf);
    expect(text).toContain(language === 'en' ? `On ${on} the directors` : `Le ${on}, les membres`);
    // No paper states a day that nobody knows as the first of a seat.
    const open = facts.appointments.map((seat) => ({ ...seat, orBefore: true, resolution: null }));
    const names = ['officer_acceptance', 'certificate_of_incumbency', 'director_consent'];
    const opened = documentsOf({ ...facts, appointments: open }).filter(({ template }) =>
      names.includes(template.name),
    );
    const said = opened.map(({ document }) => textOf(document));
    const words = language === 'en' ? /\d{4} or before/ : /\d{4} ou avant/;
    expect(said.filter((one) => !words.test(one))).toEqual([]);
    expect(said.length).toBeGreaterThan(2);
    expect(opened.filter(({ document }) => document.footer.includes('257'))).toEqual([]);
    // Made when somebody asks: nothing is missing without them.
    expect([...accepted, certificate].filter((one) => one && isExpected(one.due, facts.asOf))).toEqual([]);
  },
);

test('the secretary certifies who holds an office, else a director, and nobody himself while another can', async () => {
  const facts = await factsIn('en');
  const certifier = (of: BookFacts) => {
    const template = templates.find(({ name }) => name === 'certificate_of_incumbency');
    const named = (id: string) => of.persons.get(id)?.name ?? '';
    return template
      ?.due(of)
      .map(({ subject, signees }) =>
        [named(subject), ...signees.map((one) => `${named(one.personId)}, ${one.capacity}`)].join(': '),
      );
  };
  expect(certifier(facts)).toEqual([
    'Amélie Tremblay: Ömer Yılmaz, officer',
    'Ömer Yılmaz: Amélie Tremblay, director',
  ]);
  const withoutSecretary = facts.appointments.filter(({ position }) => position !== 'secretaries');
  expect(certifier({ ...facts, appointments: withoutSecretary })).toEqual([
    'Amélie Tremblay: Ömer Yılmaz, director',
  ]);
});

test.each(['en', 'fr'] as const)(
  'each holder waives the statements of a year alone, and no resolution does it for all (%s)',
  async (language) => {
    const founded = await factsIn(language);
    const facts = beforeSignature(founded);
    const all = documentsOf(facts);
    const waivers = all.filter(({ template }) => template.name === 'statements_waiver');
    const years = new Set(waivers.map(({ due }) => due.subject.slice(0, 10)));
    expect(waivers).toHaveLength(years.size * shareholdersOf(facts).length);
    for (const { due, document } of waivers) {
      expect(due.signees).toEqual([{ personId: due.personId, capacity: 'shareholder' }]);
      expect(isExpected(due, facts.asOf)).toBe(false);
      expect(textOf(document)).toContain(facts.persons.get(due.personId ?? '')?.name);
    }
    const [holderId = ''] = shareholdersOf(facts);
    const holder = facts.persons.get(holderId);
    const joint = holder && { ...holder, members: ['Ann Roy', 'Bo Roy'] };
    const persons = new Map([...facts.persons, ...(joint ? [[holderId, joint] as const] : [])]);
    const together = documentsOf({ ...facts, persons }).map(({ document }) => textOf(document));
    expect(together.join('\n')).toMatch(
      /Ann Roy and Bo Roy, joint shareholders of the Corporation, inform|Ann Roy et Bo Roy, codétenteurs d’actions de la société, informent/,
    );
    const resolutions = all.filter(({ template }) => template.name === 'annual_resolution_of_shareholders');
    expect(resolutions).not.toEqual([]);
    for (const { document } of resolutions) expect(textOf(document)).not.toMatch(/waive|renonce/);
    expect(templateOf('statements_waiver')?.due(twoYearsLater(founded))).toEqual([]);
  },
);
