import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { given } from '../../../../tests/support/founding.ts';
import { join, organizationOf, registered, type SignedIn } from '../../../../tests/support/people.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server.ts';
import { readRegisters, recordActs, recordDraft } from '../../registers/server/public/acts.ts';
import { writeFacts } from '../../registers/server/public/people.ts';
import { type Hit, searchRegisters } from '../contract.ts';

const today = plainDate('2026-04-20');
let server: TestServer;
let amelie: SignedIn;
/** Incorporated. */
let maple: string;
/** Being founded. */
let birch: string;
let ids: Readonly<Record<string, string>>;

const corporation: CorporationInput = {
  classes: [
    { name: 'Common', prefix: 'CS' },
    { name: 'Preferred 100%', prefix: 'P_' },
  ],
  directors: [{ name: 'Amélie Tremblay' }, { name: 'Ömer Yılmaz' }],
  subscriptions: [
    { name: 'Amélie Tremblay', of: 'Common', shares: 1000, price: '0.01' },
    { name: 'Mei Chen', of: 'Common', shares: 7, price: '0.01' },
    { name: 'أحمد الهاشمي', of: 'Preferred 100%', shares: 5, price: '1' },
    { name: "Conor O'Brien", of: 'Common', shares: 3, price: '0.01' },
    { name: 'Yusuf Demir', of: 'Common', shares: 300, price: '0.25', isPaid: false },
  ],
};

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(instant('2026-04-20T14:00:00Z'));
  amelie = await registered(server);
  maple = await organizationOf(amelie, { company_type: 'new' });
  birch = await organizationOf(amelie, { company_type: 'new', name: 'Birch Looms' });
  ids = await write(maple, async (head) => {
    const made = await found(head, corporation);
    await incorporate(head, today);
    return made;
  });
  await write(birch, (head) => found(head, corporation));
});
afterAll(() => server.close());

const write = <T>(orgId: string, work: Parameters<typeof writing<T>>[2]) =>
  writing(server.database.database, { orgId, userId: amelie.userId, now: server.clock.read() }, work);

const ask = async (words: string, orgId = maple): Promise<readonly Hit[]> =>
  given(await amelie.api(searchRegisters, { params: { id: orgId }, query: { q: words } })).hits;

const hitsFor = async (words: string, orgId = maple) =>
  (await ask(words, orgId)).map(({ kind, name }) => `${kind} ${name}`);
const peopleFor = async (words: string, orgId = maple) =>
  (await ask(words, orgId)).flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));

describe('people', () => {
  test.each([
    ['case', 'TREMBLAY', 'Amélie Tremblay'],
    ['accents', 'amelie', 'Amélie Tremblay'],
    ['accents that were typed', 'Amélie', 'Amélie Tremblay'],
    ['the order of words, a part of each', 'trem  amé', 'Amélie Tremblay'],
    ['the dotless i', 'omer yilmaz', 'Ömer Yılmaz'],
    ['the capital dotted I', 'YİLMAZ', 'Ömer Yılmaz'],
    ['the hamza of an alef', 'احمد', 'أحمد الهاشمي'],
    ['Arabic vowel signs', 'أَحْمَد', 'أحمد الهاشمي'],
    ['alef maksura for ya', 'الهاشمى', 'أحمد الهاشمي'],
    ['the apostrophe of a printer', 'o’brien', "Conor O'Brien"],
  ])('are found whatever is made of %s', async (_, words, name) => {
    expect(await peopleFor(words)).toEqual([name]);
  });

  test('come with what they are today, and where they are shown', async () => {
    expect((await ask('amelie'))[0]).toEqual({
      kind: 'person',
      _id: ids['Amélie Tremblay'],
      name: 'Amélie Tremblay',
      positions: [{ position: 'directors', title: '' }],
      sharesExact: '1000',
      subscribedExact: '0',
      place: 'shareholders',
      holder_id: ids['Amélie Tremblay'],
    });
    expect((await ask('mei chen'))[0]).toMatchObject({
      positions: [],
      sharesExact: '7',
      place: 'shareholders',
      holder_id: ids['Mei Chen'],
    });
    expect((await ask('yusuf'))[0]).toMatchObject({
      subscribedExact: '300',
      place: 'shareholders',
      holder_id: null,
    });
  });

  test('of a founding are found before incorporation, with what they will be', async () => {
    expect((await ask('amelie', birch))[0]).toMatchObject({
      name: 'Amélie Tremblay',
      positions: [{ position: 'directors' }],
      sharesExact: '0',
      subscribedExact: '1000',
    });
    expect(await hitsFor('preferred', birch)).toEqual(['class Preferred 100%']);
  });

  test('who no longer hold a position are found where they were', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    await write(orgId, async (head) => {
      const made = await found(head, { ...corporation, subscriptions: [] });
      await incorporate(head, today);
      const { appointments } = await readRegisters(head.tx, orgId, { asOf: today });
      const own = appointments.find(({ personId }) => personId === made['Ömer Yılmaz']);
      const payload = {
        appointmentId: own?.appointmentId ?? '',
        reason: 'resigned',
        resolution: null,
      } as const;
      expect(
        await recordActs(head, [recordDraft('ceased', payload, { on: today })], { today }),
      ).toMatchObject({
        ok: true,
      });
    });
    expect((await ask('omer', orgId))[0]).toMatchObject({
      positions: [],
      sharesExact: '0',
      place: 'directors',
    });
  });

  test('are ten at most, those first whose name begins with the words', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const many = Array.from({ length: 14 }, (_, at) => ({
      name: `Anna Chen${String.fromCharCode(97 + at)}`,
    }));
    await write(orgId, (head) =>
      found(head, { ...corporation, directors: [...many, { name: 'Chen Li' }], subscriptions: [] }),
    );
    const names = await peopleFor('chen', orgId);
    expect([names.length, names[0], names[1]]).toEqual([10, 'Chen Li', 'Anna Chena']);
  });

  test('are asked for by eight words at most, also where one sign stands for many', async () => {
    expect(await peopleFor('a a a a a a a a nobody')).toEqual(await peopleFor('a'));
    expect(await peopleFor('\ufdfa'.repeat(100))).toEqual([]);
  });

  test('whose name was erased are not found, nor are their certificates by it', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    const made = await write(orgId, async (head) => {
      const existing = await found(head, corporation);
      await incorporate(head, today);
      return existing;
    });
    expect(await hitsFor('mei', orgId)).toEqual(['person Mei Chen', 'certificate CS-2']);
    await server.database.asOwner(
      "update person_facts set body = null, salt = null, erased_on = $1, basis = 'asked' where person_id = $2 and kind = 'name'",
      [today, made['Mei Chen']],
    );
    expect(await hitsFor('mei', orgId)).toEqual([]);
    expect((await ask('CS-2', orgId))[0]).toMatchObject({ name: 'CS-2', holder: '' });
  });

  test('are not found by what is masked or belongs to no register', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new' });
    await write(orgId, async (head) => {
      const made = await found(head, corporation);
      const address = { address_line_2: '', region: 'ON', country: 'CA', postal_code: 'M5V 1J2' };
      await writeFacts(head, made['Mei Chen'] ?? '', [
        {
          kind: 'residential_address',
          body: { ...address, address_line_1: '9 Quince Lane', city: 'Guelph' },
        },
        { kind: 'birth_date', body: { date: '1988-08-18' } },
        { kind: 'contact', body: { email: 'mei@quince.test', phone_number: null } },
      ]);
    });
    for (const words of ['quince', 'guelph', '1988', 'M5V']) expect(await hitsFor(words, orgId)).toEqual([]);
  });
});

describe('shares', () => {
  test('are found by number, class and holder', async () => {
    expect((await ask('cs-1'))[0]).toMatchObject({
      kind: 'certificate',
      name: 'CS-1',
      className: 'Common',
      holder: 'Amélie Tremblay',
      sharesExact: '1000',
      state: 'open',
      place: 'shareholders',
      holder_id: ids['Amélie Tremblay'],
    });
    expect(await hitsFor('tremblay common')).toEqual(['certificate CS-1']);
    expect(await hitsFor('common')).toEqual([
      'certificate CS-1',
      'certificate CS-2',
      'certificate CS-3',
      'class Common',
    ]);
  });
});

describe('documents', () => {
  const file = (title: string, number: string | null, status: string) =>
    server.database.asOwner(
      `insert into documents (org_id, document_id, section, source, title, number, dated_on, audience, status, made_at)
         values ($1, $2, 'directors_resolutions', 'upload', $3, $4, '2026-04-20', 'directors', $5, now())`,
      [maple, newId(), title, number, status],
    );
  const documentsFor = async (words: string) =>
    (await ask(words)).flatMap((hit) => (hit.kind === 'document' ? [hit] : []));

  test('are found by title and number, but not the void', async () => {
    await file('Résolution sur le siège, D-2026-07', 'D-2026-08', 'draft');
    await file('Résolution sur le vérificateur', 'D-2026-07', 'signed');
    await file('Résolution sur le bail', 'D-2026-06', 'void');
    expect((await documentsFor('resolution')).map(({ number }) => number).sort()).toEqual([
      'D-2026-07',
      'D-2026-08',
    ]);
    const [first] = await documentsFor('d-2026-07');
    expect(first).toMatchObject({
      name: 'Résolution sur le vérificateur',
      number: 'D-2026-07',
      dated_on: '2026-04-20',
      place: 'document',
    });
    expect(await documentsFor('bail')).toEqual([]);
  });

  test('are found only by readers of the minute book', async () => {
    const [within, without] = [await registered(server), await registered(server)];
    await join(server, maple, within, 'restricted', ['minute_book']);
    await join(server, maple, without, 'restricted', ['activity_logs']);
    const found = async ({ api }: SignedIn) =>
      given(await api(searchRegisters, { params: { id: maple }, query: { q: 'verificateur' } })).hits.length;
    expect([await found(within), await found(without)]).toEqual([1, 0]);
  });
});

describe('what was typed is words', () => {
  test.each([
    ['a percent sign', '%', ['certificate P_-1', 'class Preferred 100%']],
    ['an underscore', '_', ['certificate P_-1', 'class Preferred 100%']],
    ['a backslash', '\\', []],
    ['a quote', "'", ["person Conor O'Brien", 'certificate CS-3']],
    ['two quotes and a statement', "''; drop table persons; --", []],
    ['a double quote', '"', []],
    ['a pattern', '.*', []],
    ['nothing but blanks', '   ', []],
    ['nothing but an accent', '\u0301', []],
    ['a hundred letters', 'x'.repeat(100), []],
  ])('%s', async (_, words, found) => {
    expect(await hitsFor(words)).toEqual(found);
  });

  test.each([
    ['nothing', '', 'GENERAL.FIELD_REQUIRED'],
    ['a hundred and one letters', 'x'.repeat(101), 'GENERAL.TOO_LONG'],
    ['a NUL', 'a\u0000b', 'TEXT.FORBIDDEN_CHARACTERS'],
  ])('%s is refused', async (_, words, textCode) => {
    const answer = await amelie.api(searchRegisters, { params: { id: maple }, query: { q: words } });
    expect(answer).toMatchObject({ ok: false, status: 422, fields: [{ path: 'q', textCode }] });
  });
});

describe('who may search', () => {
  test('whoever may read the registers, and nobody else', async () => {
    const [viewer, restricted, sectioned, stranger] = await Promise.all(
      [0, 1, 2, 3].map(() => registered(server)),
    );
    if (!viewer || !restricted || !sectioned || !stranger) throw new Error('four were registered');
    await join(server, maple, viewer, 'view');
    await join(server, maple, restricted, 'restricted');
    await join(server, maple, sectioned, 'restricted', ['minute_book']);
    const as = async ({ api }: SignedIn, id = maple) => {
      const answer = await api(searchRegisters, { params: { id }, query: { q: 'amelie' } });
      return answer.ok ? answer.data.hits.length : `${answer.status} ${answer.textCode}`;
    };
    expect([await as(viewer), await as(sectioned)]).toEqual([2, 2]);
    expect(await as(restricted)).toBe('403 ACCESS.RESTRICTED');
    expect(await as(stranger)).toBe('404 GENERAL.NOT_FOUND');
    expect(await as(viewer, birch)).toBe('404 GENERAL.NOT_FOUND');
    expect(await as(amelie, newId())).toBe('404 GENERAL.NOT_FOUND');
  });

  test('nobody finds what another organization holds', async () => {
    const orgId = await organizationOf(amelie, { company_type: 'new', name: 'Cedar Looms' });
    expect(await hitsFor('amelie', orgId)).toEqual([]);
  });
});
