/** `npm run bench -- http | saturation | book | registers | paper | signing | entry | ledger | worklist | web`: comparisons made side by side in one run, printed as ratios; and the face as a
 *  phone meets it. Nothing here is a test. Each is a module that runs when it is loaded. */
const comparisons: Readonly<Record<string, () => Promise<unknown>>> = {
  http: () => import('./http.ts'),
  saturation: () => import('./saturation.ts'),
  book: () => import('./book.ts'),
  registers: () => import('./registers.ts'),
  paper: () => import('./paper.ts'),
  signing: () => import('./signing.ts'),
  entry: () => import('./entry.ts'),
  ledger: () => import('./ledger.ts'),
  worklist: () => import('./worklist.ts'),
  web: () => import('./web.ts'),
};

const [, , query = ''] = process.argv;
const compare = comparisons[query];
if (compare === undefined) {
  console.error(`Which one? npm run bench -- ${Object.keys(comparisons).join(' | ')}`);
  process.exitCode = 1;
} else {
  compare();
}
