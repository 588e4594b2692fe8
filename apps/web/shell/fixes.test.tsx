import { fixPages } from '@tabellion/features/check/rules/rule.ts';
import { fixPath } from '@tabellion/features/check/web/fixPath.ts';
import { blankFacts } from '@tabellion/features/documents/templates/template.ts';
import { missingFactPath } from '@tabellion/features/documents/web/public.ts';
import { expect, test } from 'vitest';
import { routeRows } from '../routes.tsx';
import { navigationOf } from './navigation.ts';

const patterns = routeRows.map(({ path }) =>
  RegExp(`^${path.replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`),
);
const hasScreen = (path: string) => patterns.some((pattern) => pattern.test(path.replace(/[?#].*$/, '')));

test('each fix of the check, and each fact that a document lacks, leads to a screen of the corporation', () => {
  const fixes = fixPages.map((page) => fixPath('maple', { do: 'open', page, id: 'some' }));
  const facts = blankFacts.flatMap((fact) =>
    [null, 'ann'].map((person_id) =>
      missingFactPath('maple', 'share_certificate', { fact, person_id, name: '' }),
    ),
  );
  expect([...fixes, ...facts].filter((path) => !hasScreen(path))).toEqual([]);
});

test('whoever sees the check of a corporation that was taken over is offered the pages of its fixes', () => {
  const text = (key: string) => key;
  const setting = { orgId: 'maple', isFounded: true, law: 'ON', text, wide: true, filingHiddenMarker: null };
  // The minute book shows the check, and a section of members may be the minute book alone.
  const may = (action: string) => !['members.manage', 'billing.manage', 'changes.edit'].includes(action);
  const offered = navigationOf({ ...setting, may, host: 'books.example' }).flatMap(({ items }) => items);
  const under = offered.flatMap(({ to, also = [] }) => [to, ...also]);
  const unreachable = fixPages
    .map((page) => fixPath('maple', { do: 'open', page, id: 'some' }).replace(/[?#].*$/, ''))
    .filter((path) => !under.some((one) => path === one || path.startsWith(`${one}/`)));
  expect(unreachable).toEqual([]);
});
