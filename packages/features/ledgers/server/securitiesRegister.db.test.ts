import type { InputOf } from '@tabellion/kit/endpoint.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { formAddress, given } from '../../../../tests/support/founding.ts';
import {
  amelie,
  hold,
  knownUpTo,
  onRecord,
  openShares,
  read,
  server,
} from '../../../../tests/support/stages/shares.ts';
import { fieldsOf, isWhole } from '../../../../tests/support/stages/transactions.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { updatePerson } from '../../people/contract.ts';
import { readRegisterDays } from '../../people/registerContract.ts';
import { listShareClasses } from '../../shares/contract.ts';
import { chooseForm, issueShares, transferShares } from '../../shares/transactionContract.ts';
import { readCapitalAccount } from '../accountContract.ts';
import { readHolder } from '../holderContract.ts';
import * as registers from '../registerContract.ts';

openShares();

describe('the securities register on any date', () => {
  let id: string;
  let annId: string;
  let clara: string;
  /** Before Ann sells all that she has to Clara, who buys on 2025-05-05. */
  let beforeSale: string;

  beforeAll(async () => {
    const story = await onRecord();
    ({ id, ann: annId } = story);
    beforeSale = await knownUpTo(story.id);
    const recorded = given(
      await amelie.api(transferShares, {
        params: { id },
        body: {
          security_id: story.securities.ann,
          to: [{ person: { firstname: 'Clara', lastname: 'Aubin' }, sharesExact: '400' }],
          effective_on: '2025-05-05',
        },
      }),
    );
    expect(recorded.act_id).not.toBeNull();
    clara = (await lines()).find(({ display_name }) => display_name === 'Clara Aubin')?.person_id ?? '';
  });

  const register = async (query: InputOf<typeof registers.listRegisterShareholders>['query'] = {}) =>
    given(await amelie.api(registers.listRegisterShareholders, { params: { id }, query }));
  const lines = async (query: Parameters<typeof register>[0] = {}) => (await register(query)).lines;
  const actual = (line: registers.HoldingLine) =>
    [line.display_name, line.sharesExact, line.percent, line.held_since, line.held_until].join(' ');

  test('says who holds what, in the alphabet of family names', async () => {
    expect((await lines()).map(actual)).toEqual(['Clara Aubin 400 100.00 2025-05-05 ']);
    expect((await lines({ asOf: '2025-04-01' })).map(actual)).toEqual([
      'Ann Tremblay 400 100.00 2025-03-14 ',
    ]);
    expect(await register({ asOf: '2025-03-13' })).toMatchObject({
      lines: [],
      total: { holders: 0, sharesExact: '0' },
    });
  });

  test('keeps whoever was a holder, with the day from which they held none', async () => {
    expect((await lines({ who: 'former' })).map(actual)).toEqual(['Ann Tremblay 0  2025-03-14 2025-05-05']);
    expect((await lines({ who: 'all' })).map(({ display_name: name }) => name)).toEqual([
      'Clara Aubin',
      'Ann Tremblay',
    ]);
  });

  test('says at an earlier instant what was on record then', async () => {
    expect((await lines({ knownAt: beforeSale })).map(actual)).toEqual([
      'Ann Tremblay 400 100.00 2025-03-14 ',
    ]);
  });

  test('names what waits today, and on no earlier date', async () => {
    const { id: other } = await onRecord();
    const waiting = async (query: NonNullable<Parameters<typeof register>[0]>) => {
      const params = { id: other };
      const actual = given(await amelie.api(registers.listRegisterShareholders, { params, query }));
      return [
        actual.waiting,
        actual.subscriptions.map((one) => [one.display_name, one.class_name, one.sharesExact]),
      ];
    };
    expect(await waiting({})).toEqual([1, [['Bo Roy', 'Common', '600']]]);
    expect(await waiting({ asOf: '2025-04-01' })).toEqual([0, []]);
    expect(await waiting({ knownAt: beforeSale })).toEqual([0, []]);
    await hold(other, { firstname: 'Cy', lastname: 'Roy' }, { ownership: 20 });
    expect(await waiting({ named: '1' })).toEqual([2, [['Bo Roy', 'Common', '600']]]);
    expect((await waiting({ named: '1000' }))[1]).toHaveLength(2);
  });

  test('is filtered by name without accents, and by class', async () => {
    expect((await lines({ who: 'all', name: 'TREM' })).map(({ person_id }) => person_id)).toEqual([annId]);
    expect(await register({ class: newId() })).toMatchObject({ lines: [], total: { lines: 0 } });
  });

  test('is read page by page in any order', async () => {
    const names = async (query: Parameters<typeof register>[0]) => {
      const first = await register({ ...query, who: 'all', limit: '1' });
      const second = await register({ ...query, who: 'all', limit: '1', after: first.next ?? '' });
      expect(second.next).toBeNull();
      return [...first.lines, ...second.lines].map(({ display_name: name }) => name);
    };
    expect(await names({ sort: '-name' })).toEqual(['Ann Tremblay', 'Clara Aubin']);
    expect(await names({ sort: '-shares' })).toEqual(['Clara Aubin', 'Ann Tremblay']);
    expect(await names({ sort: 'since' })).toEqual(['Ann Tremblay', 'Clara Aubin']);
  });

  test('says on later pages what the first one knew, whatever is recorded in between', async () => {
    const other = await onRecord();
    const read = async (query: NonNullable<Parameters<typeof register>[0]>) =>
      amelie.api(registers.listRegisterShareholders, { params: { id: other.id }, query });
    const transfer = async (security_id: string, ...to: [name: string, sharesExact: string][]) =>
      given(
        await amelie.api(transferShares, {
          params: { id: other.id },
          body: {
            security_id,
            to: to.map(([firstname, sharesExact]) => ({
              person: { firstname, lastname: `${firstname}s` },
              sharesExact,
            })),
            effective_on: '2025-05-05',
          },
        }),
      );
    await transfer(other.securities.ann, ['Clara', '100'], ['Dana', '300']);
    const compare = async (after?: string) =>
      amelie.api(registers.compareRegisterShareholders, {
        params: { id: other.id },
        query: { from: '2025-04-01', ...(after && { after }) },
      });
    const first = given(await read({ limit: '1' }));
    const [line] = first.lines;
    await transfer(line?.certificates[0]?.security_id ?? '', ['Eli', '100']);
    const second = given(await read({ limit: '1', after: first.next ?? '' }));
    expect([...first.lines, ...second.lines].map(actual)).toEqual([
      'Clara Claras 100 25.00 2025-05-05 ',
      'Dana Danas 300 75.00 2025-05-05 ',
    ]);
    expect(second).toMatchObject({ next: null, total: first.total });
    const dashes = '-'.repeat(36);
    const unknown = `${newId()}.${newId()}.9`;
    const refused = { status: 422, fields: [{ path: 'after', textCode: 'GENERAL.FIELD_INVALID' }] };
    for (const after of [unknown, `${dashes}.${dashes}`, `${dashes}.${dashes}.9`]) {
      expect(await read({ after })).toMatchObject(refused);
      expect(await compare(after)).toMatchObject(refused);
    }
  });

  test('two dates show who joined and left, and by which act', async () => {
    const query = { from: '2025-04-01' };
    const { lines: compared, total } = given(
      await amelie.api(registers.compareRegisterShareholders, { params: { id }, query }),
    );
    const sale = { kind: 'transferred', on: '2025-05-05', label: 'CS-1' };
    expect(compared).toMatchObject([
      { person_id: clara, change: 'joined', differenceExact: '400', percentAfter: '100.00', because: [sale] },
      { person_id: annId, change: 'left', differenceExact: '-400', percentBefore: '100.00', because: [sale] },
    ]);
    expect(total).toMatchObject({
      joined: 1,
      left: 1,
      changed: 0,
      same: 0,
      beforeExact: '400',
      afterExact: '400',
    });
  });

  test('the days on which it changed are those of its entries; the classes say what is issued', async () => {
    const query = { of: 'shareholders' as const };
    const { days, isFounded } = given(await amelie.api(readRegisterDays, { params: { id }, query }));
    expect([days, isFounded]).toEqual([['2025-03-14', '2025-05-05'], true]);
    const moved = { address: formAddress, as: 'change', changed_on: '2025-07-01' } as const;
    given(await amelie.api(updatePerson, { body: { person_id: clara, ...moved } }));
    const after = given(await amelie.api(readRegisterDays, { params: { id }, query }));
    expect(after.days).toEqual(['2025-03-14', '2025-05-05', '2025-07-01']);
    const classes = given(await amelie.api(registers.listRegisterClasses, { params: { id }, query: {} }));
    expect(classes).toMatchObject({
      classes: [{ name: 'Common', issuedExact: '400', holders: 1, stated_capital: '4.00' }],
      total: { issuedExact: '400', stated_capital: '4.00' },
    });
  });

  test('a day that is none is refused at its field', async () => {
    const query = { asOf: '2025-02-30' };
    expect(await amelie.api(registers.listRegisterShareholders, { params: { id }, query })).toMatchObject({
      ok: false,
      fields: [{ path: 'asOf', textCode: 'GENERAL.NOT_A_DATE' }],
    });
  });

  const bytes = async (register: string, query: string, language = 'fr') => {
    const path = `/api/organization/${id}/register/export/${register}?${query}`;
    const headers = { authorization: `Bearer ${amelie.token}`, 'accept-language': language };
    const answer = await fetch(server.origin + path, { headers });
    return { type: answer.headers.get('content-type'), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const file = async (register: string, query: string, language = 'fr') => {
    const { type, body } = await bytes(register, `format=csv&${query}`, language);
    const text = body.toString('utf8');
    return { type, text, rows: text.split('\r\n') };
  };

  test('leaves as a file in the reader’s language, and the access log says who took it', async () => {
    const { type, rows } = await file('shareholders', 'asOf=2025-04-01');
    expect(type).toContain('text/csv');
    expect(rows[0]).toMatch(/^\ufeff"Érable & Fils/);
    expect(rows[1]).toBe('"En date du 1er avril 2025"');
    expect(rows[4]).toBe('"Ann Tremblay",,"Common","CS-1",400,100.00,100.00,2025-03-14,');
    const { entries } = given(
      await amelie.api(listAccess, { params: { orgId: id }, query: { kind: 'exported' } }),
    );
    expect(entries).toMatchObject([{ detail: 'securities_register' }]);
  });

  test('a file has what its list shows, and says so: filter, order, the other date of a comparison', async () => {
    const redline = await file('shareholders', 'asOf=2025-06-01&from=2025-04-01&sort=-shares', 'en');
    expect(redline.rows.slice(1, 6)).toEqual([
      '"As of June 1, 2025"',
      '"Compared with April 1, 2025"',
      '"Sorted by Shares, descending"',
      '"Change","Holder","Address","Class","April 1, 2025","June 1, 2025","Difference","Owned","Owns","Because of"',
      expect.stringMatching(/^"added","Clara Aubin",.*,"Common",0,400,400,,100.00,"Transfer of /),
    ]);
    expect(redline.rows[6]).toMatch(/^"removed","Ann Tremblay",.*,400,0,-400,100.00,,/);
    const some = await file('shareholders', 'asOf=2025-04-01&name=nobody&who=all', 'en');
    expect(some.rows.slice(2, 4)).toEqual(['"Shown: Everyone, including former"', '"Name: nobody"']);
    expect(some.rows[5]).toBe('');
    const rights = await file('instruments', 'who=former&kind=warrant&sort=label', 'en');
    expect(rights.rows.slice(2, 5)).toEqual(['"Status: Ended"', '"Kind: Warrant"', '"Sorted by Number"']);
    const classes = await file('classes', 'asOf=2025-06-01&from=2025-03-01&only=changes', 'en');
    expect(classes.rows[3]).toBe('"Changes only"');
    expect(classes.rows[5]).toMatch(/^"added","Common","CS","votes, dividends, remaining property",/);
    expect(JSON.parse((await file('classes', 'who=all', 'en')).text)).toMatchObject({
      data: { fields: [{ path: 'who', textCode: 'GENERAL.FIELD_INVALID' }] },
    });
  });

  test('a holder who wants no paper has an acknowledgment, and a certificate when one is asked for', async () => {
    const [held] = (await lines()).flatMap(({ certificates }) => certificates);
    const choose = (form: string, security_id = held?.security_id ?? '', effective_on = '2025-06-02') =>
      amelie.api(chooseForm, {
        params: { id },
        body: { security_ids: [security_id], form, effective_on } as InputOf<typeof chooseForm>['body'],
      });
    expect(await choose('receipt')).toMatchObject({ textCode: 'GENERAL.FIELD_INVALID' });
    expect(await choose('acknowledgment', newId())).toMatchObject({ textCode: 'GENERAL.NOT_FOUND' });
    expect(fieldsOf(await choose('certificate'))).toEqual(['form SHARES.NOTHING_CHANGES']);
    expect(fieldsOf(await choose('acknowledgment', held?.security_id, '2025-05-01'))).toEqual([
      'effective_on SHARES.NOT_YET_ISSUED',
    ]);
    expect(given(await choose('acknowledgment'))).toMatchObject({ proposal_id: null });
    expect(fieldsOf(await choose('acknowledgment'))).toEqual(['form SHARES.NOTHING_CHANGES']);
    const formOn = async (asOf: string) =>
      (await lines({ asOf })).flatMap(({ certificates }) => certificates.map(({ form }) => form));
    expect([await formOn('2025-06-01'), await formOn('2025-06-02')]).toEqual([[null], ['acknowledgment']]);
    const named = `${held?.label} (reconnaissance écrite)`;
    expect((await file('shareholders', 'asOf=2025-06-02')).text).toContain(named);
    const book = await fetch(
      `${server.origin}/api/organization/${id}/register/books/securities/export?format=csv&asOf=2025-06-02`,
      { headers: { authorization: `Bearer ${amelie.token}`, 'accept-language': 'fr' } },
    );
    expect(await book.text()).toContain(named);
    given(await choose('certificate', held?.security_id, '2025-06-03'));
    expect(await formOn('2025-06-03')).toEqual(['certificate']);
    const told = await server.database.asOwner<{ kind: string }>(
      `select kind from activity where org_id = $1 and kind ~ '_chosen$' order by entry_no`,
      [id],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['acknowledgment_chosen', 'certificate_chosen']);
    await isWhole(id);
  });

  test('a file as known at a moment is the same byte for byte after a correction', async () => {
    const knownAt = new Date().toISOString();
    const take = (existing: string) =>
      Promise.all(
        ['csv', 'xlsx'].map((format) => bytes('shareholders', `format=${format}&asOf=2025-08-01${existing}`)),
      );
    const before = await take(`&knownAt=${knownAt}`);
    const address = { ...formAddress, address_line_1: '9 rue Corrigée' };
    const corrected = { address, as: 'correction', reason: 'typing error' } as const;
    given(await amelie.api(updatePerson, { body: { person_id: clara, ...corrected } }));
    expect((await take(`&knownAt=${knownAt}`)).map(({ body }) => body.toString('hex'))).toEqual(
      before.map(({ body }) => body.toString('hex')),
    );
    expect((await take(''))[0]?.body.toString('utf8')).toContain('9 rue Corrigée');
  });

  test('the account of a class and a page of a holder as known at a moment keep the names of then', async () => {
    const common = given(await amelie.api(listShareClasses, { params: { id } })).shareclasses[0]?._id ?? '';
    const query = { asOf: '2025-08-01', knownAt: new Date().toISOString() };
    const take = async (existing: Partial<typeof query>) => {
      const account = await amelie.api(readCapitalAccount, {
        params: { id, classId: common },
        query: existing,
      });
      const early = { ...existing, asOf: '2025-01-01' };
      const page = await amelie.api(readHolder, { params: { id, personId: annId }, query: early });
      return JSON.stringify([given(account).entries, given(page).display_name]);
    };
    const before = await take(query);
    expect(before).toContain('Ann Tremblay');
    const renamed = { firstname: 'Anna', as: 'correction', reason: 'misread' } as const;
    given(await amelie.api(updatePerson, { body: { person_id: annId, ...renamed } }));
    expect(await take(query)).toBe(before);
    expect(await take({ asOf: query.asOf })).toContain('Anna Tremblay');
    given(await amelie.api(updatePerson, { body: { person_id: annId, ...renamed, firstname: 'Ann' } }));
  });

  test('two dates are filtered, sorted and read page by page', async () => {
    const [from, asOf] = ['2025-04-01', '2025-06-01'];
    const page = (query: object) =>
      amelie.api(registers.compareRegisterShareholders, { params: { id }, query: { from, asOf, ...query } });
    const first = given(await page({ sort: '-difference', limit: '1' }));
    expect(first.lines.map((one) => one.differenceExact)).toEqual(['400']);
    const second = given(await page({ sort: '-difference', limit: '1', after: first.next ?? '' }));
    expect(second.lines.map((one) => one.differenceExact)).toEqual(['-400']);
    expect(second.next).toBeNull();
    const named = given(await page({ name: 'aubin' }));
    expect([named.total.lines, named.total.afterExact]).toEqual([1, '400']);
    const classes = (query: object) =>
      amelie.api(registers.listRegisterClasses, { params: { id }, query: { asOf, ...query } });
    expect(given(await classes({ from: '2025-03-01' }))).toMatchObject({
      classes: [{ name: 'Common', change: 'joined', before: null }],
      total: { lines: 1, joined: 1 },
      next: null,
    });
    expect(given(await classes({ name: 'preferred' })).total).toMatchObject({ lines: 0, issuedExact: '0' });
    expect(await classes({ after: `${id}.1` })).toMatchObject({ fields: [{ path: 'after' }] });
  });
});

test('amounts that are sound one by one are sound together, however large', async () => {
  const { id, ann: annId } = await onRecord();
  const Shareclass = (await read(id)).shareclasses[0]?._id ?? '';
  const issue = () =>
    amelie.api(issueShares, {
      params: { id },
      body: {
        person_id: annId,
        issuance: {
          Shareclass,
          ownership: 1,
          price: '9'.repeat(28),
          issuance_date: '2025-05-05',
          paid_on: '2025-05-05',
          resolution: 'R-9',
          resolution_on: '2025-05-05',
        },
      },
    });
  for (let time = 0; time < 3; time += 1) given(await issue());
  const { classes } = given(
    await amelie.api(registers.listRegisterClasses, { params: { id }, query: { asOf: '2025-05-05' } }),
  );
  expect(classes).toMatchObject([{ stated_capital: '30000000000000000000000000001.00' }]);
});
