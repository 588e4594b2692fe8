import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { type ChangeFacts, progressOf, waitingSince } from './progress.ts';

test('it waits for signatures since it was sent, and for its payment since the last of them', () => {
  const madeAt = instant('2026-05-01T14:00:00Z');
  const sentAt = instant('2026-05-02T14:00:00Z');
  const changedAt = instant('2026-05-03T14:00:00Z');
  const waiting = { events: [{ at: sentAt }], madeAt, envelope: { sentAt, changedAt } };
  expect(waitingSince('signing', waiting)).toBe(sentAt);
  expect(waitingSince('paying', waiting)).toBe(changedAt);
  expect(waitingSince('draft', { events: [], madeAt, envelope: null })).toBe(madeAt);
});

const declared: ChangeFacts = {
  events: [{ event: 'sent', details: {} }],
  effect: 'signatures',
  isPriced: false,
  isNoticed: false,
  proposal: { state: 'applied', unmet: [], metOn: {}, effectiveOn: plainDate('2026-05-04') },
  envelope: null,
  filedOn: null,
  dividends: [],
  isBooked: true,
};
const review = (isSolvent: boolean) => ({
  part: 0,
  on: plainDate('2026-05-29'),
  attestedBy: 'Ann',
  isSolvent,
});

test.each([
  ['distributing', [null]],
  ['distributing', [review(true), null]],
  ['withheld', [review(false), null]],
  ['done', [review(true), review(true)]],
  ['done', []],
] as const)('a change that holds is %s where its dividends were reviewed so', (state, dividends) => {
  const progress = progressOf({ ...declared, dividends });
  expect(progress.state).toBe(state);
  const step = progress.steps.find((one) => one.step === 'distributed');
  expect(step?.isDone).toBe(dividends.length === 0 ? undefined : state === 'done');
});
