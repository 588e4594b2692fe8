import { capTable } from '@tabellion/book/captable.ts';
import { DEFAULT_VESTING } from '@tabellion/book/vesting.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CorporationInput, found, incorporate, writing } from '../../../../tests/support/corporation.ts';
import { organizationOf } from '../../../../tests/support/people.ts';
import { amelie, openShares, server } from '../../../../tests/support/stages/shares.ts';
import { listAccess } from '../../members/accessLogContract.ts';
import { readRegisters, recordActs, recordDraft } from '../../registers/server/public/acts.ts';
import { writeFacts } from '../../registers/server/public/people.ts';
import * as contract from '../capTableContract.ts';
import { readHolder } from '../holderContract.ts';
import { compareRegisterShareholders, listRegisterClasses } from '../registerContract.ts';

openShares();

const today = plainDate('2026-04-20');
const transferOn = plainDate('2025-11-03');

const corporation: CorporationInput = {
  classes: [
    { name: 'Common', prefix: 'CS' },
    {
      name: 'Seed',
      prefix: 'SE',
      kind: 'preferred',
      votesPerShare: '0.5',
      authorized: '1000',
    },
  ],
  directors: [{ name: 'Amélie Tremblay' }],
  subscriptions: [
    { name: 'Amélie Tremblay', of: 'Common', shares: 400, price: '0.01' },
    { name: 'Ömer Yılmaz', of: 'Common', shares: 300, price: '0.01' },
    { name: 'Laurentian Fund', of: 'Seed', shares: 120, price: '4' },
    { name: 'Hélène Bouchard', of: 'Seed', shares: 1, price: '4' },
    { name: 'Grace MacDonald', of: 'Common', shares: 50, price: '0.02' },
    { name: 'Mei Chen', of: 'Common', shares: 7, price: '0.01' },
  ],
};

let orgId: string;
let ids: Readonly<Record<string, string>>;
const idOf = (name: string): string => ids[name] ?? '';
const now = instant('2026-04-20T14:00:00Z');

const write = <T>(work: Parameters<typeof writing<T>>[2]) =>
  writing(server.database.database, { orgId, userId: amelie.userId, now }, work);

/** When the transfer was recorded: acts bear the clock of the database. */
async function transferRecordedAt(): Promise<string> {
  const [row] = await server.database.asOwner<{ at: string }>(
    `select to_char(recorded_at - interval '1 microsecond', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from register_acts where org_id = $1 and kind = 'transferred'`,
    [orgId],
  );
  return row?.at ?? '';
}

const registersOn = (asOf = today) =>
  server.database.database.asOrganization(orgId, (q) => readRegisters(q, orgId, { asOf }));

beforeAll(async () => {
  server.clock.set(now);
  orgId = await organizationOf(amelie, { company_type: 'new' });
  ids = await write(async (head) => {
    const made = await found(head, corporation);
    await incorporate(head, today);
    return made;
  });
  const { certificates } = await registersOn();
  const source = certificates.find(({ label }) => label === 'CS-1');
  if (source === undefined) throw new Error('there is no CS-1');
  const opened = { certificate: null, form: null, legends: [] };
  const terms = { ...DEFAULT_VESTING, start: plainDate('2025-12-01'), period: 4, cliff: 2 };
  const acts = [
    recordDraft(
      'transferred',
      {
        source: {
          securityId: source.securityId,
          classId: source.classId,
          personId: source.personId,
          quantity: '400',
        },
        transfers: [
          {
            ...opened,
            securityId: newId(),
            personId: idOf('Hélène Bouchard'),
            quantity: '25',
            vesting: null,
          },
        ],
        balance: { ...opened, outcome: 'reissued', securityId: newId(), quantity: '375', vesting: null },
        resolution: null,
        consideration: null,
        spoiled: [],
      },
      { on: transferOn },
    ),
  ];
  await write(async (head) => expect(await recordActs(head, acts, { today })).toMatchObject({ ok: true }));
  const balance = (await registersOn()).certificates.find(({ quantity }) => quantity === 375n);
  const vesting = { securityId: balance?.securityId ?? '', terms, resolution: null };
  const set = [recordDraft('vesting.set', vesting, { on: transferOn })];
  await write(async (head) => expect(await recordActs(head, set, { today })).toMatchObject({ ok: true }));
});

async function read(query: { asOf?: string; knownAt?: string; holders?: string; from?: string } = {}) {
  const answer = await amelie.api(contract.readCapTable, { params: { id: orgId }, query });
  if (!answer.ok) throw new Error(answer.textCode);
  return answer.data;
}

const linesOf = ({ holders }: contract.CapTableView) =>
  holders.map((line) => [
    line.display_name,
    line.sharesExact,
    line.owns,
    line.votesExact,
    line.votes,
    line.diluted,
  ]);

describe('the cap table', () => {
  test('says what the book says of the same registers', async () => {
    const view = await read();
    const book = capTable(await registersOn());
    expect(
      view.holders.map((line) => [line.person_id, line.sharesExact, line.owns, line.votes, line.diluted]),
    ).toEqual(
      book.holders.map((line) => [
        line.personId,
        String(line.total),
        line.percent,
        line.percentVotes,
        line.percentDiluted,
      ]),
    );
    expect(
      view.classes.map((line) => [
        line.name,
        line.sharesExact,
        line.owns,
        line.votes,
        line.statedCapitalExact,
      ]),
      // The screen has the order of the articles; the book takes the order of the position.
    ).toEqual(
      book.classes
        .toSorted((a) => (a.classId === idOf('Common') ? -1 : 1))
        .map((line) => [
          line.classId === idOf('Common') ? 'Common' : 'Seed',
          String(line.issued),
          line.percent,
          line.percentVotes,
          formatFraction(line.statedCapital),
        ]),
    );
    expect(view.total).toEqual({
      holders: 6,
      sharesExact: '878',
      votesExact: '817.5',
      dilutedExact: '878',
      statedCapital: '492.07',
      statedCapitalExact: '49207/100',
    });
    expect(view).toMatchObject({
      asOf: today,
      today,
      zone: 'America/Toronto',
    });
    expect(view.classes.map(({ authorizedExact }) => authorizedExact)).toEqual([null, '1000']);
  });

  test('reads any date, as known at any instant', async () => {
    expect(linesOf(await read({ asOf: '2025-11-02' }))[0]).toEqual([
      'Amélie Tremblay',
      '400',
      '45.56',
      '400',
      '48.93',
      '45.56',
    ]);
    expect(linesOf(await read())[0]?.slice(1, 3)).toEqual(['375', '42.71']);
    // A microsecond before the transfer was recorded.
    expect(linesOf(await read({ knownAt: await transferRecordedAt() }))[0]?.slice(1, 3)).toEqual([
      '400',
      '45.56',
    ]);
    expect(await read({ asOf: '2025-03-11' })).toMatchObject({ holders: [], rest: null, classes: [] });
  });

  test('shows as many holders as are asked for, and all others as one: together 100.00', async () => {
    const { holders, rest } = await read({ holders: '2' });
    expect(holders.map(({ owns }) => owns)).toEqual(['42.71', '34.17']);
    expect(rest).toEqual({
      holders: 4,
      sharesExact: '203',
      owns: '23.12',
      votesExact: '142.5',
      votes: '17.43',
      dilutedExact: '203',
      diluted: '23.12',
      byClass: { [idOf('Common')]: '82', [idOf('Seed')]: '121' },
    });
  });

  test('is compared with another date: whoever has a line on one of the two has it on both', async () => {
    const { holders, before } = await read({ holders: '1', from: '2025-11-02' });
    expect(
      [holders, before?.holders].map((lines) => lines?.map((one) => [one.display_name, one.owns])),
    ).toEqual([[['Amélie Tremblay', '42.71']], [['Amélie Tremblay', '45.56']]]);
    const [now, then] = [await read({ from: '2025-03-11' }), await read({ asOf: '2025-03-11', from: today })];
    expect([now.holders.length, now.before?.holders, now.before?.on]).toEqual([6, [], '2025-03-11']);
    expect([then.holders, then.before?.total]).toEqual([[], now.total]);
  });

  test('a date that is none is refused', async () => {
    for (const path of ['asOf', 'from']) {
      const query = { [path]: '2025-02-30' };
      const answer = await amelie.api(contract.readCapTable, { params: { id: orgId }, query });
      expect(answer).toMatchObject({ status: 422, fields: [{ path, textCode: 'GENERAL.NOT_A_DATE' }] });
    }
  });
});

test('ownership over time has one step for each date, the largest holders and all others', async () => {
  const answer = await amelie.api(contract.readOwnership, { params: { id: orgId }, query: {} });
  if (!answer.ok) throw new Error(answer.textCode);
  const { parts, steps, thinned } = answer.data;
  expect(parts.map(({ name }) => name)).toEqual([
    'Amélie Tremblay',
    'Ömer Yılmaz',
    'Laurentian Fund',
    'Grace MacDonald',
  ]);
  expect([steps, thinned]).toEqual([
    [
      {
        on: '2025-03-12',
        sharesExact: ['400', '300', '120', '50', '8', '0'],
        totalExact: '878',
        percents: ['45.56', '34.17', '13.67', '5.69', '0.91', '0.00'],
        kinds: ['issued'],
        firstOf: ['Common', 'Seed'],
      },
      {
        on: transferOn,
        sharesExact: ['375', '300', '120', '50', '33', '0'],
        totalExact: '878',
        percents: ['42.71', '34.17', '13.67', '5.69', '3.76', '0.00'],
        kinds: ['transferred'],
        firstOf: [],
      },
    ],
    'none',
  ]);
});

async function explain(query: Omit<Parameters<typeof ask>[0], 'asOf'>) {
  const answer = await ask(query);
  if (!answer.ok) throw new Error(answer.textCode);
  return answer.data;
}

const ask = (query: { what: (typeof contract.explained)[number]; holder?: string; class?: string }) =>
  amelie.api(contract.explainCapTable, { params: { id: orgId }, query });

describe('a number explains itself', () => {
  test('what somebody owns: the fraction, the acts with certificates, what is held now', async () => {
    const why = await explain({ what: 'owns', holder: idOf('Amélie Tremblay') });
    expect(why).toMatchObject({
      holder: { display_name: 'Amélie Tremblay' },
      partExact: '375',
      wholeExact: '878',
      quotient: '42.7107',
      isWhole: false,
      shown: '42.71',
      rounding: 'LARGEST_REMAINDER',
      held: [{ label: 'CS-6' }],
      earlier: null,
    });
    expect(
      why.ledger.map(({ on, kind, ended, opened, others, inExact, outExact }) => [
        on,
        kind,
        ended[0]?.label,
        opened[0]?.label,
        inExact,
        outExact,
        others.map(({ display_name, certificate }) => `${display_name} ${certificate.label}`).join(),
      ]),
    ).toEqual([
      ['2025-03-12', 'issued', undefined, 'CS-1', '400', '0', ''],
      ['2025-11-03', 'transferred', 'CS-1', 'CS-6', '0', '25', 'Hélène Bouchard CS-5'],
    ]);
    expect(why.wholeBy.map(({ className, resultExact }) => `${className} ${resultExact}`)).toEqual([
      'Common 757',
      'Seed 121',
    ]);
  });

  test('votes: class by class, with the votes of each share', async () => {
    const why = await explain({ what: 'votes', holder: idOf('Hélène Bouchard') });
    expect(why).toMatchObject({ partExact: '25.5', wholeExact: '817.5', quotient: '3.1192', shown: '3.12' });
    expect(
      why.terms.map(({ className, sharesExact, perShare, resultExact }) => [
        className,
        sharesExact,
        perShare,
        resultExact,
      ]),
    ).toEqual([
      ['Common', '25', '1', '25'],
      ['Seed', '1', '0.5', '0.5'],
    ]);
  });

  test('a class: its shares and its stated capital by the movements of its account', async () => {
    expect(await explain({ what: 'owns', class: idOf('Seed') })).toMatchObject({
      className: 'Seed',
      partExact: '121',
      wholeExact: '878',
      shown: '13.78',
      movements: [
        { kind: 'issue', certificate: 'SE-1', sharesExact: '120', amountExact: '480/1' },
        { kind: 'issue', certificate: 'SE-2', sharesExact: '1', amountExact: '4/1' },
      ],
      earlier: null,
    });
    expect(await explain({ what: 'capital', class: idOf('Common') })).toMatchObject({
      partExact: '807/100',
      quotient: '8.07',
      isWhole: true,
      rounding: 'HALF_UP',
    });
  });

  test('the whole is class by class: shares, votes and stated capital', async () => {
    const of = async (what: 'owns' | 'votes' | 'capital') => {
      const { holder, className, wholeExact, shown, wholeBy } = await explain({ what });
      expect([holder, className]).toEqual([null, null]);
      return [
        what === 'capital' ? shown : wholeExact,
        ...wholeBy.map((one) => `${one.className} ${one.resultExact}`),
      ];
    };
    expect(await of('owns')).toEqual(['878', 'Common 757', 'Seed 121']);
    expect(await of('votes')).toEqual(['817.5', 'Common 757', 'Seed 60.5']);
    expect(await of('capital')).toEqual(['492.07', 'Common 807/100', 'Seed 484/1']);
  });

  test('nothing is explained of two at once, or of who is not known', async () => {
    const both = { what: 'owns', holder: idOf('Mei Chen'), class: idOf('Seed') } as const;
    for (const query of [both, { what: 'capital', holder: idOf('Mei Chen') } as const])
      expect(await ask(query)).toMatchObject({
        status: 422,
        fields: [{ path: 'class', textCode: 'GENERAL.FIELD_INVALID' }],
      });
    expect(await ask({ what: 'owns', holder: newId() })).toMatchObject({ status: 404 });
    expect(await ask({ what: 'owns', class: newId() })).toMatchObject({ status: 404 });
  });
});

describe('the page of a shareholder', () => {
  async function page(personId: string, query: { asOf?: string } = {}) {
    const answer = await amelie.api(readHolder, { params: { id: orgId, personId }, query });
    if (!answer.ok) throw new Error(answer.textCode);
    return answer.data;
  }

  test('has holdings, certificates with their chain both ways, and a ledger that adds up', async () => {
    const view = await page(idOf('Amélie Tremblay'));
    expect(view.total).toMatchObject({ sharesExact: '375', owns: '42.71', votes: '45.87' });
    expect(view.classes).toEqual([
      { class_id: idOf('Common'), name: 'Common', sharesExact: '375', percentage: '49.54' },
    ]);
    expect(
      view.certificates.map(({ label, state, on, ended, before: from, after: into }) => [
        label,
        state,
        on,
        ended?.on,
        from.map((one) => one.label).join(),
        into.map((one) => `${one.label} ${one.holder.display_name}`).join(),
      ]),
    ).toEqual([
      ['CS-6', 'open', '2025-11-03', undefined, 'CS-1', ''],
      ['CS-1', 'ended', '2025-03-12', '2025-11-03', '', 'CS-5 Hélène Bouchard,CS-6 Amélie Tremblay'],
    ]);
    // Those that came of others were issued by no resolution.
    expect(view.certificates.map(({ issue }) => issue)).toEqual([
      null,
      {
        price: '0.01',
        consideration: 'money',
        paid_on: '2025-03-12',
        resolution: 'D-2025-01',
        resolution_on: '2025-03-12',
        exemption: null,
        taken_over: null,
      },
    ]);
    expect(
      view.ledger.map(({ inExact, outExact, balanceExact }) => [inExact, outExact, balanceExact]),
    ).toEqual([
      ['400', '0', '400'],
      ['0', '25', '375'],
    ]);
    expect(view.days).toEqual(['2025-03-12', '2025-11-03']);
    const helene = await page(idOf('Hélène Bouchard'));
    expect(
      helene.certificates.map(({ label, before: from }) => [label, from.map((one) => one.label)]),
    ).toEqual([
      ['CS-5', ['CS-1']],
      ['SE-2', []],
    ]);
  });

  test('tells vesting by its rule and by its dates', async () => {
    const { vesting } = await page(idOf('Amélie Tremblay'));
    expect(vesting).toMatchObject([
      {
        certificate: { label: 'CS-6' },
        rule: {
          start: '2025-12-01',
          period: 4,
          cliff: 2,
          frequency: 'monthly',
          allocation: 'CUMULATIVE_ROUND_DOWN',
        },
        vestedExact: '375',
        unvestedExact: '0',
        dates: [
          { on: '2026-02-01', sharesExact: '187', vestedExact: '187' },
          { on: '2026-03-01', sharesExact: '94', vestedExact: '281' },
          { on: '2026-04-01', sharesExact: '94', vestedExact: '375' },
        ],
      },
    ]);
    const then = await page(idOf('Amélie Tremblay'), { asOf: '2026-03-31' });
    expect(then.vesting.map((one) => [one.vestedExact, one.unvestedExact])).toEqual([['281', '94']]);
  });

  test('stands as of a date, also of one on which the person was not in the register', async () => {
    const then = await page(idOf('Amélie Tremblay'), { asOf: '2025-11-02' });
    expect(then.certificates.map(({ label, state }) => [label, state])).toEqual([['CS-1', 'open']]);
    expect(then.days).toEqual(['2025-03-12', '2025-11-03']);
    const earlier = await page(idOf('Amélie Tremblay'), { asOf: '2025-03-11' });
    expect(earlier).toMatchObject({
      holder: null,
      display_name: 'Amélie Tremblay',
      certificates: [],
      ledger: [],
    });
    const params = { id: orgId, personId: newId() };
    expect(await amelie.api(readHolder, { params, query: {} })).toMatchObject({ status: 404 });
  });
});

describe('a holder of many certificates at fractions of a cent', () => {
  let id: string;
  let people: Readonly<Record<string, string>>;
  const ann = { name: 'Ann Roy', shares: 1, price: '0.004' };
  const many = 6;

  beforeAll(async () => {
    id = await organizationOf(amelie, { company_type: 'new' });
    const head = { orgId: id, userId: amelie.userId, now };
    const { database } = server.database;
    people = await writing(database, head, async (under) => {
      const made = await found(under, {
        classes: corporation.classes,
        directors: [{ name: 'Grace Hall' }],
        subscriptions: [...Array(many).fill({ ...ann, of: 'Common' }), { ...ann, of: 'Seed' }],
      });
      await incorporate(under, today);
      return made;
    });
    const { certificates } = await database.asOrganization(id, (q) => readRegisters(q, id, { asOf: today }));
    const securityId = certificates.find(({ label }) => label === 'CS-1')?.securityId ?? '';
    const personId = people['Grace Hall'] ?? '';
    await writing(database, head, async (under) => {
      const body = { firstname: 'Grace', lastname: 'Stone', company_name: '', name_format: null };
      const set = [...(await writeFacts(under, personId, [{ kind: 'name', body }]))];
      const terms = { ...DEFAULT_VESTING, start: transferOn, period: 4, cliff: 2 };
      const acts = [
        recordDraft('vesting.set', { securityId, terms, resolution: null }, { on: transferOn }),
        recordDraft('person.changed', { personId, set, remove: [] }, { on: transferOn }),
      ];
      expect(await recordActs(under, acts, { today })).toMatchObject({ ok: true });
    });
  });

  test('the exported register names every certificate', async () => {
    const path = `/api/organization/${id}/register/export/shareholders?format=csv`;
    const answer = await fetch(server.origin + path, {
      headers: { authorization: `Bearer ${amelie.token}` },
    });
    expect(await answer.text()).toContain('"CS-1 CS-2 CS-3 CS-4 CS-5 CS-6"');
  });

  test('the cap table leaves as it is shown, and the access log says who took it', async () => {
    const path = `/api/organization/${id}/cap-table/export?format=csv`;
    const headers = { authorization: `Bearer ${amelie.token}` };
    const linesOf = async (by: string) => {
      const answer = await fetch(`${server.origin}${path}&by=${by}`, { headers });
      return (await answer.text()).split('\r\n').slice(2, -1);
    };
    expect(await linesOf('class')).toEqual([
      '"Class","Authorized","Issued","Share of total","Votes per share","Votes","Share of votes","Fully diluted","Fully diluted share","Stated capital"',
      '"Common","Unlimited",6,85.71,1,6,92.31,6,85.71,0.02',
      '"Seed",1000,1,14.29,0.5,0.5,7.69,1,14.29,0.00',
    ]);
    expect((await linesOf('holder')).slice(1)).toEqual([
      '"Ann Roy",6,1,7,100.00,6.5,100.00,7,100.00',
      '"Total",6,1,7,100.00,6.5,100.00,7,100.00',
    ]);
    const log = await amelie.api(listAccess, { params: { orgId: id }, query: { kind: 'exported' } });
    expect(log).toMatchObject({ data: { entries: [{ detail: 'cap_table' }, { detail: 'cap_table' }, {}] } });
  });

  test('the total of stated capital is rounded once, in the register as in the cap table', async () => {
    const register = await amelie.api(listRegisterClasses, { params: { id }, query: {} });
    if (!register.ok) throw new Error(register.textCode);
    const { classes, total } = register.data;
    expect(classes.map((one) => `${one.name} ${one.stated_capital}`).toSorted()).toEqual([
      'Common 0.02',
      'Seed 0.00',
    ]);
    expect(total.stated_capital).toBe('0.03');
    const table = await amelie.api(contract.readCapTable, { params: { id }, query: {} });
    expect(table).toMatchObject({ data: { total: { statedCapital: '0.03' } } });
  });

  test('terms of vesting are no issue of shares', async () => {
    const query = { from: '2025-11-02' };
    const answer = await amelie.api(compareRegisterShareholders, { params: { id }, query });
    expect(answer).toMatchObject({ data: { lines: [{ because: [] }, { because: [] }] } });
  });

  test('who holds nothing is called as on that date', async () => {
    const nameOn = async (asOf: string) => {
      const query = { what: 'owns', holder: people['Grace Hall'] ?? '', asOf } as const;
      const answer = await amelie.api(contract.explainCapTable, { params: { id }, query });
      return answer.ok && answer.data.holder?.display_name;
    };
    expect(await nameOn('2025-11-02')).toBe('Grace Hall');
    expect(await nameOn('2025-11-03')).toBe('Grace Stone');
  });
});
