import { describe, expect, it } from 'vitest';
import { instantOfWall, wallTime, zoneName } from './zone.ts';

const zone = 'America/Toronto';

describe('the clock of the registry', () => {
  it('reads a time of day in its zone, summer and winter', () => {
    expect(instantOfWall('2026-07-01T10:00', zone)).toBe('2026-07-01T14:00:00.000Z');
    expect(instantOfWall('2026-01-15T10:00', zone)).toBe('2026-01-15T15:00:00.000Z');
    expect(wallTime('2026-07-01T14:00:00Z', zone)).toBe('2026-07-01T10:00');
  });

  it('takes the later of two, and what comes after a time that is left out', () => {
    expect(instantOfWall('2026-11-01T01:30', zone)).toBe('2026-11-01T06:30:00.000Z');
    expect(instantOfWall('2026-03-08T02:30', zone)).toBe('2026-03-08T07:30:00.000Z');
  });

  it('takes no half of a time', () => {
    expect(instantOfWall('2026-03-08', zone)).toBeUndefined();
    expect(instantOfWall('2026-13-08T10:00', zone)).toBeUndefined();
  });

  it('names the zone', () => expect(zoneName(zone, 'en-CA')).toBe('Eastern Time'));
});
