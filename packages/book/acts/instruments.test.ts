import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { exercisableOf } from '../options.ts';
import { anomaliesOf, founded, idOf, issue, type Story } from '../testing.ts';
import {
  atWill,
  becoming,
  convertible,
  debt,
  eightPercent,
  exercised,
  grant,
  warrant,
} from '../testing-options.ts';
import { atPrice, exercise, history, numbersOn, option } from '../testing-plan.ts';

const resolution = null;

describe('what is not a share', () => {
  const issued = (one: ReturnType<typeof debt>) => {
    const story = founded('Ann', 'Bo');
    story.record('instrument.issued', '2025-04-01', one);
    return story;
  };
  const now = (story: Story, label = 'OP-1') => fold(story.acts).tables.instruments.get(idOf(label));
  const toAnn = (shares: number, amount: string) =>
    issue('Ann', 'Common', shares, 1, { consideration: { kind: 'property', amount } });

  test('a warrant is exercised as an option is', () => {
    const story = issued(warrant('Ann', 'Common', 'OP-1', { quantity: '300', price: '1' }));
    story.record(
      'option.exercised',
      '2025-05-01',
      exercised(option.securityId, [atPrice('Ann', 300, 1, '1')]),
    );
    expect(now(story)).toMatchObject({ status: 'ended', exercised: 300n, into: [idOf('CO-1')] });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a note becomes shares of whatever class is agreed, with its interest, and ends; each is known of the other', () => {
    const terms = { interest: eightPercent('2025-04-01'), triggers: [], proRata: null, seniority: null };
    const story = issued(convertible('Ann', 'OP-1', { terms }));
    const more = { interest: '1000' };
    story.record(
      'instrument.converted',
      '2026-04-01',
      becoming(option.securityId, '25000', [toAnn(50_000, '26000')], more),
    );
    const { tables } = fold(story.acts);
    expect(now(story)).toMatchObject({ status: 'ended', discharged: '25000', into: [idOf('CO-1')] });
    expect(tables.certificates.get(idOf('CO-1'))).toMatchObject({
      quantity: 50_000n,
      origin: { by: 'instrument.converted', from: [option.securityId] },
    });
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('a note converts in part, by a trigger of its own and into the class that it names', () => {
    const triggers = [atWill('Common', { type: 'price', price: '0.5' })];
    const story = issued(
      convertible('Ann', 'OP-1', { terms: { interest: null, triggers, proRata: null, seniority: null } }),
    );
    const part = becoming(option.securityId, '10000', [toAnn(20_000, '10000')], { triggerId: 'T1' });
    story.record('instrument.converted', '2025-05-01', part);
    expect(now(story)).toMatchObject({ status: 'open', classId: idOf('Common'), discharged: '10000' });
    story.record('instrument.ended', '2025-05-02', {
      ...option,
      principal: '15000.01',
      reason: 'repaid',
      resolution,
    });
    story.record(
      'instrument.converted',
      '2025-05-03',
      becoming(option.securityId, '1', [issue('Ann', 'Common', 1, 2)], { triggerId: 'T2' }),
    );
    expect(anomaliesOf(story)).toEqual(['7 above_principal principal', '8 no_trigger triggerId']);
  });

  test('debt is paid back, in parts and whole, and is no share to anybody', () => {
    const story = issued(debt('Ann', 'OP-1'));
    story.record(
      'instrument.converted',
      '2025-05-01',
      becoming(option.securityId, '1', [issue('Ann', 'Common', 1, 1)]),
    );
    exercise(story, '2025-05-01', 1);
    const repaid = (principal: string, on: string) =>
      story.record('instrument.ended', on, { ...option, principal, reason: 'repaid', resolution });
    repaid('10000', '2025-06-01');
    expect(now(story)).toMatchObject({ status: 'open', discharged: '10000' });
    repaid('15000', '2025-07-01');
    expect(anomaliesOf(story)).toEqual(['6 not_convertible securityId', '7 not_an_option securityId']);
    expect(now(story)?.ended).toMatchObject({ reason: 'repaid', on: '2025-07-01' });
  });

  test('goes to another holder whole or in parts, each on the same terms under a number of its own', () => {
    const story = issued(debt('Ann', 'OP-1'));
    story.record('instrument.transferred', '2025-05-01', {
      source: { ...option, kind: 'debt', personId: idOf('Ann'), quantity: null, principal: '25000' },
      into: [
        { securityId: idOf('D-2'), label: 'D-2', personId: idOf('Bo'), quantity: null, principal: '9000' },
      ],
      balance: { securityId: idOf('D-3'), label: 'D-3', quantity: null, principal: '16000' },
      resolution,
    });
    expect(anomaliesOf(story)).toEqual([]);
    expect(now(story)).toMatchObject({ status: 'ended', into: [idOf('D-2'), idOf('D-3')] });
    expect(now(story, 'D-2')).toMatchObject({ personId: idOf('Bo'), principal: '9000', status: 'open' });
    expect(now(story, 'D-3')).toMatchObject({ personId: idOf('Ann'), principal: '16000' });
  });

  test('an option that is still vesting goes on vesting with its new holder, and is not divided', () => {
    const story = history();
    exercise(story, '2025-05-01', 50);
    const source = {
      ...option,
      kind: 'option' as const,
      personId: idOf('Ann'),
      quantity: '350',
      principal: null,
    };
    const to = { securityId: idOf('OP-9'), label: 'OP-9', personId: idOf('Bo'), principal: null };
    const half = { securityId: idOf('OP-8'), label: 'OP-8', quantity: '175', principal: null };
    story.record('instrument.transferred', '2025-05-10', {
      source,
      into: [{ ...to, quantity: '175' }],
      balance: half,
      resolution,
    });
    story.record('instrument.transferred', '2025-05-11', {
      source,
      into: [{ ...to, quantity: '350' }],
      balance: null,
      resolution,
    });
    expect(anomaliesOf(story)).toEqual(['8 still_vesting into']);
    const one = now(story, 'OP-9');
    const mayOn = (on: string) => one && exercisableOf(one, plainDate(on));
    expect(['2025-05-11', '2025-06-01', '2025-08-01'].map(mayOn)).toEqual([50n, 150n, 350n]);
    expect(numbersOn(story, '2025-05-11').slice(4)).toEqual([400, 600]);
  });
});

test('the number that a voided transfer gave stays, though what it came of stands on another day', () => {
  const story = history();
  const source = {
    ...option,
    kind: 'option' as const,
    personId: idOf('Ann'),
    quantity: '400',
    principal: null,
  };
  const into = { securityId: idOf('OP-9'), label: 'OP-9', quantity: '400', principal: null };
  story.void(
    story.record('instrument.transferred', '2025-05-10', {
      source,
      into: [{ ...into, personId: idOf('Bo') }],
      balance: null,
      resolution,
    }),
  );
  story.replace(story.at(6), '2025-06-01', {});
  story.record('option.granted', '2025-06-02', { ...grant('Bo', 'Common', 10, 'OP-8'), label: 'OP-9' });
  expect(anomaliesOf(story)).toEqual(['10 number_taken label']);
  expect(fold(story.acts).tables.instruments.get(idOf('OP-9'))).toMatchObject({
    status: 'void',
    kind: 'option',
  });
});

test('the number of an instrument is given once, and stays though the act is void', () => {
  const story = history();
  story.void(story.record('instrument.issued', '2025-04-02', debt('Ann', 'D-1')));
  story.record('instrument.issued', '2025-04-03', { ...debt('Ann', 'D-2'), label: 'D-1' });
  story.record('instrument.issued', '2025-04-03', { ...debt('Ann', 'D-3'), label: 'OP-1' });
  expect(anomaliesOf(story)).toEqual(['9 number_taken label', '10 number_taken label']);
  expect(fold(story.acts).tables.instruments.get(idOf('D-1'))?.status).toBe('void');
});

test('a conversion tells an exchange rate of another currency than the Canadian dollar, and of no other', () => {
  const converted = (currency: string, exchangeRate: string | null) => {
    const story = founded('Ann');
    story.record('instrument.issued', '2025-04-01', convertible('Ann', 'CN-1', { currency }));
    const amount = exchangeRate === null ? '25000' : '33750';
    const consideration = { kind: 'property' as const, amount };
    const issues = [issue('Ann', 'Common', 100, 1, { consideration })];
    story.record(
      'instrument.converted',
      '2025-05-01',
      becoming(idOf('CN-1'), '25000', issues, { exchangeRate }),
    );
    return anomaliesOf(story);
  };
  expect([converted('CAD', null), converted('USD', '1.35')]).toEqual([[], []]);
  expect(converted('USD', null)).toEqual(['5 rate_differs exchangeRate']);
  expect(converted('CAD', '1.35')).toEqual(['5 rate_differs exchangeRate']);
});
