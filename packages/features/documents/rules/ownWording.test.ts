import { expect, test } from 'vitest';
import { blocksOf } from './ownWording.ts';

const fields = { directors: 'Ann and Bob', year_end: 'December 31' };

test('headings, clauses with their parts and paragraphs are told apart by their beginnings', () => {
  const wording = '# Present\n\n{{directors}}\nin person.\n\n1. Resolved.\n- First.\n- Second.\n2) Closed.';
  expect(blocksOf(wording, fields)).toEqual({
    ok: true,
    value: [
      { kind: 'heading', text: 'Present' },
      { kind: 'paragraph', text: 'Ann and Bob in person.' },
      { kind: 'clause', text: 'Resolved.', parts: ['First.', 'Second.'] },
      { kind: 'clause', text: 'Closed.', parts: [] },
    ],
  });
});

test('a merge field that is none is refused once by its name, also one that every object has', () => {
  const refused = blocksOf('{{nobody}} and {{ nobody }}, {{constructor}}', fields);
  expect(refused.ok ? [] : refused.error.map(({ params }) => params?.name)).toEqual([
    'nobody',
    'constructor',
  ]);
});

test('what looks like markup of the typesetter is text', () => {
  const wording = '#import "x" $1 \\ *bold* {{7*7}}';
  expect(blocksOf(wording, fields)).toEqual({ ok: true, value: [{ kind: 'paragraph', text: wording }] });
});
