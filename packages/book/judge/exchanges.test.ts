import { plainDate } from '@tabellion/kernel/date.ts';
import { fraction } from '@tabellion/kernel/fraction.ts';
import { describe, expect, test } from 'vitest';
import type { AcquisitionParticulars } from '../acts/acquired.ts';
import type { Deduction } from '../acts/deduction.ts';
import { idOf, part, proRata } from '../testing.ts';
import { judgeConversion, judgeTransfer } from './exchanges.ts';
import type { Finding } from './finding.ts';

const on = plainDate('2026-10-01');
const terms = { redeemable: false, retractable: false };
const before = { terms, capital: fraction(2000n, 1n), issued: 1000n };
const itsPart = proRata('2000', '1000');
const tell = (findings: readonly Finding[]) =>
  findings.map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('the law says of a transfer', () => {
  const restricted = { transferRestrictions: 'No transfer without the consent of the directors.' };
  const consent = { number: 'D-2026-01', date: on };
  const bought: AcquisitionParticulars = {
    by: 'repurchased',
    price: '10',
    paid: null,
    solvencyOn: on,
    ground: 'agreement',
  };
  const cancelled = (deduction: Deduction) => ({
    outcome: 'cancelled' as const,
    quantity: '100',
    deduction,
    particulars: bought,
    returnsTo: null,
    resolution: consent,
  });
  test.each([
    ['nothing, when the directors consent', { resolution: consent, balance: null }, restricted, []],
    [
      'that they consent where the articles ask for it',
      { resolution: null, balance: null },
      restricted,
      ['warning resolution_missing resolution'],
    ],
    [
      'nothing where they do not ask',
      { resolution: null, balance: null },
      { transferRestrictions: null },
      [],
    ],
    ['nothing where nobody stated what they ask', { resolution: null, balance: null }, {}, []],
    [
      'that they consent before',
      { resolution: { ...consent, date: plainDate('2026-10-02') }, balance: null },
      restricted,
      ['refused before_resolution resolution.date'],
    ],
    [
      'nothing of a cancelled balance that takes its part',
      { resolution: consent, balance: cancelled(itsPart) },
      restricted,
      [],
    ],
    [
      'that a cancelled balance takes its part of stated capital',
      { resolution: consent, balance: cancelled({ rule: 'NONE' }) },
      restricted,
      ['refused deduction_differs balance.deduction'],
    ],
    [
      'that a cancelled balance bears what an acquisition does',
      {
        resolution: consent,
        balance: { ...cancelled(itsPart), particulars: { ...bought, solvencyOn: null }, resolution: null },
      },
      restricted,
      [
        'warning solvency_missing balance.particulars.solvencyOn',
        'warning resolution_missing balance.resolution',
      ],
    ],
  ])('%s', (_what, payload, articles, expected) => {
    expect(tell(judgeTransfer(payload, articles, before, on))).toEqual(expected);
  });
});

describe('the law says of a conversion', () => {
  const convertible = { into: idOf('Common'), numerator: '3', denominator: '2' };
  const into = { classId: idOf('Common'), securities: [part({ shares: 150, serial: 1 })] };
  const sound = {
    ratio: { numerator: '3', denominator: '2' },
    into,
    deduction: itsPart,
    additional: null,
    resolution: null,
  };
  const back = { into: idOf('Seed'), numerator: '2', denominator: '3' };
  const both = { ...proRata('3000', '2500'), rule: 'INTERCONVERTIBLE' as const };
  const given = { kind: 'money' as const, amount: '5', paidOn: on };
  test.each([
    ['nothing, when it is as the terms say', {}, convertible, null, []],
    [
      'nothing of the same ratio in other numbers',
      { ratio: { numerator: '6', denominator: '4' } },
      convertible,
      null,
      [],
    ],
    [
      'that another ratio is none of the terms',
      { ratio: { numerator: '1', denominator: '1' } },
      convertible,
      null,
      ['refused ratio_differs ratio'],
    ],
    ['that a class is convertible at all', {}, null, null, ['refused not_convertible into.classId']],
    [
      'and into which',
      {},
      { ...convertible, into: idOf('Seed') },
      null,
      ['refused not_convertible into.classId'],
    ],
    [
      'that its part of stated capital moves',
      { deduction: { ...itsPart, sharesBefore: '999' } },
      convertible,
      null,
      ['refused deduction_differs deduction'],
    ],
    ['nothing of the part of both, where both convert', { deduction: both }, convertible, back, []],
    [
      'that both must for it',
      { deduction: both },
      convertible,
      null,
      ['refused deduction_differs deduction'],
    ],
    [
      'that the part of both is of both',
      { deduction: { ...both, sharesBefore: '1000' } },
      convertible,
      back,
      ['refused deduction_differs deduction'],
    ],
    ['nothing of what was given besides', { additional: given }, convertible, null, []],
    [
      'that it is given before',
      { additional: { ...given, paidOn: null } },
      convertible,
      null,
      ['refused not_paid additional.paidOn'],
    ],
    [
      'nothing of a resolution of its day',
      { resolution: { number: 'D-1', date: on } },
      convertible,
      null,
      [],
    ],
    [
      'that none is dated after it',
      { resolution: { number: 'D-1', date: plainDate('2026-10-02') } },
      convertible,
      null,
      ['refused before_resolution resolution.date'],
    ],
  ])('%s', (_what, differs, terms, other, expected) => {
    const old = { ...before, terms: { classId: idOf('Seed'), convertible: terms } };
    const brought = {
      capital: fraction(1000n, 1n),
      issued: 1500n,
      terms: { classId: idOf('Common'), convertible: other },
    };
    expect(tell(judgeConversion({ ...sound, ...differs }, old, brought, on))).toEqual(expected);
  });
});
