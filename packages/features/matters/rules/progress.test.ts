import { expect, test } from 'vitest';
import { inCharge, type MatterEvent, type MatterEventName, stateOf } from './progress.ts';

const event = (name: MatterEventName, users: Partial<MatterEvent> = {}): MatterEvent => ({
  event: name,
  byUser: null,
  toUser: null,
  reason: null,
  ...users,
});
const after = (...names: MatterEventName[]) => stateOf(names.map((name) => event(name)));

test('a stop lasts until the matter goes on', () => {
  expect(after('begun')).toBe('under_way');
  expect(after('begun', 'stopped')).toBe('stopped');
  expect(after('begun', 'stopped', 'resumed')).toBe('under_way');
  expect(after('begun', 'stopped', 'completed')).toBe('completed');
});

test('handing it over changes nothing of where it stands', () => {
  expect(after('begun', 'stopped', 'handed_over')).toBe('stopped');
  expect(after('begun', 'handed_over')).toBe('under_way');
});

test('what was withdrawn may be begun again', () => {
  expect(after('begun', 'withdrawn')).toBe('withdrawn');
  expect(after('begun', 'withdrawn', 'begun')).toBe('under_way');
});

test('in charge is who has it last, else who began it', () => {
  const begun = event('begun', { byUser: 'amelie' });
  expect(inCharge([begun])).toBe('amelie');
  expect(inCharge([begun, event('handed_over', { byUser: 'amelie', toUser: 'omer' })])).toBe('omer');
  expect(inCharge([event('begun')])).toBeNull();
});
