import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { shownStyle } from './shownStyle.ts';

// Stand-ins for browser features that components need and jsdom lacks, and the cleanup between tests.

afterEach(cleanup);

/** Warnings of React and of jsdom: the test that brings one fails. */
const warnings: unknown[] = [];
console.error = (...words) => void warnings.push(words);
console.warn = console.error;
afterEach(() => expect(warnings.splice(0)).toEqual([]));

// A busy machine may need much longer than the usual second.
configure({ asyncUtilTimeout: 60_000 });

/** A wide, light screen whose user asked for nothing special: every media query answers no, and none ever changes. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.getComputedStyle = shownStyle;

/** Nothing is laid out in jsdom, so no size ever changes. */
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// There is no scrolling either, where nothing has a place.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
