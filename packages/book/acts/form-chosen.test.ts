import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { anomaliesOf, founded, idOf, issue, type Story } from '../testing.ts';

const securityId = idOf('CO-1');

/** Ann has CO-1 since January 2. */
function history(): Story {
  const story = founded('Ann', 'Bo');
  story.issued('2026-01-02', issue('Ann', 'Common', 600, 1));
  return story;
}

const formOn = (story: Story, day: string) =>
  fold(story.acts, { asOf: plainDate(day) }).tables.certificates.get(securityId)?.form;

test('a holder has an acknowledgment from the day on which it was chosen, and a certificate when one is asked for', () => {
  const story = history();
  story.record('form.chosen', '2026-02-01', { securityId, form: 'acknowledgment' });
  story.record('form.chosen', '2026-03-01', { securityId, form: 'certificate' });
  expect(anomaliesOf(story)).toEqual([]);
  expect(['2026-01-31', '2026-02-01', '2026-03-01'].map((day) => formOn(story, day))).toEqual([
    formOn(history(), '2026-01-31'),
    'acknowledgment',
    'certificate',
  ]);
});

test('shares that are not there, or not any more, have no paper', () => {
  const story = history();
  story.record('form.chosen', '2026-01-01', { securityId, form: 'acknowledgment' });
  story.transferred('2026-02-01', { ...sourceOfAnn }, [{ holder: 'Bo', shares: 600, serial: 2 }]);
  story.record('form.chosen', '2026-02-01', { securityId, form: 'acknowledgment' });
  expect(anomaliesOf(story)).toEqual(['6 no_security securityId', '8 not_open securityId']);
});

const sourceOfAnn = { securityId, classId: idOf('Common'), personId: idOf('Ann'), quantity: '600' };
