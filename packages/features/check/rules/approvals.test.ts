import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import type { FiledDocument } from '../../documents/shapes.ts';
import { act, cleanBook, dueFor, filed, secondCertificate } from '../testing.ts';
import { add, all, book, type Fault, found } from '../testing-faults.ts';
import { findingsIn } from './check.ts';
import type { CheckFacts } from './rule.ts';
import { fixView } from './views.ts';

/** A resolution of the directors, with its document, and the act that names it. */
const resolved = (kind: string, of: Partial<FiledDocument>, more: object = {}): Fault =>
  all(
    book((of) => ({
      acts: [
        ...of.acts,
        act(kind, 'resolved', {
          payload: { resolution: { number: 'D-2025-07', date: '2025-05-02' }, ...more },
        }),
      ],
    })),
    add({
      onFile: [
        filed('vain', {
          number: 'D-2025-07',
          datedOn: plainDate('2025-05-02'),
          carries: ['resolved'],
          ...of,
        }),
      ],
    }),
  );

test('an entry rests on nothing where its resolution was given up, or approves something else', () => {
  const gone = ['declined', 'void', 'expired'] as const;
  expect(gone.flatMap((status) => found(resolved('vesting.set', { status })))).toEqual(
    gone.map((status) => `approved_by_nothing D-2025-07 ${status} 102(1) open`),
  );
  expect(found(resolved('vesting.set', { carries: ['another'] }))).toEqual([
    'approved_by_nothing D-2025-07 other_entry 102(1) open',
  ]);
  expect(found(resolved('vesting.set', { carries: [], datedOn: plainDate('2025-05-01') }))).toEqual([
    'approved_by_nothing D-2025-07 other_day 102(1) open',
  ]);
  expect(found(resolved('name.changed', { carries: [] }))).toContain(
    'approved_by_nothing D-2025-07 other_body 173(1) open',
  );
});

test('an entry of a body that may not decide it is found, unless the paper of the other is there (CBCA ss. 19(3), 109(1), 121)', () => {
  const seat = cleanBook.book.appointments.slice(0, 1);
  const appointments = [
    ...seat,
    ...seat.map((one) => ({ ...one, appointmentId: 'office', position: 'presidents' })),
  ];
  const named = (kind: string, number: string, payload: object, more: object = { batchId: null }) => ({
    ...act(kind, 'decided', { payload: { ...payload, resolution: { number, date: '2025-05-02' } } }),
    ...more,
  });
  const place = (city: string, of: 'registered' | 'records' = 'registered') => ({
    place: of,
    address: { city, province: 'ON' },
  });
  const before = act('address.changed', 'before', {
    payload: { ...place('Toronto'), resolution: null },
    on: '2024-01-01',
  });
  const foundIn = (
    one: object,
    { ontario = false, onFile = [] as FiledDocument[], acts = [] as object[] } = {},
  ) =>
    found(
      all(
        book(
          (of) =>
            ({
              ...(ontario && {
                statute: 'obca' as const,
                corporation: { ...of.corporation, jurisdiction: 'ON' },
              }),
              appointments,
              acts: [...of.acts, before, ...acts, one],
            }) as never,
        ),
        add({ onFile }),
      ),
    ).filter((line) => line.includes('other_body'));
  const removed = (number: string, appointmentId = 'seat') =>
    named('ceased', number, { appointmentId, reason: 'removed' });
  const line = (number: string, section: string) => [
    `approved_by_nothing ${number} other_body ${section} open`,
  ];
  expect([
    foundIn(removed('D-2025-09')),
    foundIn(removed('S-2025-09', 'office')),
    foundIn(named('appointed', 'S-2025-09', { appointmentId: 'office', personId: 'ann' })),
    foundIn(named('address.changed', 'S-2025-09', place('Ottawa'))),
    foundIn(named('address.changed', 'S-2025-09', place('Ottawa', 'records'))),
    foundIn(named('address.changed', 'D-2025-09', place('Ottawa')), { ontario: true }),
  ]).toEqual([
    line('D-2025-09', '109(1)'),
    line('S-2025-09', '121'),
    line('S-2025-09', '121'),
    line('S-2025-09', '19(3)'),
    line('S-2025-09', '20(1)'),
    line('D-2025-09', '14'),
  ]);
  // A number of the corporation's own says nothing of a body.
  expect(foundIn(removed('R-12'))).toEqual([]);
  const paper = (section: FiledDocument['section'], more: Partial<FiledDocument>) => ({
    onFile: [filed('own', { source: 'upload', template: null, number: null, section, ...more })],
  });
  expect([
    foundIn(removed('D-2025-09'), paper('shareholders_resolutions', { carries: ['decided'] })),
    foundIn(removed('D-2025-09'), paper('shareholders_resolutions', { title: 'Resolution D-2025-09' })),
    foundIn(removed('D-2025-09'), paper('directors_resolutions', { carries: ['decided'] })),
  ]).toEqual([[], [], line('D-2025-09', '109(1)')]);
  // A change of this product named one resolution for the articles and for the address in the other province.
  const batch = { batchId: 'change' };
  const amended = named('articles.amended', 'S-2025-09', { changes: { province: 'QC' } }, batch);
  const moved = named('address.changed', 'S-2025-09', place('Montréal'), batch);
  expect([
    foundIn(moved, { acts: [amended] }),
    foundIn({ ...moved, batchId: null }, { acts: [amended] }),
  ]).toEqual([[], line('S-2025-09', '19(3)')]);
});

test('a signed copy that was uploaded carries what the draft that was voided does not', () => {
  const upload = { source: 'upload', template: null, number: null } as const;
  const byTitle = add({ onFile: [filed('scan', { ...upload, title: 'D-2025-07 signed' })] });
  const linked = add({ onFile: [filed('scan', { ...upload, carries: ['resolved'] })] });
  const voided = resolved('vesting.set', { status: 'void' });
  expect([found(all(voided, byTitle)), found(all(voided, linked))]).toEqual([[], []]);
  const declined = add({ onFile: [filed('scan', { ...upload, carries: ['resolved'], status: 'declined' })] });
  expect(found(all(voided, declined))).toContain('approved_by_nothing D-2025-07 void 102(1) open');
});

test('a resolution that was declined with its entry is no finding', () => {
  const declined = filed('declined', { carries: ['withdrawn'], status: 'declined', number: 'D-2025-08' });
  expect(found(add({ onFile: [declined] }))).toEqual([]);
});

test('what names no resolution and needs one is not approved, each by its own provision', () => {
  const unnamed = (kind: string, payload: object = {}) =>
    found(
      all(
        book((of) => ({ acts: [...of.acts, act(kind, 'bare', { payload })] })),
        add({
          due: [
            dueFor('issue_resolution', {
              subject: 'bare',
              title: kind,
              carries: ['bare'],
              blanks: () => [{ fact: 'resolution' }],
            }),
          ],
        }),
      ),
    ).filter((one) => one.startsWith('approved'));
  const cited = (kind: string, payload?: object) =>
    unnamed(kind, payload).map((one) => one.split(' ').at(-2));
  expect(unnamed('repurchased')).toEqual(['approved_by_nothing repurchased unnamed 34(1) enter']);
  expect([
    cited('redeemed'),
    cited('surrendered'),
    cited('option.granted'),
    cited('transferred', { source: { securityId: 'cs-1' }, resolution: null }),
    cited('class.split', { fractions: { cash: null } }),
    cited('name.changed'),
    cited('capital.adjusted'),
    cited('address.changed', { place: 'registered' }),
    cited('address.changed', { place: 'records' }),
    cited('yearend.changed', { yearEnd: '12-31' }),
    cited('appointed', { appointmentId: 'seat' }),
    cited('appointed', { appointmentId: 'office' }),
    cited('ceased', { appointmentId: 'seat' }),
  ]).toEqual([
    ['36(1)'],
    ['37'],
    ['29(1)'],
    ['6(1)(d)'],
    ['173(1)'],
    ['173(1)'],
    ['38(1)'],
    ['19(3)'],
    [],
    ['102(1)'],
    ['106'],
    ['121'],
    ['109(1)'],
  ]);
});

test('cash for fractions has its test of solvency and a resolution of the directors, each by its own provision (CBCA s. 35)', () => {
  const paidFor = (acquired: object) =>
    found(
      all(
        book((of) => ({
          acts: [
            ...of.acts,
            act('class.consolidated', 'divided', {
              payload: { classId: 'common', fractions: { cash: {} }, registryCertificate: '1', ...acquired },
            }),
          ],
        })),
        add({
          due: [
            dueFor('issue_resolution', {
              subject: 'divided',
              title: 'fractions',
              carries: ['divided'],
              blanks: () => [{ fact: 'resolution' }],
            }),
          ],
        }),
      ),
    ).map((one) =>
      one
        .split(' ')
        .filter((word) => word !== '')
        .join(' '),
    );
  const unapproved = 'approved_by_nothing fractions unnamed 35(1)(b) enter';
  const isUnstated = (lines: readonly string[]) =>
    lines.some((one) => /^solvency_unstated .*35\(3\)/.test(one));
  const silent = paidFor({});
  expect(silent).toContain(unapproved);
  expect(isUnstated(silent)).toBe(true);
  expect(isUnstated(paidFor({ acquired: { solvencyOn: null } }))).toBe(true);
  expect(isUnstated(paidFor({ acquired: { solvencyOn: plainDate('2099-01-01') } }))).toBe(true);
  expect(isUnstated(paidFor({ acquired: { solvencyOn: plainDate('2025-01-01') } }))).toBe(false);
});

test('the directors’ part of a paid division is asked for beside the shareholders’ paper, and its fix is theirs', () => {
  const shareholders = { section: 'shareholders_resolutions' as const, carries: ['divided'] };
  const dueOf = (template: string, more: object) =>
    dueFor(template, { subject: 'divided', title: template, carries: ['divided'], ...more });
  const foundOf = (facts: Partial<CheckFacts>) =>
    findingsIn(
      all(
        book((of) => ({
          acts: [
            ...of.acts,
            act('class.consolidated', 'divided', {
              payload: {
                classId: 'common',
                fractions: { cash: {} },
                registryCertificate: '1',
                acquired: { solvencyOn: null, resolution: null },
              },
            }),
          ],
        })),
        add(facts),
      )(cleanBook),
    )
      .filter(({ code }) => code === 'approved_by_nothing' || code === 'solvency_unstated')
      .map(({ code, about, citation, fix }) => [code, about, citation?.number, fixView(fix)]);
  const directors = dueOf('issue_resolution', {});
  const draft = { do: 'draft', template: 'issue_resolution' };
  const isDirectors = expect.objectContaining(draft);
  // The shareholders' paper is on file, then it is missing too.
  for (const facts of [
    { onFile: [filed('shareholders_resolution', shareholders)], due: [directors] },
    { due: [dueOf('shareholders_resolution', shareholders), directors] },
  ])
    expect(foundOf(facts)).toEqual([
      ['solvency_unstated', '', '35(3)', isDirectors],
      ['approved_by_nothing', 'issue_resolution', '35(1)(b)', isDirectors],
    ]);
  // Their own paper is uploaded: that of the shareholders alone is asked for. The entry is corrected where it is listed.
  const own = filed('own', { carries: ['divided'] });
  const theirs = dueOf('shareholders_resolution', shareholders);
  expect(foundOf({ onFile: [own], due: [theirs] })).toEqual([
    ['solvency_unstated', '', '35(3)', expect.objectContaining({ do: 'open', page: 'class' })],
    ['approved_by_nothing', 'shareholders_resolution', '173(1)', expect.objectContaining({ do: 'draft' })],
  ]);
});

test('an issue that names no resolution is not approved, whether one can be drafted or not', () => {
  const bare = book((of) => ({
    certificates: [...of.certificates, { ...secondCertificate, resolution: null }],
    acts: [
      ...of.acts,
      act('issued', 'bare', { payload: { issues: [{ securityId: 'cs-2', takenOver: null }] } }),
    ],
  }));
  expect(found(bare)).toEqual(['approved_by_nothing Ann Roy unnamed 25(1) open']);
});

test('a resolution that passes a transfer issues nothing, though the certificate that it ended was issued', () => {
  const transferred = all(
    book(() => ({ madeBy: new Map([['cs-1', 'sale']]) })),
    add({ onFile: [filed('transfer', { carries: ['sale'], status: 'draft' })] }),
  );
  expect(findingsIn(transferred(cleanBook)).map(({ code }) => code)).toEqual(['document_unsigned']);
});

test('a resignation that is not drafted yet is no entry without an approval', () => {
  const resigned = all(
    book((of) => ({
      acts: [
        ...of.acts,
        act('ceased', 'left', { payload: { appointmentId: 'seat', reason: 'resigned', resolution: null } }),
      ],
    })),
    add({ due: [dueFor('resignation', { subject: 'seat', carries: ['left'] })] }),
  );
  expect(findingsIn(resigned(cleanBook)).map(({ code }) => code)).toEqual(['document_missing']);
});
