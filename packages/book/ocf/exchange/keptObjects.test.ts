import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { fold } from '../../fold.ts';
import { effectiveActsInSteps } from '../../order.ts';
import { finish } from '../../stepwise.ts';
import { checkPackage } from '../check.ts';
import type { JsonObject } from '../object.ts';
import { indexPackage } from '../packageIndex.ts';
import { readPackage } from '../readPackage.ts';
import { loadSchemas } from '../schemas.ts';
import {
  noDigest,
  option,
  packageFiles,
  stock,
  stockClass,
  type Story as Told,
  transaction,
} from '../testing.ts';
import { type PackageContent, writePackage } from '../writePackage.ts';
import { exportWhole } from './exportWhole.ts';
import { importPackage } from './importPackage.ts';
import { type KeptObject, objectsToKeep } from './keptObjects.ts';
import { countingIds, storyOf } from './testing.ts';

const accepted = transaction('STOCK_ACCEPTANCE', 'accepted', { security_id: 'C-1', comments: ['Signed'] });
const vestingTerms: JsonObject = {
  id: 'milestone',
  object_type: 'VESTING_TERMS',
  name: 'When the robot walks',
  description: 'All at once',
  allocation_type: 'CUMULATIVE_ROUNDING',
  vesting_conditions: [
    {
      id: 'walks',
      portion: { numerator: '1', denominator: '1' },
      trigger: { type: 'VESTING_EVENT' },
      next_condition_ids: [],
    },
  ],
};
const given = {
  classes: [
    stockClass('COM', {
      seniority: '3',
      par_value: { amount: '0.001', currency: 'CAD' },
      conversion_rights: [],
    }),
  ],
  vestingTerms: [vestingTerms],
  transactions: [stock('C-1', 'alice', '600'), accepted],
};

/** The register that comes of a package, and what is kept beside it. */
function takenIn(result: Told = given) {
  const { package: read } = readPackage(packageFiles(result), noDigest);
  if (!read) throw new Error('the story has no manifest');
  const ids = countingIds();
  const imported = importPackage(indexPackage(read), ids);
  return { story: storyOf(imported), imported, kept: objectsToKeep(imported, ids), ids };
}

async function leaving(kept: readonly KeptObject[], { story, imported }: ReturnType<typeof takenIn>) {
  const schemas = await loadSchemas();
  const asOf = plainDate('2026-01-01');
  const filesOf = (made: PackageContent) =>
    writePackage(made, {
      generatedAt: '2026-01-01T00:00:00Z',
      md5: noDigest,
      manifestPath: 'Manifest.ocf.json',
      taken: new Set<string>(),
    });
  const findingsOf = (made: PackageContent) =>
    checkPackage(filesOf(made), { schemas, md5: noDigest }).findings;
  const { export: made } = exportWhole(
    {
      issuerId: 'ours',
      asOf,
      currency: 'CAD',
      persons: imported.persons,
      kept,
      acts: finish(effectiveActsInSteps(story.acts)),
      book: fold(story.acts, { asOf }),
    },
    findingsOf,
  );
  return { made, findings: findingsOf(made) };
}

test('what no act holds leaves as it came, and names what the register has by its ids', async () => {
  const taken = takenIn();
  const { made, findings } = await leaving(taken.kept, taken);
  const [class_, security] = [taken.ids.idOf('class', 'COM'), taken.ids.idOf('security', 'C-1')];
  expect(findings).toEqual([]);
  expect(made.objects.vesting_terms_files).toEqual([vestingTerms]);
  expect(made.objects.transactions_files).toContainEqual({ ...accepted, security_id: security });
  expect(made.objects.stock_classes_files).toEqual([{ ...given.classes[0], id: class_ }]);
});

test('what fits the register no more stays out, and is told', async () => {
  const taken = takenIn();
  const gone = transaction('STOCK_RETRACTION', 'gone', { security_id: 'nobody', reason_text: 'Error' });
  const stands = transaction('STOCK_ACCEPTANCE', 'stands', { security_id: 'nobody' });
  const strangers = [gone, stands].map(
    (object) => ({ object, isHeld: false, said: null }) as unknown as KeptObject,
  );
  const { made, findings } = await leaving([...taken.kept, ...strangers], taken);
  expect(findings).toEqual([]);
  expect(made.objects.transactions_files).toHaveLength(2);
  expect(made.manifest.issuer).toMatchObject({
    comments: [
      'Came in with a package and does not fit the registers any more: TX_STOCK_RETRACTION gone',
      'Came in with a package and does not fit the registers any more: TX_STOCK_ACCEPTANCE stands',
    ],
  });
});

test('what was paid in another currency is no dollars: the register has no price of it, and it leaves as it came', async () => {
  const [price, paid] = [
    { amount: '2.00', currency: 'USD' },
    { amount: '20.00', currency: 'USD' },
  ];
  const taken = takenIn({
    transactions: [
      stock('C-1', 'alice', '10', { share_price: price, cost_basis: paid }),
      stock('C-2', 'bob', '10'),
      option('O-1', 'bob', '5', { exercise_price: price }),
    ],
  });
  const { acts, kept, different } = taken.imported;
  const issues = acts.flatMap((act) => (act.kind === 'issued' ? act.payload.issues : []));
  expect(issues.map((one) => [one.price, one.consideration])).toEqual([
    [null, null],
    ['0.01', { kind: null, amount: '0.1' }],
  ]);
  expect(different.map(({ object, difference }) => [object.id, difference])).toEqual([
    ['issue-C-1', 'currency_left_out'],
  ]);
  expect(kept.map(({ object }) => object.id)).toEqual(['grant-O-1']);
  const { made, findings } = await leaving(taken.kept, taken);
  expect(findings).toEqual([]);
  expect(made.objects.transactions_files).toMatchObject([
    { quantity: '10', share_price: price, cost_basis: paid },
    { quantity: '10', share_price: { amount: '0.01', currency: 'CAD' } },
    { id: 'grant-O-1', exercise_price: price },
  ]);
});

test('what was paid in another currency for shares that were bought back leaves as it came', async () => {
  const price = { amount: '3.50', currency: 'USD' };
  const back = { security_id: 'C-1', quantity: '10', price };
  const taken = takenIn({
    transactions: [stock('C-1', 'alice', '10'), transaction('STOCK_REPURCHASE', 'back', back)],
  });
  const acts = taken.imported.acts.flatMap((act) => (act.kind === 'repurchased' ? [act.payload.price] : []));
  expect(acts).toEqual([null]);
  const { made, findings } = await leaving(taken.kept, taken);
  expect(findings).toEqual([]);
  const root = taken.story.acts.find(({ kind }) => kind === 'repurchased')?.root;
  expect(made.objects.transactions_files?.at(1)).toMatchObject({
    object_type: 'TX_STOCK_REPURCHASE',
    id: root,
    quantity: '10',
    price,
  });
});

const right = (price: string): JsonObject => ({
  type: 'STOCK_CLASS_CONVERSION_RIGHT',
  converts_to_stock_class_id: 'COM',
  conversion_mechanism: {
    type: 'RATIO_CONVERSION',
    ratio: { numerator: '1', denominator: '1' },
    rounding_type: 'NORMAL',
    conversion_price: { amount: price, currency: 'CAD' },
  },
});
const preferred = (more: JsonObject = {}): JsonObject =>
  stockClass('PREF', {
    class_type: 'PREFERRED',
    seniority: '5',
    liquidation_preference_multiple: '1',
    price_per_share: { amount: '2', currency: 'CAD' },
    conversion_rights: [right('1.25'), right('2')],
    ...more,
  });

test('rights of a class leave to the letter while the register says the same, and no more once they are corrected', async () => {
  const taken = takenIn({ classes: [stockClass('COM'), preferred()], transactions: [] });
  const [common, own] = ['COM', 'PREF'].map((id) => taken.ids.idOf('class', id));
  const rights = [right('1.25'), right('2')].map((one) => ({ ...one, converts_to_stock_class_id: common }));
  const whole = await leaving(taken.kept, taken);
  expect(whole.findings).toEqual([]);
  expect(whole.made.objects.stock_classes_files?.at(1)).toEqual({
    ...preferred(),
    id: own,
    conversion_rights: rights,
  });
  for (const act of taken.story.acts)
    if (act.verb === 'record' && act.kind === 'class.created' && act.payload.classId === own)
      taken.story.replace(act, act.effectiveOn, { convertible: null, liquidation: { type: 'none' } });
  const corrected = await leaving(taken.kept, taken);
  const [, after] = (corrected.made.objects.stock_classes_files ?? []) as readonly JsonObject[];
  expect(after).toMatchObject({ id: own, seniority: '1' });
  expect(Object.keys(after ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/conversion_rights|multiple|price_per_share/)]),
  );
});

test('a preference is one of a preferred class, in dollars of the register', () => {
  const foreign = { price_per_share: { amount: '2', currency: 'USD' } };
  const classes = [stockClass('COM'), preferred(), preferred({ id: 'US', name: 'US', ...foreign })];
  const common = preferred({ id: 'OLD', name: 'OLD', class_type: 'COMMON' });
  const { imported } = takenIn({ classes: [...classes, common], transactions: [] });
  const created = imported.acts.flatMap((act) => (act.kind === 'class.created' ? [act.payload] : []));
  expect(created.map(({ name, liquidation }) => [name, liquidation])).toEqual([
    ['COM', { type: 'residual' }],
    ['PREF', { type: 'preference', amount: '2', rank: 1 }],
    ['US', { type: 'none' }],
    ['OLD', { type: 'residual' }],
  ]);
});
