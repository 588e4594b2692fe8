import { kindRow, noticeKindNames } from '@tabellion/features/noticeKinds.ts';
import { expect, test } from 'vitest';
import { routeRows } from '../routes.tsx';

test.each(noticeKindNames.map((kind) => [kind]))(
  'a notice of kind %s leads to a page that is there',
  (kind) => {
    const { place } = kindRow(kind);
    const paths = routeRows.map(({ path }) => path);
    expect([place, `/app/org/$org_unique_id${place}`].some((path) => paths.includes(path))).toBe(true);
  },
);
