import { expect, test } from 'vitest';
import { withoutRepeatedActivity } from './withoutRepeatedActivity.ts';

const line = (kind: string, second: number, subjects: string[], actor = 'amelie') => ({
  kind,
  recorded_at: `2026-04-17T14:00:0${second}Z`,
  subject_ids: subjects,
  actor_id: actor,
});

test('leaves out who became a shareholder where the issue of the same moment names him', () => {
  const issue = line('shares_issued', 1, ['yusuf', 'common']);
  const later = line('shareholder_added', 2, ['yusuf']);
  const ofAnother = line('shareholder_added', 1, ['mei']);
  expect(withoutRepeatedActivity([later, issue, line('shareholder_added', 1, ['yusuf']), ofAnother])).toEqual(
    [later, issue, ofAnother],
  );
});

test('tells a row of savings by one member once, the newest', () => {
  const lines = [1, 2, 3].map((second) => line('articles_saved', second, [])).reverse();
  expect(withoutRepeatedActivity(lines)).toEqual(lines.slice(0, 1));
  const others = [line('articles_saved', 3, []), line('note', 2, []), line('articles_saved', 1, [], 'omer')];
  expect(withoutRepeatedActivity(others)).toEqual(others);
});
