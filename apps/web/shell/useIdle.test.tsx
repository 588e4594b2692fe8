import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdle } from './useIdle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onIdle = vi.fn();
const onWork = vi.fn();
const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

test('tells of work once a minute while there is some, and of the wish to stay at once', () => {
  const { result } = renderHook(() => useIdle(onIdle, onWork));
  pass(1);
  expect(onWork).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  pass(0.5);
  fireEvent.keyDown(document.body);
  pass(0.5);
  fireEvent.keyDown(document.body);
  pass(2);
  expect(onWork).toHaveBeenCalledTimes(2);
  pass(17.5);
  expect(result.current.warned).toBe(true);
  expect(onWork).toHaveBeenCalledTimes(2);
  act(() => result.current.stay());
  expect(onWork).toHaveBeenCalledTimes(3);
  expect(onIdle).not.toHaveBeenCalled();
  pass(20);
  expect(onIdle).toHaveBeenCalled();
});
