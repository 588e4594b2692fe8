import { expect, test } from 'vitest';
import type { NoticesView, NoticeView } from '../contract.ts';
import { withMarks } from './useMarks.ts';

const notice = (id: string, is_read: boolean): NoticeView => ({
  _id: id,
  kind: 'incorporated',
  at: '2026-04-20T14:00:00Z',
  title: '',
  message: '',
  path: '/',
  is_read,
});
const view: NoticesView = {
  notices: [notice('a', false), notice('b', true), notice('c', false)],
  unread: 7,
  work: 0,
  next: null,
};

test.each([
  ['one that is unread', 'a', [true, true, false], 6],
  ['one that is read already', 'b', [false, true, false], 7],
  ['one of another page', 'x', [false, true, false], 7],
])('marks %s', (_, id, marks, unread) => {
  const marked = withMarks(view, ({ _id }) => _id === id);
  expect(marked.notices.map(({ is_read }) => is_read)).toEqual(marks);
  expect(marked.unread).toBe(unread);
});

test('leaves a number that stands for more', () => {
  expect(withMarks({ ...view, unread: 100 }, () => true).unread).toBe(100);
});
