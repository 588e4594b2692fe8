import { kindRow, noticeKindNames } from '@tabellion/features/noticeKinds.ts';
import { expect, test } from 'vitest';
import { routeRows } from '../routes.tsx';

test.each(noticeKindNames.map((kind) => [kind]))(
  'a notice of kind %s leads to a page that is there',
  (kind) => {
    const { place, opens } = kindRow(kind);
    const paths = routeRows.map(({ path }) => path);
    for (const one of [place, ...(opens ? [opens.place] : [])])
      expect([one, `/app/org/$org_unique_id${one}`].some((path) => paths.includes(path))).toBe(true);
  },
);
