import { expect, test } from 'vitest';
import { crossingsOf } from './boundaries.ts';

const cases: [file: string, code: string, crossings: number][] = [
  ['packages/kernel/date.ts', `import { x } from '@tabellion/platform/config/config.ts';`, 1],
  ['packages/book/fold.ts', `import { x } from '@tabellion/kernel/date.ts';`, 0],
  ['packages/platform/http/host.ts', `import { access } from '@tabellion/features/access.ts';`, 1],
  ['packages/features/accounts/rules.ts', `import { x } from './server/store.ts';`, 1],
  ['packages/features/accounts/server/store.ts', `import { x } from '../rules.ts';`, 0],
  ['packages/features/activity/server/a.ts', `import { x } from '../../shares/server/public.ts';`, 1],
  ['packages/features/shares/server/a.ts', `import { x } from '../../activity/server/public.ts';`, 0],
  ['packages/features/shares/server/a.ts', `import { x } from '../../registers/server/public/acts.ts';`, 0],
  ['packages/features/shares/server/a.ts', `import { x } from '../../registers/server/store/acts.ts';`, 1],
  ['packages/features/shares/server/a.ts', `import { x } from '../../activity/server/store.ts';`, 1],
  ['packages/features/shares/web/A.tsx', `const a = await import('../../people/web/public.ts');`, 0],
  ['packages/features/shares/web/A.tsx', `const a = await import('../../people/web/Screen.tsx');`, 1],
  ['packages/features/shares/web/A.tsx', 'const a = await import(name);', 1],
  ['packages/ui/Button.tsx', `export * from '../../apps/web/main.tsx';`, 1],
  ['packages/features/shares/server/a.ts', `import { sql } from '@tabellion/platform/database/sql.ts';`, 1],
  [
    'packages/features/shares/server/store.ts',
    `import { sql } from '@tabellion/platform/database/sql.ts';`,
    0,
  ],
  [
    'packages/features/shares/server/store/a.ts',
    `import { sql } from '@tabellion/platform/database/sql.ts';`,
    0,
  ],
  ['apps/server/all.ts', `import { x } from '../web/brands/brands.ts';`, 0],
  ['apps/server/all.ts', `import { x } from '../web/shell/App.tsx';`, 1],
  ['apps/server/all.ts', `import { sql } from '@tabellion/platform/database/sql.ts';`, 1],
  ['packages/features/shares/web/A.tsx', `import type { x } from '@tabellion/platform/http/host.ts';`, 1],
];

test.each(cases)('%s with %s crosses %i walls', (file, code, crossings) => {
  expect(crossingsOf(file, code)).toHaveLength(crossings);
});
