/** Each act that needs a paper has it, in the story of Cèdre Rouge under the federal Act and under Ontario's. */
import type { KindName } from '@tabellion/book/acts/kinds.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellCedre } from '../../../../tests/stories/cedre.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { organizationOf, todayOf } from '../../organizations/server/public.ts';
import { resolutionsIn } from '../../registers/rules/resolutions.ts';
import { textOf } from '../rules/printing.ts';
import { endedYears } from '../templates/annual.ts';
import type { DocumentLanguage } from '../templates/template.ts';
import { type MinuteBook, readMinuteBook } from './wording.ts';

const directors = 'issue_resolution';
const shareholders = 'shareholders_resolution';
const certificate = 'share_certificate';
const amendment = [shareholders, 'articles_of_amendment'] as const;
const classAmendment = [...amendment, 'class_resolution'] as const;

/** The templates of which the acts of a kind have documents. */
const paperOf: Readonly<Partial<Record<KindName, readonly string[]>>> = {
  issued: [directors, 'subscription', 'vesting_agreement', certificate],
  'pool.reserved': [directors],
  'option.granted': [directors, 'option_agreement'],
  'instrument.issued': [directors],
  'option.exercised': [directors, certificate],
  'instrument.converted': [directors, certificate],
  'instrument.transferred': [directors],
  'instrument.ended': [directors],
  transferred: [directors, 'share_transfer', certificate],
  repurchased: [directors, certificate],
  redeemed: [directors, certificate],
  surrendered: [directors, certificate],
  cancelled: [directors, certificate],
  converted: [directors, certificate],
  reissued: [directors, certificate],
  'class.split': [...classAmendment, certificate],
  'class.consolidated': [...classAmendment, certificate],
  'class.created': classAmendment,
  'class.amended': classAmendment,
  'authorized.changed': classAmendment,
  'articles.amended': classAmendment,
  'name.changed': amendment,
  appointed: [directors, 'director_consent', 'notice_of_directors'],
  ceased: [directors, shareholders, 'resignation', 'notice_of_directors'],
  'address.changed': [directors, 'notice_of_office'],
  'yearend.changed': [directors],
  'vesting.set': [directors, 'vesting_agreement'],
  'vesting.stopped': [directors],
  'vesting.accelerated': [directors],
};

describe.each(['Federal Canadian', 'Ontario'] as const)('a corporation (%s)', (jurisdiction) => {
  let server: TestServer;
  let orgId: string;
  beforeAll(async () => {
    server = await startTestServer();
    orgId = await tellCedre(server, jurisdiction);
  }, 120_000);
  afterAll(() => server.close());

  const inBook = <T>(language: DocumentLanguage, read: (book: MinuteBook) => Promise<T>): Promise<T> =>
    server.installation.db.asOrganization(orgId, async (q) => {
      const now = server.clock.read();
      const today = todayOf(await organizationOf(q, orgId), now);
      const book = await readMinuteBook(server.installation, q, { orgId, now, today, language });
      if (book === undefined) throw new Error('the story has no corporation');
      return read(book);
    });

  test('has the paper of each act', () =>
    inBook('en', async ({ due, facts }) => {
      for (const [kind, expected] of Object.entries(paperOf)) {
        const roots = facts.acts.flatMap((act) => (act.kind === kind ? act.root : []));
        const carrying = due.filter((one) => one.due.carries.some((root) => roots.includes(root)));
        const made = new Set(carrying.map(({ template }) => template.name));
        expect([kind, expected.filter((name) => !made.has(name))]).toEqual([kind, []]);
      }
    }));

  test('is judged by every resolution that an act names, wherever its kind has it', () =>
    inBook('en', async ({ facts: { acts } }) => {
      const within = (value: unknown): string[] =>
        typeof value !== 'object' || value === null
          ? []
          : Object.entries(value).flatMap(([name, inner]) =>
              name === 'resolution' ? (inner?.number ?? []) : within(inner),
            );
      const named = acts.map((act) => resolutionsIn(act).map(({ number }) => number));
      expect(named).toEqual(acts.map(({ payload }) => within(payload)));
      expect(named.flat().length).toBeGreaterThan(20);
    }));

  test('has the annual resolutions and the waiver of each year', () =>
    inBook('en', async ({ due, facts }) => {
      const years = endedYears(facts).map(({ yearEnd }) => yearEnd);
      expect(years).toEqual(['2024-12-31', '2025-06-30']);
      for (const name of [
        'annual_resolution_of_directors',
        'annual_resolution_of_shareholders',
        'auditor_waiver',
      ]) {
        const subjects = due
          .filter(({ template, due: { datedOn } }) => template.name === name && datedOn !== null)
          .map((one) => one.due.subject);
        expect([name, subjects.filter((subject) => subject !== '')]).toEqual([name, years]);
      }
    }));

  test.each(['en', 'fr'] as const)('leaves nothing blank (%s)', (language) =>
    inBook(language, async (book) => {
      for (const one of book.due) {
        const worded = await book.word(one);
        expect([one.due.title, worded.ok ? [] : worded.error]).toEqual([one.due.title, []]);
        const text = worded.ok ? textOf(worded.value.document) : '';
        expect(text, one.due.title).not.toMatch(/undefined|null|NaN|\{|\[object|\.\.|Not stated|Non précisé/);
      }
    }),
  );

  test.each([
    ['en', 'shares represented here has rights, privileges, restrictions or conditions attached'],
    ['fr', 'actions représentée ici est assortie de droits, privilèges, conditions et restrictions'],
  ] as const)('says on every certificate that its class has rights (%s)', (language, statement) =>
    inBook(language, async (book) => {
      const certificates = book.due.filter(({ template }) => template.name === certificate);
      const silent: string[] = [];
      for (const one of certificates) {
        const worded = await book.word(one);
        const text = worded.ok ? textOf(worded.value.document) : '';
        if (!text.includes(statement)) silent.push(one.due.title);
      }
      expect([certificates.length > 20, silent]).toEqual([true, []]);
      const recorded = book.facts.certificates.filter(({ legends }) => !legends?.includes('class_rights'));
      expect(recorded.map(({ label }) => label)).toEqual([]);
    }),
  );

  test.each(['en', 'fr'] as const)('changes its name under the old one (%s)', (language) =>
    inBook(language, async (book) => {
      const headOf = async (one: (typeof book.due)[number]) => {
        const worded = await book.word(one);
        return [one.template.name, worded.ok ? worded.value.document.corporation.name : ''];
      };
      const renamed = book.facts.acts.find(({ kind }) => kind === 'name.changed');
      const passing = book.due.filter(({ due }) => due.carries.includes(renamed?.root ?? ''));
      expect(await Promise.all(passing.map(headOf))).toEqual([
        ['articles_of_amendment', 'Cèdre Rouge Inc.'],
        ['shareholders_resolution', 'Cèdre Rouge Inc.'],
      ]);
      const votes = book.due.filter(
        ({ template, due }) => template.name === 'class_resolution' && due.datedOn === renamed?.effectiveOn,
      );
      expect(await Promise.all(votes.map(headOf))).toEqual(
        Array(2).fill(['class_resolution', 'Cèdre Rouge Inc.']),
      );
      const issued = book.due.filter(
        ({ template, due }) =>
          template.name === certificate && due.datedOn !== null && due.datedOn < (renamed?.effectiveOn ?? ''),
      );
      expect(new Set((await Promise.all(issued.map(headOf))).map(([, name]) => name))).toEqual(
        new Set(['Cèdre Rouge Inc.']),
      );
    }),
  );

  test.each(['en', 'fr'] as const)('divides no word of a register (%s)', (language) =>
    inBook(language, async (book) => {
      const registers = book.due.filter(({ template }) => template.section === 'registers');
      expect(registers).not.toEqual([]);
      for (const one of registers) {
        const worded = await book.word(one);
        const printed = worded.ok ? JSON.stringify(worded.value.document) : '';
        expect(printed.match(/.{20}\u200b.{20}/)?.[0], one.due.title).toBeUndefined();
      }
    }),
  );

  test('names in the securities register the resolution by which each certificate came', () =>
    inBook('en', async (book) => {
      const register = book.due.find(({ template }) => template.name === 'securities_register');
      const worded = register && (await book.word(register));
      const [table] = worded?.ok ? worded.value.document.blocks : [];
      if (table?.kind !== 'table') throw new Error('there is no register');
      const column = table.columns.findIndex(({ label }) => label.startsWith('Resolution'));
      expect(table.rows.filter((row) => !/^[DS]-20/.test(row[column] ?? ''))).toEqual([]);
    }));

  test('moves its office to another municipality by those whom its Act names', () =>
    inBook('en', async ({ due }) => {
      const moved = due.find(({ due: { number } }) => number?.endsWith('-2025-15'));
      expect([moved?.template.name, moved?.due.passing]).toEqual(
        jurisdiction === 'Ontario' ? [shareholders, 'special'] : [directors, 'directors'],
      );
    }));

  test('asks each class for what touches it, and for nothing else', () =>
    inBook('en', async ({ due }) => {
      const votes = due.filter(({ template }) => template.name === 'class_resolution');
      expect(votes.map((one) => [one.due.number, one.due.title])).toEqual([
        ['S-2025-22', 'Split of shares, Common shares, vote of the holders of Common shares'],
        ['S-2025-22', 'Consolidation of shares, Special shares, vote of the holders of Special shares'],
        [
          'S-2025-21',
          'Amendment of the articles; New class of shares, Preferred; 2 more, vote of the holders of Common shares',
        ],
        [
          'S-2025-21',
          'Amendment of the articles; New class of shares, Preferred; 2 more, vote of the holders of Special shares',
        ],
      ]);
    }));

  test('names articles of amendment in French as its Act does', () =>
    inBook('fr', async ({ due }) => {
      const titles = due.filter(({ template }) => template.name === 'articles_of_amendment');
      expect(titles.map((one) => one.due.title.split(' du ')[0])).toEqual(
        Array(2).fill(jurisdiction === 'Ontario' ? 'Statuts de modification' : 'Clauses modificatrices'),
      );
    }));

  test('names a resolution of many entries by the first of them', () =>
    inBook('fr', async ({ due }) => {
      const titles = ['D-2024-02', 'S-2025-21', 'D-2025-35'].map(
        (number) =>
          due.find((one) => one.due.number === number && one.template.name !== 'class_resolution')?.due.title,
      );
      expect(titles).toEqual([
        'Émission d’actions, Northgate Holdings Ltd., يوسف الخطيب, Grace MacDonald …; Régime d’options, Stock option plan 2024; 2 autres',
        'Changement de dénomination sociale, Cèdre Blanc Inc.; Modification des statuts; 3 autres',
        'Acquisition progressive des droits, İpek Şahin, Daniel Okafor, Hélène Bouchard',
      ]);
    }));
});
