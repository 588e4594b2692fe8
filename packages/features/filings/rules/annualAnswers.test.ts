import { instant } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { changedSince, judgeLines, type LineAnswer, openLines } from './annualAnswers.ts';
import type { AnnualLine } from './annualLines.ts';

const line = (name: string, text: string): AnnualLine => ({
  line: name,
  group: name.startsWith('director') ? 'people' : 'corporation',
  value: { kind: 'text', text },
});
const answeredAt = instant('2026-04-01T12:00:00.000000Z');
const answer = (name: string, said: LineAnswer['answer']): LineAnswer => ({
  line: name,
  answer: said,
  seq: 7,
  at: answeredAt,
  byUser: 'amelie',
  note: null,
});
const king = line('office', '1 King Street');
const queen = line('office', '2 Queen Street');

const stateOf = (
  readings: { filed: AnnualLine[]; today?: AnnualLine[]; before?: AnnualLine[] },
  ...answers: LineAnswer[]
) => {
  const { filed, today = filed, before } = readings;
  const filedAt = new Map(before === undefined ? [] : [[answeredAt, before]]);
  return judgeLines({ filed, today, filedAt }, answers).map((one) => [one.line, one.state]);
};

test('a line waits until it is answered, and the newest answer counts', () => {
  expect(stateOf({ filed: [king] })).toEqual([['office', 'open']]);
  expect(stateOf({ filed: [king] }, answer('office', 'right'))).toEqual([['office', 'right']]);
  expect(stateOf({ filed: [king] }, answer('office', 'right'), answer('office', 'changed'))).toEqual([
    ['office', 'told'],
  ]);
});

test('what changed is open until an entry says it, from a day after the return’s too', () => {
  const told = answer('office', 'changed');
  expect(stateOf({ filed: [king], today: [queen] }, told)).toEqual([['office', 'changed']]);
  expect(stateOf({ filed: [queen], before: [king] }, told)).toEqual([['office', 'changed']]);
});

test('what was right and is another by an entry since is asked again', () => {
  expect(stateOf({ filed: [queen], before: [king] }, answer('office', 'right'))).toEqual([
    ['office', 'lapsed'],
  ]);
  // A move after the return's date leaves what the return says.
  expect(stateOf({ filed: [king], today: [queen] }, answer('office', 'right'))).toEqual([
    ['office', 'right'],
  ]);
});

test('a director who came after the return’s date needs no answer, and one who left is settled by the entry', () => {
  const [ann, bo] = [line('director:ann', 'Ann'), line('director:bo', 'Bo')];
  expect(stateOf({ filed: [ann], today: [bo] }, answer('director:ann', 'changed'))).toEqual([
    ['director:ann', 'changed'],
    ['director:bo', 'changed'],
  ]);
});

test('no register says where a meeting was held or whom to ask: their answer holds', () => {
  const [earlier, after] = [line('meeting', 'none'), line('meeting', '2026-03-01')];
  expect(stateOf({ filed: [after], before: [earlier] }, answer('meeting', 'right'))).toEqual([
    ['meeting', 'right'],
  ]);
  expect(stateOf({ filed: [after] }, answer('meeting', 'changed'))).toEqual([['meeting', 'told']]);
});

test('open lines are counted by the step that shows them', () => {
  const lines = judgeLines(
    {
      filed: [king, line('director:ann', 'Ann')],
      today: [king, line('director:ann', 'Ann')],
      filedAt: new Map(),
    },
    [answer('office', 'right')],
  );
  expect(openLines(lines).map((one) => one.line)).toEqual(['director:ann']);
  expect(openLines(lines, 'corporation')).toEqual([]);
});

test('whoever comes back is shown what other entries say now, and nothing that they do not', () => {
  expect(changedSince([king, line('contact', 'Ann')], [queen, line('contact', 'Bo')])).toEqual([
    { line: 'office', before: king.value, after: queen.value },
  ]);
  expect(changedSince([king], [king])).toEqual([]);
});
