import { articles, idOf, issue } from '@tabellion/book/testing.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { datedFromCertificate, withIncorporation, withoutEarlyResolutions } from './incorporation.ts';

const certificate = { latestOf: ['certificate'] } as const;
const director = (on: string) =>
  recordDraft(
    'appointed',
    {
      appointmentId: idOf(on),
      personId: idOf('Amélie'),
      position: 'director',
      title: null,
      consentOn: null,
      residency: null,
      resolution: null,
    },
    { on: plainDate(on) },
  );

test('nothing of a corporation is dated before its certificate', () => {
  const drafts = [director('2025-03-10'), director('2025-03-12'), director('2025-04-01')];
  expect(datedFromCertificate(drafts, plainDate('2025-03-12')).map(({ dating }) => dating)).toEqual([
    certificate,
    { on: '2025-03-12' },
    { on: '2025-04-01' },
  ]);
});

test('a founding has one incorporation, in front; that of an existing corporation has its date', () => {
  const [first] = withIncorporation([director('2025-03-10')], articles);
  expect(first).toMatchObject({ kind: 'incorporated', dating: certificate });
  const again = withIncorporation(first === undefined ? [] : [first], articles, plainDate('2019-05-01'));
  expect(again).toMatchObject([{ kind: 'incorporated', dating: { on: '2019-05-01' } }]);
});

test('a subscription keeps no resolution from before the certificate, and waits for the organizing one', () => {
  const latest = { latestOf: ['certificate', 'resolution', 'payment'] } as const;
  const subscribed = (date: string) =>
    recordDraft(
      'issued',
      {
        issues: [issue('Ann', 'Common', 10, 1)],
        resolution: { number: 'D-1', date: plainDate(date) },
      },
      latest,
    );
  const kept = withoutEarlyResolutions(
    [subscribed('2025-03-11'), subscribed('2025-03-12'), director('2025-03-10')],
    plainDate('2025-03-12'),
  );
  expect(kept).toMatchObject([
    { dating: latest, payload: { resolution: null } },
    { dating: latest, payload: { resolution: { number: 'D-1', date: '2025-03-12' } } },
    { kind: 'appointed' },
  ]);
});
