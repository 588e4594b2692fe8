import { expect, test } from 'vitest';
import { activityGroups, activityKindNames } from './kinds.ts';

test('the filter offers every kind once', () => {
  expect(activityGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(activityKindNames.toSorted());
});
