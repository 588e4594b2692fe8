import { plainDate } from '@tabellion/kernel/date.ts';
import { languages } from '@tabellion/texts/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, pay, street } from '../../../../../tests/support/founding.ts';
import { hostileWords } from '../../../../../tests/support/hostileWords.ts';
import { registered, type SignedIn } from '../../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts';
import { todayAt } from '../../../../../tests/support/story.ts';
import { checkBook } from '../../../check/contract.ts';
import { readCorporation } from '../../../corporation/contract.ts';
import { readDeadlines } from '../../../deadlines/contract.ts';
import { updateProfile } from '../../../entry/profileContract.ts';
import { listOrganizations, readCorporateInfo } from '../../../organizations/contract.ts';
import { listDirectors, listOfficers } from '../../../people/contract.ts';
import { listRegisterDirectors } from '../../../people/registerContract.ts';
import { submitIncorporation } from '../../contract.ts';
import {
  readTakeOverProfile,
  readTakeOverSample,
  readTakeOverTable,
  type TakeOverTable,
  takeOver,
} from '../../takeOverContract.ts';

let server: TestServer;
let firm: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  firm = await registered(server);
});
afterAll(() => server.close());

const heads = [
  'Corporation number',
  'Corporation name',
  'Jurisdiction',
  'Date of incorporation',
  'Registered office',
  'Office city',
  'Office province',
  'Office postal code',
  'Fiscal year end',
  'Minimum directors',
  'Maximum directors',
  'Our file',
  'First name',
  'Last name',
  'Positions',
  'Since',
  'On or before',
  'Resident Canadian',
  'Office since',
  'Office on or before',
  'Year end since',
].join(',');

const places = {
  federal: ['Federal', '100 King Street West,Toronto,Ontario,M5X 1A9'],
  ON: ['Ontario', '12 Water Street,Kingston,ON,K7L 1A1'],
  BC: ['British Columbia', '1 Robson Street,Vancouver,BC,V6B 1A1'],
  AB: ['Alberta', '2 Jasper Avenue,Edmonton,Alberta,T5J 1A1'],
} as const;

const laws = ['federal', 'ON', 'federal', 'BC', 'federal', 'ON', 'federal', 'AB', 'ON', 'federal'] as const;
const numbers = { federal: '7000', ON: '10001230', BC: 'BC09876', AB: '20123456' } as const;
const first = ['Ann', 'Bo', 'Cy', 'Dee', 'Eli'] as const;

interface Client {
  readonly name: string;
  readonly incorporatedOn: string;
  readonly directors: number;
  readonly rows: readonly string[];
}

/** The nth client of a firm, with two to five directors, of whom the first is its president and the last one sat on a day or before. */
function client(nth: number): Client {
  const law = laws[nth % laws.length] ?? 'federal';
  const [jurisdiction, office] = places[law];
  const incorporatedOn = `${2005 + (nth % 18)}-0${1 + (nth % 9)}-15`;
  const directors = 2 + (nth % 4);
  const name = `Client ${'ABCDEFGHIJKLMNOPQRST'[nth]} Holdings Inc.`;
  const number = `${numbers[law]}${String(nth).padStart(2, '0')}${law === 'federal' ? '-1' : ''}`;
  const rows = first.slice(0, directors).map((firstname, at) => {
    const said =
      at === 0
        ? [
            number,
            name,
            jurisdiction,
            incorporatedOn,
            office,
            nth % 5 === 4 ? '' : '12-31',
            '1',
            '10',
            `F-${nth}`,
          ]
        : [number, '', '', '', ',,,', '', '', '', ''];
    const positions = at === 0 ? '"Director, President"' : '';
    const days = at === directors - 1 ? ['', '2024-05-31'] : [incorporatedOn, ''];
    const resident = law === 'federal' && at === 1 && nth % 4 === 2 ? 'Citizen' : '';
    const held = at === 0 && nth === 0 ? ',2015-03-01,2016-01-01' : ',,';
    return [...said, firstname, `Of${nth}`, positions, ...days, resident, held].join(',');
  });
  return { name, incorporatedOn, directors, rows };
}

const clients = Array.from({ length: 20 }, (_, nth) => client(nth));

async function read(lines: readonly string[], as = firm) {
  const file = new Blob([[heads, ...lines].join('\n')], { type: 'text/csv' });
  return given(await as.api(readTakeOverTable, { body: {} }, { file }));
}

const bodyOf = (corporation: Awaited<ReturnType<typeof read>>['corporations'][number]['corporation']) => ({
  corporation,
  plan_id: 'founder',
  done_until: todayAt(server),
});

test('what is wrong with a table is said at its cell, with what to do, and holds nobody else up', async () => {
  const { corporations, faults, ignored, problem } = await read([
    ',,,,,,,,,,,,Zoë,Nobody,,,,',
    '7001001,Client X Inc.,Federal,2010-02-30,100 King Street West,Toronto,Ontario,M5X 1A9,31st,1,,,Ann,Roy,Directress,,2011-01-01,perhaps',
    '7001001,Client Y Inc.,,,,,,,,,,,,Li,,2009-01-01,2010-01-01,',
    '7001002-3,Client Z Inc.,Federal,2010-03-01,100 King Street West,Toronto,Ontario,V5X 1A,,2,3,,Bo,Li,,2009-01-01,,no,2999-01-01,,2009-12-31',
    ...client(0).rows,
  ]);
  const said = (found: typeof faults) => found.map(({ where, message }) => `${where}: ${message}`);
  expect(problem).toBeNull();
  expect(ignored).toEqual(['Our file']);
  expect(said(faults)).toEqual([
    '2: This row names no corporation, and none is above it. Enter its number or its name.',
  ]);
  expect(corporations.map((one) => [one.row, said(one.faults)])).toEqual([
    [
      3,
      [
        'D3: “2010-02-30” is not a clear date. Write it as 2025-03-31.',
        'I3: “31st” is not a day of the year. Write it as 12-31.',
        'K3: This cell is empty. Enter: Maximum number of directors.',
        expect.stringMatching(/^O3: “Directress” is not a position./),
        expect.stringMatching(/^R3: “perhaps” does not say/),
        expect.stringMatching(/^B4: Row 3 says something else/),
        'Q4: Enter the day or the latest possible day, not both.',
      ],
    ],
    [
      5,
      [
        expect.stringMatching(/^5: .*director/),
        'H5: Enter a Canadian postal code such as K1A 0B1.',
        expect.stringMatching(/^P5: .*Mar/),
        expect.stringMatching(/^S5: .*future/),
        expect.stringMatching(/^U5: .*Mar/),
      ],
    ],
    [6, []],
  ]);
});

test('what is wrong with one corporation is refused at the field in which it was sent', async () => {
  const { corporations } = await read(client(0).rows);
  const [good] = corporations.flatMap(({ corporation }) => corporation);
  if (good === undefined) throw new Error('the table names no corporation');
  const body = bodyOf({ ...good, name: 'Şişli İğneada' });
  const answer = await firm.api(takeOver, { body });
  expect(answer.ok ? [] : answer.fields.map(({ path }) => path)).toEqual(['corporation.name']);
});

test('the table to fill in is read as it is, in every language', async () => {
  const read: TakeOverTable[] = [];
  for (const language of languages) {
    const headers = { authorization: `Bearer ${firm.token}` };
    const address = `${server.origin}${readTakeOverSample.path}?language=${language}`;
    const file = await (await fetch(address, { headers })).blob();
    read.push(given(await firm.api(readTakeOverTable, { body: {} }, { file })));
  }
  const [english] = read;
  expect(english?.corporations.map(({ corporation }) => corporation.name)).toEqual([
    'Northern Birch Inc.',
    'Lakeshore Kayaks Ltd.',
  ]);
  for (const { corporations, faults, ignored } of read) {
    expect([faults, ignored, corporations.flatMap((one) => one.faults)]).toEqual([[], [], []]);
    expect(corporations.map(({ corporation }) => corporation)).toEqual(
      english?.corporations.map(({ corporation }) => corporation),
    );
  }
});

test('without a name and an address in the profile of who takes over, nothing is made', async () => {
  const { corporations } = await read(client(0).rows);
  const [one] = corporations;
  if (one === undefined) throw new Error('no corporation was read');
  const answer = await firm.api(takeOver, { body: bodyOf(one.corporation) });
  expect(answer).toMatchObject({ ok: false, textCode: 'TAKE_OVER.NO_CONTACT' });
  expect(given(await firm.api(listOrganizations, {})).organizations).toEqual([]);
});

test('twenty corporations come here from one table, and none comes twice', async () => {
  given(await firm.api(updateProfile, { body: { firstname: 'Amélie', lastname: 'Tremblay', ...street } }));
  const { corporations, faults } = await read(clients.flatMap(({ rows }) => rows));
  expect([faults, corporations.flatMap((one) => one.faults), corporations.length]).toEqual([[], [], 20]);
  for (const { corporation } of corporations) {
    const made = given(await firm.api(takeOver, { body: bodyOf(corporation) }));
    expect(made).toMatchObject({ is_new: true, status: 'pending' });
  }
  const again = await read(clients.flatMap(({ rows }) => rows));
  expect(again.corporations.every(({ here }) => here?.status === 'pending')).toBe(true);
  const [one] = corporations;
  if (one === undefined) throw new Error('no corporation was read');
  const twice = await Promise.all([1, 2].map(() => firm.api(takeOver, { body: bodyOf(one.corporation) })));
  expect(twice.map((answer) => answer.ok && [answer.data.is_new, answer.data.org_unique_id])).toEqual(
    [1, 2].map(() => [false, again.corporations[0]?.here?.org_unique_id]),
  );
  expect(given(await firm.api(listOrganizations, {})).organizations).toHaveLength(20);
  // Whoever has no access to one is told nothing of it.
  const stranger = await registered(server);
  const { corporations: seen } = await read(client(0).rows, stranger);
  expect(seen.map(({ here }) => here)).toEqual([null]);
});

test('whatever stands in a corporation is kept as it is, or refused by the name of its field', async () => {
  const someone = await registered(server);
  given(await someone.api(updateProfile, { body: { firstname: 'Zoë', lastname: 'Roy', ...street } }));
  const { corporations } = await read(client(0).rows, someone);
  const [good] = corporations.flatMap(({ corporation }) => corporation);
  const [person] = good?.people ?? [];
  if (good === undefined || person === undefined) throw new Error('the table names nobody');
  let number = 7_200_000;
  for (const [what, words] of hostileWords) {
    const changed: [path: string, one: typeof good][] = [
      ['corporation.name', { ...good, name: `${words} Inc.` }],
      ['corporation.city', { ...good, city: words }],
      ['corporation.people.0.firstname', { ...good, people: [{ ...person, firstname: words }] }],
    ];
    for (const [path, one] of changed) {
      number += 1;
      const corporation = { ...one, corporation_number: String(number) };
      const answer = await someone.api(takeOver, { body: bodyOf(corporation) });
      if (!answer.ok) {
        expect(
          answer.fields?.map((field) => field.path),
          `${path}, ${what}`,
        ).toContain(path);
        continue;
      }
      const params = { id: answer.data.org_unique_id };
      const kept = JSON.stringify([
        given(await someone.api(readCorporateInfo, { params })),
        given(await someone.api(listDirectors, { params, query: {} })),
      ]);
      const expected = JSON.stringify(words.normalize('NFC').trim()).slice(1, -1);
      expect(kept.includes(expected), `${path}, ${what}`).toBe(true);
    }
  }
});

test('each goes on record as the table says it, with nothing overdue and no false alarm', async () => {
  const { corporations } = await read(clients.flatMap(({ rows }) => rows));
  for (const [nth, { here }] of corporations.entries()) {
    const { name, incorporatedOn, directors } = client(nth);
    const id = here?.org_unique_id ?? '';
    const params = { id };
    await pay(server, id);
    expect(given(await firm.api(submitIncorporation, { params, body: {} })).missing).toEqual([]);
    const { facts, history } = given(await firm.api(readCorporation, { params, query: {} }));
    expect(facts).toMatchObject({ name, min_directors: 1, max_directors: 10 });
    // Nobody says that an office or a year end without a day was another one before.
    const held = history.filter(({ kind }) => kind !== 'incorporated');
    expect(held.map(({ kind, is_on_or_before }) => [kind, is_on_or_before])).toEqual([
      ['address.changed', true],
      ...(nth % 5 === 4 ? [] : [['yearend.changed', nth !== 0]]),
    ]);
    if (nth === 0) {
      expect(held.map(({ on }) => on)).toEqual(['2015-03-01', '2016-01-01']);
      const before = given(await firm.api(readCorporation, { params, query: { asOf: '2015-02-28' } }));
      expect([before.facts?.registered_office, before.open_since]).toEqual([
        null,
        { registered_office: '2015-03-01' },
      ]);
    }
    const { seats, open_since } = given(await firm.api(listRegisterDirectors, { params, query: {} }));
    const expected = first.slice(0, directors).map((firstname, at) => {
      const isLast = at === directors - 1;
      return [firstname, isLast ? '2024-05-31' : incorporatedOn, isLast];
    });
    const sat = seats.map((one) => [one.display_name.split(' ')[0], one.since, one.is_on_or_before]);
    expect(sat.toSorted()).toEqual(expected);
    expect(open_since).toBeNull();
    const { officers } = given(await firm.api(listOfficers, { params, query: {} }));
    expect(officers.presidents?.[0]?.appointment_dates.presidents).toBe(incorporatedOn);
    const { deadlines, settled, asksYearEnd, today } = given(await firm.api(readDeadlines, { params }));
    expect(deadlines.filter(({ due_on }) => due_on <= today)).toEqual([]);
    expect([...new Set(settled.map(({ mark, reason }) => `${mark} ${reason}`))]).toEqual([
      expect.stringMatching(/^not_applicable Done elsewhere, up to /),
    ]);
    expect(asksYearEnd).toBe(nth % 5 === 4);
    const { findings } = given(await firm.api(checkBook, { params: { orgId: id }, query: {} }));
    // Whatever was due before it came here was done elsewhere; articles and by-laws are uploaded out of the former minute book.
    const lacks = findings.flatMap(({ code, severity }) => (severity === 'hint' ? [] : code));
    expect(lacks).toEqual([
      ...(nth % 5 === 4 ? ['year_end_missing'] : []),
      'articles_missing',
      'by_laws_missing',
    ]);
    const hints = findings.flatMap(({ code, severity }) => (severity === 'hint' ? code : []));
    const isUnknown = laws[nth % laws.length] === 'federal' && nth % 4 !== 2;
    expect(hints.filter((code) => code !== 'control_review_due')).toEqual(
      isUnknown ? ['residents_unknown'] : [],
    );
  }
});

test('the profile of a federal corporation is read the same way', async () => {
  const profile = `Corporation Number
990000-1
Corporate Name
MAPLE ROBOTICS INC.
Something else
Governing Legislation
Canada Business Corporations Act - 2025-03-12
Registered Office Address
1 King Street West
Toronto ON M5H 1A1
Directors
Minimum
1
Maximum
7
Amélie Tremblay
128 Roncesvalles Avenue
Toronto ON M6R 2L4`;
  const file = new Blob([profile], { type: 'text/plain' });
  const judged = given(await firm.api(readTakeOverProfile, { body: {} }, { file }));
  expect(judged).toMatchObject({
    faults: [],
    unread: ['Something else'],
    here: null,
    corporation: {
      name: 'MAPLE ROBOTICS INC.',
      corporation_number: '990000-1',
      incorporation_date: plainDate('2025-03-12'),
      people: [{ positions: [{ position: 'directors', since: todayAt(server), or_before: true }] }],
    },
  });
  const { org_unique_id: id } = given(await firm.api(takeOver, { body: bodyOf(judged.corporation) }));
  const params = { id };
  await pay(server, id);
  given(await firm.api(submitIncorporation, { params, body: {} }));
  // Nothing is counted from a day on or before which she became a director.
  const { deadlines } = given(await firm.api(readDeadlines, { params }));
  expect(deadlines.filter(({ kind }) => kind === 'consent' || kind === 'director_notice')).toEqual([]);
  const { findings } = given(await firm.api(checkBook, { params: { orgId: id }, query: {} }));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
