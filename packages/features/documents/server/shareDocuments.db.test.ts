/** The paper of share and instrument acts, from the story of Maple Robotics. */

import type { Payloads } from '@tabellion/book/acts/kinds.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import type { PrintedDocument } from '@tabellion/paper/printed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellMaple } from '../../../../tests/stories/maple.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { fillTemplate, textOf } from '../rules/printing.ts';
import { organizingOf } from '../templates/ofTheDay.ts';
import { type BookFacts, type DocumentLanguage, isExpected } from '../templates/template.ts';
import { templateOf } from '../templates/templates.ts';
import { resolved, withAct } from '../testing-acts.ts';
import { readBookFacts } from './bookFacts.ts';
import { registerTables } from './registerTables.ts';

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

const withRegisters = async (language: DocumentLanguage): Promise<BookFacts> => {
  const { db, texts } = server.installation;
  return db.asOrganization(orgId, async (q) => {
    const now = server.clock.read();
    const asOf = todayOf(await organizationOf(q, orgId), now);
    const read = await readBookFacts(q, orgId, { asOf, language });
    if (read === undefined) throw new Error('the story has no corporation');
    return { ...read.facts, registers: await registerTables({ q, orgId, now, texts }, read) };
  });
};

const dueOf = (facts: BookFacts, name: string) => templateOf(name)?.due(facts) ?? [];

function documentsOf(facts: BookFacts, name: string, number?: string | null): PrintedDocument[] {
  const template = templateOf(name);
  const due = dueOf(facts, name).filter((one) => number === undefined || one.number === number);
  return due.map((one) => {
    const document = template && fillTemplate(template, facts, one);
    if (!document?.ok) throw new Error(JSON.stringify(document?.error));
    return document.value;
  });
}

function documentOf(facts: BookFacts, name: string, number: string | null): PrintedDocument {
  const [document] = documentsOf(facts, name, number);
  if (document === undefined) throw new Error(`${name} ${number} is not due`);
  return document;
}

const textOfOne = (facts: BookFacts, name: string, number: string | null): string =>
  textOf(documentOf(facts, name, number));

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
  expect(fillTemplate(template, { ...facts, acts }, due)).toEqual({
    ok: false,
    error: [{ fact: 'resolution' }],
  });
  const imported = new Set(due.carries);
  expect(template.due({ ...facts, acts, imported }).filter(({ number }) => number === null)).toEqual([]);
});

test('nobody accepts a subscription of his own where another can, and the officer is one of its day', async () => {
  const facts = await factsIn('en');
  const sign = (of: BookFacts) =>
    dueOf(of, 'subscription').map(({ signees }) => signees.map(({ personId }) => personId));
  for (const [subscriber, officer] of sign(facts)) expect(officer).not.toBe(subscriber);
  const later = facts.appointments.map((one) =>
    one.position === 'secretaries' ? { ...one, ceasedOn: plainDate('2026-04-01') } : one,
  );
  expect(sign({ ...facts, appointments: later })[0]).toEqual(sign(facts)[0]);
});

test('one document has the issue, the plan and the options that one number passes', async () => {
  const text = textOfOne(await factsIn('en'), 'issue_resolution', 'D-2026-01');
  for (const words of [
    '30,000 Class B Common shares to İpek Şahin',
    'The plan “Stock option plan 2026” is approved. 100,000 Class B Common shares are reserved for it.',
    'İpek Şahin: option OP-1, for 40,000 Class B Common shares, at $0.10 per share, until January 12, 2036',
    'The shares vest monthly over 48 months from January 12, 2026; none vest in the first 12 months',
  ])
    expect(text).toContain(words);
  const french = textOfOne(await factsIn('fr'), 'issue_resolution', 'D-2026-01');
  expect(french).toContain('Les droits s’acquièrent chaque mois pendant 48 mois');
  expect(french).not.toMatch(/ [:;»]|« /);
});

test('a certificate of shares that were taken over says no day that nobody stated', async () => {
  const saying = async (issuedOn: '2016-02-01' | null) => {
    const facts = await factsIn('en');
    const takenOver = { issuedOn: issuedOn === null ? null : plainDate(issuedOn) };
    const certificates = facts.certificates.map((one) =>
      one.label === 'CS-6' ? { ...one, takenOver } : one,
    );
    const { blocks } = documentOf({ ...facts, certificates }, 'share_certificate', 'CS-6');
    return blocks.flatMap((block) => (block.kind === 'signatures' ? (block.lead ?? '') : []));
  };
  expect(await saying('2016-02-01')).toEqual(['Dated February 1, 2016']);
  expect((await saying(null))[0]).toMatch(/^Issued on or before /);
});

test('directors consent to a transfer where the articles restrict transfers, and only there it needs them', async () => {
  const facts = await factsIn('en');
  expect(textOfOne(facts, 'issue_resolution', 'D-2025-04')).toContain(
    '25,000 Common shares, certificate CS-1, from Amélie Tremblay to Hélène Bouchard, for which certificate CS-6 is given.',
  );
  const acts = facts.acts.map((act) =>
    act.kind === 'transferred' ? { ...act, payload: { ...act.payload, resolution: null } } : act,
  );
  const undated = (of: BookFacts) =>
    dueOf(of, 'issue_resolution').filter(({ number }) => number === null).length;
  expect(undated({ ...facts, acts })).toBe(1);
  const free = { ...facts.corporation, transferRestrictions: null };
  expect(undated({ ...facts, acts, corporation: free })).toBe(0);
});

test('a purchase says that the corporation stays solvent, and is refused while nobody was satisfied of it', async () => {
  const facts = await factsIn('en');
  const text = textOfOne(facts, 'issue_resolution', 'D-2026-02');
  expect(text).toContain('Any new certificate named above');
  expect(text).toContain('8,000 Common shares, certificate CS-5, held by Sofia Mensah, at $0.10 per share');
  expect(text).toContain(
    'On February 2, 2026 the directors were satisfied that there are no reasonable grounds',
  );
  expect(text).toContain('less than the aggregate of its liabilities and the stated capital of all classes');
  const acts = facts.acts.map((act) =>
    act.kind === 'repurchased' ? { ...act, payload: { ...act.payload, solvencyOn: null } } : act,
  );
  expect(() => textOfOne({ ...facts, acts }, 'issue_resolution', 'D-2026-02')).toThrow(/solvency/);
});

/** Open certificates `CS-…`, an option and a pool, as the story left them. */
function securitiesOf(facts: BookFacts) {
  const open = facts.certificates.filter(({ status, label }) => status === 'open' && label?.startsWith('CS'));
  const [one, other] = open;
  const option = facts.instruments[0];
  const pool = facts.pools[0];
  if (!one || !other || !option || !pool) throw new Error('the story has too little');
  const bare = { certificate: null, vesting: null, form: null, legends: [] };
  const { securityId, classId, personId } = one;
  const source = { securityId, classId, personId, quantity: String(one.quantity) };
  const into = { ...bare, securityId: other.securityId, quantity: '100' };
  return { open, one, other, option, pool, source, into };
}

test.each(['en', 'fr'] as const)(
  'every act on shares has its clause, under a provision that is verified (%s)',
  async (language) => {
    const facts = await factsIn(language);
    const { one, other, option, pool, source, into } = securitiesOf(facts);
    const back: Payloads['surrendered'] = {
      source,
      quantity: '100',
      balance: into,
      returnsTo: null,
      resolution: resolved,
      spoiled: [],
      deduction: { rule: 'NONE' },
    };
    const paid = {
      price: '2.5',
      paid: { kind: 'money', total: '250', paidOn: null },
      solvencyOn: resolved.date,
    } as const;
    const issue: Payloads['option.exercised']['issues'][number] = {
      ...into,
      personId: other.personId,
      classId: other.classId,
      poolId: null,
      price: '1',
      takenOver: null,
      consideration: { kind: 'money', amount: '100' },
      paidOn: resolved.date,
      exemption: null,
    };
    const seedClass = facts.classes.find(({ classId }) => classId !== one.classId)?.classId ?? '';
    const ratio = { numerator: '2', denominator: '1' };
    const fractions = { per: 'holder', rounding: 'down', cash: null } as const;
    const note = {
      securityId: 'note',
      personId: one.personId,
      label: 'CN-1',
      currency: 'USD',
      exemption: null,
    } as const;
    let all = withAct(facts, 'redeemed', { ...back, ...paid, demandedBy: 'holder' });
    all = withAct(all, 'repurchased', { ...back, ...paid, ground: 'agreement', returnsTo: pool.poolId });
    all = withAct(all, 'repurchased', { ...back, ...paid, ground: 'dissent' });
    all = withAct(all, 'repurchased', { ...back, ...paid, ground: 'order' });
    all = withAct(all, 'surrendered', back);
    all = withAct(all, 'cancelled', { ...back, reason: 'mistake' });
    all = withAct(all, 'converted', {
      source,
      quantity: '100',
      ratio,
      fractions,
      balance: null,
      additional: null,
      spoiled: [],
      into: { classId: seedClass, securities: [into] },
      deduction: { rule: 'STATED', amount: '10' },
      resolution: resolved,
    });
    all = withAct(all, 'reissued', {
      sources: [source],
      into: [into],
      reason: 'lost',
      resolution: resolved,
      spoiled: [],
    });
    all = withAct(all, 'vesting.set', { securityId: one.securityId, terms: null, resolution: resolved });
    all = withAct(all, 'vesting.stopped', {
      securityId: option.securityId,
      reason: 'voluntary',
      resolution: resolved,
    });
    all = withAct(all, 'vesting.accelerated', {
      securityId: one.securityId,
      quantity: '500',
      resolution: resolved,
    });
    all = withAct(all, 'pool.adjusted', {
      poolId: pool.poolId,
      quantity: '150000',
      boardApprovedOn: null,
      shareholdersApprovedOn: null,
      resolution: resolved,
    });
    all = withAct(all, 'instrument.issued', {
      ...note,
      kind: 'note',
      principal: '50000',
      expiresOn: null,
      resolution: resolved,
      terms: { interest: null, triggers: [], proRata: null, seniority: null },
    });
    all = withAct(all, 'option.exercised', {
      securityId: option.securityId,
      quantity: '100',
      settlement: { by: 'price', rounding: null },
      triggerId: null,
      issues: [issue],
      resolution: resolved,
    });
    all = withAct(all, 'instrument.converted', {
      securityId: 'note',
      principal: '50000',
      interest: '0',
      exchangeRate: '1.37',
      triggerId: null,
      issues: [issue],
      resolution: resolved,
    });
    all = withAct(all, 'option.released', {
      securityId: option.securityId,
      vested: '10',
      unvested: '5',
      returnsTo: null,
      reason: 'forfeited',
      resolution: resolved,
    });
    all = withAct(all, 'instrument.ended', {
      securityId: 'note',
      principal: '50000',
      reason: 'repaid',
      resolution: resolved,
    });
    all = withAct(all, 'instrument.transferred', {
      source: {
        securityId: option.securityId,
        kind: 'option',
        personId: option.personId,
        quantity: '100',
        principal: null,
      },
      into: [
        { securityId: 'moved', label: 'OP-9', personId: other.personId, quantity: '100', principal: null },
      ],
      balance: null,
      resolution: resolved,
    });
    all = withAct(all, 'rights.adjusted', {
      of: 'split',
      classId: one.classId,
      ratio,
      rounding: { quantity: 'down', price: 'up', vesting: 'CUMULATIVE_ROUND_DOWN' },
      instruments: [
        {
          securityId: option.securityId,
          quantity: { from: '40000', to: '80000' },
          triggers: [],
          price: { from: '0.1', to: '0.05' },
        },
      ],
      pools: [{ poolId: pool.poolId, reserved: { from: '1', to: '200000' }, used: { from: '0', to: '0' } }],
      resolution: resolved,
    });
    const text = textOfOne(
      {
        ...all,
        instruments: [
          ...all.instruments,
          { ...option, securityId: 'note', kind: 'note', label: 'CN-1', currency: 'USD' },
        ],
      },
      'issue_resolution',
      resolved.number,
    );
    expect(text).not.toMatch(/undefined|null|NaN|\{|\[object/);
    const said = {
      en: [
        'Option OP-1, held by İpek Şahin, ends for 15 Class B Common shares.',
        'is repaid and is no longer owed',
        'consent to the transfer of option OP-1',
        'Class B Common shares)',
        'The conditions of what is issued are set out in the document that the Corporation gives each holder',
        '40,000 shares become 80,000, at $0.05 per share',
        'The Corporation redeems 100 Common shares',
        'The Corporation purchases 100 Common shares',
        'under a non-assignable agreement that was made with the holder',
        'from a holder who dissents',
        'would by the payment be less than the aggregate of its liabilities.',
        'to the extent that its liabilities do not include that amount',
        'accepts the surrender, without payment, of 100 Common shares',
        'which were registered by mistake',
        'at 2 for 1',
        'which is lost',
        'is delivered once the holder has furnished a sufficient indemnity bond',
        'All of them have vested',
        'Vesting stops after April 16, 2026 for option OP-1',
        '500 more shares vest on',
        'From now on 150,000 shares are reserved',
        'convertible note CN-1, for 50,000.00\u00a0USD',
        'Option OP-1, held by İpek Şahin, is exercised as to 100 Common shares',
        'on the terms set out above, and discloses that interest to the Corporation.',
        'as to 50,000.00\u00a0USD of principal, at $1.37 for 1 USD',
      ],
      fr: [
        'Le droit suivant prend fin pour 15',
        'consentent au transfert suivant',
        'en deviennent 80\u00a0000',
        'La société rachète 100',
        'La société achète 100',
        'aux termes d’un contrat incessible conclu avec cette personne',
        'par suite de la dissidence du détenteur',
        'serait, de ce fait, inférieure à son passif.',
        'déduction faite de toute partie de ces sommes déjà inscrite au passif',
        'accepte la remise, à titre gratuit, de 100',
        'inscrites par erreur',
        'à raison de 2 pour 1',
        'pour cause de perte',
        'une fois que le détenteur a fourni un cautionnement suffisant',
        'L’acquisition des droits cesse après le',
        'billet convertible CN-1',
        'Le droit suivant est exercé pour 100 actions',
        'et communique par la présente cet intérêt à la société.',
      ],
    };
    for (const words of said[language]) expect(text).toContain(words);
    const cited = sectionsOf(all, 'issue_resolution').map((section) => section.replace(/^.*?\u00a0/, ''));
    const verified = [
      '25',
      '25(3)',
      '26',
      '29',
      '29(1)',
      '34',
      '34(2)',
      '35(1)(a)',
      '35(1)a)',
      '35(1)(c)',
      '35(1)c)',
      '35(2)(a)',
      '35(2)a)',
      '35(2)(b)',
      '35(2)b)',
      '35(3)',
      '36',
      '36(2)',
      '37',
      '39(1)',
      '39(4)',
      '39(6)',
      '49',
      '49, 50',
      '76',
      '80',
      '80(2)',
      '120(1)',
      '120(5)',
      '120(5), (7.1)',
      '190(26)',
      '241(6)',
    ];
    expect([...new Set(cited)].filter((section) => !verified.includes(section))).toEqual([]);
  },
);

const sectionsOf = (facts: BookFacts, name: string): string[] =>
  documentsOf(facts, name).flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('section' in block ? [block.section ?? ''] : [])),
  );

test('a split is passed by all who vote, and apart by the class that it touches', async () => {
  const facts = await factsIn('en');
  const { one, open } = securitiesOf(facts);
  const reissued = open.map(({ securityId, classId, personId, quantity }) => ({
    source: { securityId, classId, personId, quantity: String(quantity) },
    into: {
      securityId,
      certificate: null,
      quantity: String(quantity * 10n),
      vesting: null,
      form: null,
      legends: [],
    },
  }));
  const split = withAct(
    facts,
    'class.split',
    {
      classId: one.classId,
      ratio: { numerator: '10', denominator: '1' },
      reissued,
      fractions: { per: 'holder', rounding: 'down', cash: null },
      resolution: resolved,
      registryCertificate: null,
      spoiled: [],
    },
    'shareholders',
  );
  const [all] = dueOf(split, 'shareholders_resolution');
  const [apart] = dueOf(split, 'class_resolution');
  expect([all?.passing, apart?.passing]).toEqual(['special', 'class']);
  expect(new Set(apart?.signees.map(({ personId }) => personId))).toEqual(
    new Set(open.filter(({ issuedOn }) => issuedOn <= resolved.date).map(({ personId }) => personId)),
  );
  expect(all?.signees.length).toBeGreaterThan(apart?.signees.length ?? 0);
  const text = textOfOne(split, 'class_resolution', resolved.number);
  expect(text).toContain(
    'to split the issued Common shares on the basis of 10 new shares for each issued share',
  );
  expect(text).toContain('(CBCA, ss.\u00a0142, 176)');
  const [alone] = [
    { ...split, certificates: split.certificates.filter(({ label }) => label?.startsWith('CS')) },
  ];
  expect(dueOf(alone, 'class_resolution')).toEqual([]);
});

test('fractions of a consolidation are paid for by a resolution of the directors, beside that of the shareholders', async () => {
  const facts = await factsIn('en');
  const { one, source } = securitiesOf(facts);
  const directors = { number: 'D-2026-10', date: resolved.date };
  const dividedBy = (resolution: typeof directors | null, solvencyOn = resolved.date) => {
    const divided = withAct(
      facts,
      'class.consolidated',
      {
        classId: one.classId,
        ratio: { numerator: '1', denominator: '7' },
        reissued: [{ source, into: null }],
        fractions: {
          per: 'certificate',
          rounding: 'down',
          cash: { perShare: '2', rounding: 'half_up', paid: [{ personId: one.personId, cents: '57' }] },
        },
        acquired: {
          solvencyOn,
          deduction: {
            rule: 'PRO_RATA',
            capitalBefore: '1000',
            sharesBefore: '100',
            places: 10,
            rounding: 'half_even',
          },
          holders: [
            { personId: one.personId, fraction: { numerator: '2', denominator: '7' }, deducted: '20' },
          ],
          resolution,
        },
        resolution: resolved,
        registryCertificate: null,
        spoiled: [],
      },
      'shareholders',
    );
    const { number, date: datedOn } = directors;
    const own = {
      resolutionId: 'of-the-payment',
      body: 'directors' as const,
      number,
      datedOn,
      isOrganizing: false,
    };
    return { ...divided, resolutions: [...divided.resolutions, own] };
  };
  const passed = dividedBy(directors);
  expect(dueOf(passed, 'shareholders_resolution').map(({ number }) => number)).toContain(resolved.number);
  const text = textOfOne(passed, 'issue_resolution', directors.number);
  for (const said of ['2/7', '$0.57', '$20.00 is deducted']) expect(text).toContain(said);
  const printed = JSON.stringify(documentOf(passed, 'issue_resolution', directors.number).blocks);
  for (const cited of ['35(1)(b)', '35(3)', '39(1)', '39(6)']) expect(printed).toContain(cited);
  expect(text).not.toContain('articles of amendment');
  const acts = new Set(passed.acts.slice(-1).map(({ root }) => root));
  const unnumbered = dueOf(dividedBy(null), 'issue_resolution').filter(({ carries }) =>
    carries?.some((root) => acts.has(root)),
  );
  expect(unnumbered.map(({ number }) => number)).toEqual([null]);
});

test('every certificate that was opened has its document, and one that ended is marked as cancelled', async () => {
  const facts = await factsIn('en');
  const due = dueOf(facts, 'share_certificate');
  expect(due.map(({ number }) => number).toSorted()).toEqual(
    facts.certificates.map(({ label }) => label).toSorted(),
  );
  const marked = (number: string) => documentOf(facts, 'share_certificate', number).mark;
  expect([marked('CS-1'), marked('CS-7')]).toEqual(['CANCELLED', 'SPECIMEN']);
  expect(textOfOne(facts, 'share_certificate', 'CS-1')).toContain(
    'Cancelled on November 3, 2025 and replaced by CS-6 and CS-7.',
  );
  const transfer = facts.acts.find(({ kind }) => kind === 'transferred')?.root ?? '';
  const imported = dueOf({ ...facts, imported: new Set([transfer]) }, 'share_certificate');
  expect(imported.map(({ number }) => number)).not.toContain('CS-1');
});

test('a transfer is printed for ink, from the old certificate to the new ones', async () => {
  const facts = await factsIn('en');
  const [due] = dueOf(facts, 'share_transfer');
  expect(due).toMatchObject({
    title: 'Transfer of shares of Amélie Tremblay, certificate CS-1',
    signees: [],
  });
  const text = textOfOne(facts, 'share_transfer', null);
  for (const words of [
    'Resolution D-2025-04, November 3, 2025',
    'for $25,000.00 in all',
    'Hélène Bouchard 25,000 CS-6',
    'The balance of 375,000 Common shares, certificate CS-7, stays in the name of Amélie Tremblay.',
    'sign it in ink',
    'Amélie Tremblay Shareholder',
  ])
    expect(text).toContain(words);
});

test('shares of a holder who died pass without an endorsement, for the heir or the representative to sign', async () => {
  for (const [language, ...words] of [
    ['en', 'pass on the death of the registered holder', 'a declaration of transmission and the certificate'],
    ['fr', 'transmises par suite du décès du détenteur inscrit', 'une déclaration de transmission'],
  ] as const) {
    const facts = await factsIn(language);
    const acts = facts.acts.map((act) =>
      act.kind === 'transferred'
        ? {
            ...act,
            payload: { ...act.payload, consideration: { kind: 'succession', amount: null } as const },
          }
        : act,
    );
    const text = textOfOne({ ...facts, acts }, 'share_transfer', null);
    for (const one of words) expect(text).toContain(one);
    expect(text).not.toMatch(/endorse|authorizes|Amélie Tremblay (Shareholder|Actionnaire)/);
    const resolution = textOfOne({ ...facts, acts }, 'issue_resolution', 'D-2025-04');
    expect(resolution).toContain(
      { en: 'Amélie Tremblay at death, to Hélène Bouchard', fr: 'Amélie Tremblay à son décès, à Hélène' }[
        language
      ],
    );
    expect(resolution).not.toMatch(/endorsed by the holder|endossé à l’encre/);
  }
});

test('an option has its agreement, which the holder and an officer sign', async () => {
  const facts = await factsIn('fr');
  const due = dueOf(facts, 'option_agreement');
  expect(due.map(({ number }) => number)).toEqual(['OP-1', 'OP-2']);
  expect(due[0]?.signees.map(({ capacity }) => capacity)).toEqual(['holder', 'officer']);
  const text = textOfOne(facts, 'option_agreement', 'OP-1');
  for (const words of [
    'et İpek Şahin (le «\u00a0titulaire\u00a0»)',
    '40\u00a0000 actions «\u00a0Class B Common\u00a0»',
    '12 janvier 2036',
    'Stock option plan 2026',
    'D-2026-01, 12 janvier 2026',
    'Les droits s’acquièrent chaque mois pendant 48 mois',
    'Les statuts restreignent le transfert',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/ [:;»]|« /);
  const windows = facts.acts.map((act) =>
    act.kind === 'option.granted'
      ? {
          ...act,
          payload: {
            ...act.payload,
            terms: {
              ...act.payload.terms,
              windows: [
                { reason: 'voluntary' as const, length: 90, unit: 'days' as const },
                { reason: 'disability' as const, length: 90, unit: 'days' as const },
                { reason: 'death' as const, length: 1, unit: 'years' as const },
              ],
            },
          },
        }
      : act,
  );
  const limited = textOfOne({ ...facts, acts: windows }, 'option_agreement', 'OP-1');
  expect(limited).toContain('en cas de départ du titulaire et en cas d’invalidité\u00a0: pendant 90 jours.');
  expect(limited).toContain('au décès du titulaire (par la succession)\u00a0: pendant 1 an.');
});

test('shares of a share unit have no price, but are issued for past services', async () => {
  const facts = await factsIn('en');
  const acts = facts.acts.map((act) =>
    act.kind === 'option.granted'
      ? {
          ...act,
          payload: {
            ...act.payload,
            price: null,
            terms: { ...act.payload.terms, compensation: 'share_unit' as const },
          },
        }
      : act,
  );
  const units = { ...facts, acts };
  const services = 'for past services of the Holder that are worth at least the fair equivalent of the money';
  expect(textOfOne(units, 'option_agreement', 'OP-1')).toContain(services);
  const instruments = facts.instruments.map((one) =>
    one.terms.of === 'option'
      ? { ...one, terms: { ...one.terms, compensation: 'share_unit' as const } }
      : one,
  );
  const { securityId = '' } = instruments.find(({ label }) => label === 'OP-1') ?? {};
  const sooner = { securityId, quantity: '500', resolution: resolved };
  const vested = textOfOne(
    withAct({ ...units, instruments }, 'vesting.accelerated', sooner),
    'issue_resolution',
    resolved.number,
  );
  expect(vested).toContain('of share unit OP-1 for 40,000 Class B Common shares, held by İpek Şahin');
  const resolution = documentsOf(units, 'issue_resolution')
    .map(textOf)
    .find((text) => text.includes('share unit OP-1'));
  expect(resolution).toContain('Shares for share units and share appreciation rights are issued on exercise');
  expect(resolution).not.toContain('when their price has been paid in full');
});

test('shares that vest have an agreement, which nobody signs for both sides', async () => {
  const facts = await factsIn('en');
  const due = dueOf(facts, 'vesting_agreement');
  expect(due.map(({ title }) => title)).toContain('Vesting agreement of Ömer Yılmaz, CS-2');
  for (const { signees } of due) {
    expect(signees).toHaveLength(2);
    expect(signees[0]?.personId).not.toBe(signees[1]?.personId);
  }
  const { one } = securitiesOf(facts);
  const terms = { dates: [{ on: plainDate('2027-01-01'), quantity: String(one.quantity) }] };
  const anew = withAct(facts, 'vesting.set', { securityId: one.securityId, terms, resolution: null });
  expect(dueOf(anew, 'vesting_agreement')).toHaveLength(due.length + 1);
  const text = documentsOf(anew, 'vesting_agreement').map(textOf).at(-1);
  expect(text).toContain('300,000 on January 1, 2027');
  expect(text).toContain('takes the place of every earlier one');
  expect(text).toContain('the Corporation may buy the shares that have not vested. It pays $0.01 for each');

  // Another holder's certificate, from which these came: they were bought, at a price that the registers do not know.
  const bought = facts.certificates.map((other) =>
    other.securityId === one.securityId
      ? { ...other, origin: { by: 'transferred', root: '', from: [soldFrom(facts, one)] } as const }
      : other,
  );
  const ofBuyer = documentsOf({ ...anew, certificates: bought }, 'vesting_agreement')
    .map(textOf)
    .at(-1);
  expect(ofBuyer).toContain('It pays $____________________ for each of them.');
  expect(ofBuyer).toContain('Certificate dated');
  expect(ofBuyer).not.toMatch(/Issued on|price at which they were issued/);
});

const soldFrom = ({ certificates }: BookFacts, { personId }: { readonly personId: string }): string =>
  certificates.find((other) => other.personId !== personId)?.securityId ?? '';

test('what rests on the organizing resolution stands in it, under its one number', async () => {
  const facts = await factsIn('en');
  const { number, datedOn } = organizingOf(facts) ?? {};
  if (!number || !datedOn) throw new Error('the story is not organized');
  const acts = facts.acts.map((act) =>
    act.kind === 'option.granted'
      ? { ...act, payload: { ...act.payload, resolution: { number, date: datedOn } } }
      : act,
  );
  const organized = { ...facts, acts };
  expect(textOfOne(organized, 'organizing_resolution_of_directors', number)).toContain('option OP-1');
  expect(textOfOne(organized, 'issue_resolution', 'D-2026-01')).not.toContain('option OP-1');
});

test('an act that does two things without any resolution has one document', async () => {
  const facts = await factsIn('en');
  const acts = facts.acts.map((act) =>
    act.kind !== 'transferred'
      ? act
      : {
          ...act,
          payload: {
            ...act.payload,
            resolution: null,
            balance: {
              outcome: 'cancelled' as const,
              quantity: '375000',
              returnsTo: null,
              resolution: null,
              deduction: { rule: 'NONE' as const },
              particulars: { by: 'surrendered' as const },
            },
          },
        },
  );
  const open = dueOf({ ...facts, acts }, 'issue_resolution').filter(({ number }) => number === null);
  expect(open.map(({ title }) => title)).toEqual([
    'Transfer of shares, Amélie Tremblay; Surrender of shares, Amélie Tremblay',
  ]);
});

test('a certificate is signed by who held office on its day, and by another than its holder', async () => {
  const facts = await factsIn('en');
  const signedBy = (of: BookFacts, number: string) =>
    documentOf(of, 'share_certificate', number).blocks.flatMap((block) =>
      block.kind === 'signatures' ? block.signees.map(({ name, capacity }) => `${name}, ${capacity}`) : [],
    );
  expect(signedBy(facts, 'CS-2')).toEqual(['Amélie Tremblay, President']);
  expect(signedBy(facts, 'CS-3')).toEqual(['Ömer Yılmaz, Secretary']);
  const appointments = facts.appointments.map((one) =>
    one.position === 'secretaries' ? { ...one, ceasedOn: plainDate('2026-01-01') } : one,
  );
  expect(signedBy({ ...facts, appointments }, 'CS-3')).toEqual(['Ömer Yılmaz, Secretary']);
  expect(signedBy({ ...facts, appointments }, 'CS-8')).toEqual(['Amélie Tremblay, President']);
});

const acknowledgedIn = async (language: DocumentLanguage): Promise<BookFacts> => {
  const facts = await factsIn(language);
  return {
    ...facts,
    certificates: facts.certificates.map((one) => ({ ...one, form: 'acknowledgment' as const })),
  };
};

test('an acknowledgment is numbered as one', async () => {
  const text = textOfOne(await acknowledgedIn('fr'), 'share_certificate', 'CS-3');
  expect(text).toContain('Reconnaissance CS-3');
  expect(text).not.toContain('Certificat CS-3');
});

test('whoever holds an acknowledgment has no certificate to deliver', async () => {
  for (const [language, returned, given, registered] of [
    [
      'en',
      'The acknowledgment named above is returned',
      'for which acknowledgment CS-6 is given',
      'where an acknowledgment was given in its place, the acknowledgment and the signed transfer;',
    ],
    [
      'fr',
      'La reconnaissance indiquée ci-dessus est remise',
      'la reconnaissance CS-6 est établie',
      'si une reconnaissance écrite a été délivrée à la place, cette reconnaissance et le transfert signé;',
    ],
  ] as const) {
    const facts = await acknowledgedIn(language);
    const text = textOfOne(facts, 'share_transfer', null);
    expect(text).toContain(returned);
    expect(text).not.toMatch(/certificate named above|certificat indiqué ci-dessus/);
    const resolution = textOfOne(facts, 'issue_resolution', 'D-2025-04');
    for (const words of [given, registered]) expect(resolution).toContain(words);
  }
});

test('a certificate of shares that vest says how they may be transferred (CBCA s. 49(8)(a))', async () => {
  const facts = await factsIn('en');
  const note = 'Shares that have not vested may be transferred only as agreed with the Corporation.';
  expect(textOfOne(facts, 'share_certificate', 'CS-2')).toContain(note);
  expect(textOfOne(facts, 'share_certificate', 'CS-1')).not.toContain(note);
  const agreements = documentsOf(facts, 'vesting_agreement').map(textOf).join('\n');
  expect(agreements).toContain('notes this restriction conspicuously on the certificate');
});

test('money is printed to the cent, which says so where the account has more digits', async () => {
  expect(textOfOne(await factsIn('en'), 'issue_resolution', 'D-2026-02')).toContain(
    '$123.59 (to the nearest cent) is deducted from the stated capital account of the Common shares.',
  );
  expect(textOfOne(await factsIn('fr'), 'issue_resolution', 'D-2026-02')).toContain(
    'La somme de 123,59\u00a0$ (au cent près) est déduite du compte capital déclaré',
  );
  for (const [language, because, amount, note] of [
    ['en', '$14,800.00 × 8,000 of 958,000 shares', '-$123.59', 'Amounts are printed to the nearest cent.'],
    ['fr', '14\u00a0800,00\u00a0$ × 8\u00a0000 actions sur 958\u00a0000', '-123,59\u00a0$', 'au cent près'],
  ] as const) {
    const text = textOfOne(await withRegisters(language), 'stated_capital_account', null);
    for (const words of [because, amount, note]) expect(text).toContain(words);
    expect(text).not.toMatch(/\d[.,]\d{3,}\d/);
  }
});

test('nothing of ours stays English in French', async () => {
  const facts = await withRegisters('fr');
  const texts = ['articles', 'share_certificate', 'securities_register', 'transfer_register'].map((name) =>
    documentsOf(facts, name).map(textOf).join('\n'),
  );
  const [articles = '', certificates = '', securities = '', transfers = ''] = texts;
  expect(articles).toContain('Limites imposées à l’activité commerciale de la société\nAucune');
  expect(articles).toContain('Aucune action de la société ne peut être transférée');
  expect(articles).toContain('Amélie Tremblay Fondateur ou fondatrice');
  expect(certificates).toContain('Les statuts restreignent le transfert des actions\u00a0: Aucune action');
  for (const register of [securities, transfers]) expect(register).toContain('Numéraire');
  for (const text of texts) expect(text).not.toMatch(/\bNone\b|No share|Signataire|\bArgent\b/);
  const [instruments] = documentsOf(facts, 'instruments_register');
  const heads = instruments?.blocks.flatMap((block) =>
    block.kind === 'table' ? block.columns.map(({ label }) => label) : [],
  );
  expect(heads).toContain('Titulaire');
});

test('the steps of the register of control say how, what came of them and who was asked', async () => {
  const [register] = documentsOf(await withRegisters('en'), 'control_register');
  const text = register ? textOf(register) : '';
  expect(text).toContain('Letter, Records; The register is correct; Amélie Tremblay, Ömer Yılmaz');
  // A fact of a person that is missing shows as missing; steps have none of them.
  expect(text.split('\n').filter((line) => line.includes('Letter, Records') && line.includes('–'))).toEqual(
    [],
  );
});

test('shareholders sign in the order of their certificates', async () => {
  const facts = { ...(await factsIn('en')), asOf: plainDate('2025-03-14') };
  const [waiver] = documentsOf(facts, 'auditor_waiver');
  const names = waiver?.blocks.flatMap((block) =>
    block.kind === 'signatures' ? block.signees.map(({ name }) => name) : [],
  );
  expect(names).toEqual(['Amélie Tremblay', 'Ömer Yılmaz', 'ليلى حداد']);
});

const lawyer = {
  en: 'A starting point, not legal advice. Have a lawyer read it before it is signed.',
  fr: 'Un point de départ, et non un avis juridique. Faites lire ce document par un juriste avant de le signer.',
};
const uncited = { en: 'This document cites no statute.', fr: 'Le présent document ne cite aucune loi.' };

test.each([
  ['en', 'cbca'],
  ['fr', 'cbca'],
  ['en', 'obca'],
  ['fr', 'obca'],
  ['en', null],
] as const)(
  'agreements that no law words ask for a lawyer, and for the day of each signee (%s, %s)',
  async (language, statute) => {
    const facts = { ...(await factsIn(language)), statute };
    for (const name of [
      'vesting_agreement',
      'intellectual_property_assignment',
      'short_shareholders_agreement',
    ]) {
      const [document] = documentsOf(facts, name);
      const text = document === undefined ? '' : textOf(document);
      expect(text, name).toContain(statute === null ? uncited[language] : lawyer[language]);
      const [signatures] = document?.blocks.filter((block) => block.kind === 'signatures') ?? [];
      expect(signatures?.kind === 'signatures' && signatures.dateLabel, name).toMatch(/^Date/);
    }
  },
);

test('a founder who holds shares alone may assign to the corporation what he made; nothing is missing without it', async () => {
  const facts = await factsIn('en');
  const due = dueOf(facts, 'intellectual_property_assignment');
  const names = due.map(({ subject }) => facts.persons.get(subject)?.name);
  expect(names).toContain('Ömer Yılmaz');
  expect(names).not.toContain('Northgate Holdings Ltd.');
  expect(due.filter((one) => isExpected(one, facts.asOf))).toEqual([]);
  const [first] = documentsOf(facts, 'intellectual_property_assignment');
  const lines = first?.blocks.flatMap((block) => (block.kind === 'signatures' ? block.signees : []));
  expect(lines?.map(({ name, capacity }) => `${name}, ${capacity}`)).toEqual([
    'Amélie Tremblay, Shareholder',
    'Ömer Yılmaz, For the Corporation, Secretary',
  ]);
});

test('all shareholders sign their short agreement, and one officer for the corporation; one holder alone has none', async () => {
  const facts = await factsIn('en');
  const [document] = documentsOf(facts, 'short_shareholders_agreement');
  const lines = document?.blocks.flatMap((block) => (block.kind === 'signatures' ? block.signees : [])) ?? [];
  expect(lines.filter(({ capacity }) => capacity.startsWith('Shareholder'))).toHaveLength(lines.length - 1);
  expect(lines.at(-1)?.capacity).toBe('For the Corporation, Secretary');
  const [only] = facts.certificates;
  if (only === undefined) throw new Error('the story has certificates');
  const { ended: _, ...open } = only;
  const alone = { ...facts, certificates: [{ ...open, status: 'open' as const }] };
  expect(dueOf(alone, 'short_shareholders_agreement')).toEqual([]);
});

test.each([
  ['single', 'On a change of control, all shares that have not vested vest.'],
  ['double', 'If within 12 months after a change of control'],
] as const)(
  'an agreement on vesting says what vests early by a %s trigger, and nothing where none was agreed',
  async (acceleration, words) => {
    const facts = await factsIn('en');
    const textWith = (acts: BookFacts['acts']) =>
      documentsOf({ ...facts, acts }, 'vesting_agreement')
        .map(textOf)
        .join('\n');
    const agreed = facts.acts.map((act): BookFacts['acts'][number] => {
      if (act.kind !== 'issued') return act;
      const issues = act.payload.issues.map((one) =>
        one.vesting === null || 'dates' in one.vesting
          ? one
          : { ...one, vesting: { ...one.vesting, acceleration } },
      );
      return { ...act, payload: { ...act.payload, issues } };
    });
    expect(textWith(agreed)).toContain(words);
    // Leaving ends what has not vested, unless leaving itself makes it vest.
    const excepted = 'except as is said above of a change of control';
    expect(textWith(agreed).includes(excepted)).toBe(acceleration === 'double');
    expect(textWith(facts.acts)).not.toContain('change of control');
    // The register says the same terms as the paper that is signed.
    const inRegister = server.installation.texts.en(`vesting.acceleration.${acceleration}`);
    for (const term of acceleration === 'double' ? ['within 12 months after', 'without cause'] : [])
      expect([inRegister, textWith(agreed)]).toEqual([1, 2].map(() => expect.stringContaining(term)));
  },
);

test.each([
  ['en', 'this right vests for all shares for which it has not vested'],
  ['fr', 'ce droit est acquis à l’égard de toutes les actions'],
] as const)(
  'directors grant an option with the acceleration that its agreement has (%s)',
  async (language, words) => {
    const facts = await factsIn(language);
    const acts = facts.acts.map((act): BookFacts['acts'][number] => {
      if (act.kind !== 'option.granted' || act.payload.vesting === null || 'dates' in act.payload.vesting)
        return act;
      const vesting = { ...act.payload.vesting, acceleration: 'double' as const };
      return { ...act, payload: { ...act.payload, vesting } };
    });
    const saying = (of: BookFacts['acts'], name: string) =>
      documentsOf({ ...facts, acts: of }, name).filter((one) => textOf(one).includes(words)).length;
    const names = ['issue_resolution', 'option_agreement'];
    expect(names.map((name) => saying(acts, name) > 0)).toEqual([true, true]);
    expect(names.map((name) => saying(facts.acts, name))).toEqual([0, 0]);
  },
);
