import { describe, expect, test } from 'vitest';
import { checkPackage } from './check.ts';
import { PROBLEMS } from './finding.ts';
import type { JsonObject } from './object.ts';
import { encode, noDigest, option, packageFiles, stock, transaction } from './testing.ts';
import { check, issued, later, problemsOf, schemas, transfer } from './testing-check.ts';

test('a whole story is valid, by both versions of the schemas', () => {
  const transactions = [
    ...issued,
    stock('C-3', 'alice', '150', later),
    stock('C-4', 'bob', '250', later),
    transfer({ quantity: '150', balance_security_id: 'C-4' }),
    option('O-1', 'bob', '100'),
    transaction('EQUITY_COMPENSATION_EXERCISE', 'exercise', {
      security_id: 'O-1',
      quantity: '40',
      resulting_security_ids: ['C-5'],
      date: '2025-01-01',
    }),
    stock('C-5', 'bob', '40', { date: '2025-01-01' }),
  ];
  expect(check(packageFiles({ transactions }))).toMatchObject({ valid: true, findings: [], objects: 12 });
  const manifest = { ocf_version: '1.2.1-alpha+main' };
  expect(check(packageFiles({ manifest, transactions }))).toMatchObject({
    valid: true,
    findings: [],
    schema: '1.2.1-alpha+main',
  });
});

test.each<[string, readonly JsonObject[], readonly (readonly [string, string])[]]>([
  [
    'an id given twice',
    [...issued, stock('C-3', 'bob', '1', { id: 'issue-C-1' })],
    [['id_repeated', 'issue-C-1']],
  ],
  ['a holder who is not there', [stock('C-1', 'carol', '1')], [['reference', 'issue-C-1']]],
  [
    'a security issued twice',
    [...issued, stock('C-1', 'bob', '1', { id: 'again' })],
    [['security_repeated', 'again']],
  ],
  [
    'a security that was never issued',
    [transaction('STOCK_ACCEPTANCE', 'accept', { security_id: 'C-9' })],
    [['security_unknown', 'accept']],
  ],
  ['results that were never issued', [...issued, transfer({})], [['result_unknown', 'move']]],
  [
    'a result of another day: a warning',
    [...issued, stock('C-3', 'alice', '400', { date: '2024-06-16' }), transfer({})],
    [['result_date', 'move']],
  ],
  [
    'more than the certificate',
    [...issued, stock('C-3', 'alice', '401', later), transfer({ quantity: '401' })],
    [
      ['quantity_above', 'move'],
      ['balance_missing', 'move'],
    ],
  ],
  [
    'a part without a balance',
    [...issued, stock('C-3', 'alice', '399', later), transfer({ quantity: '399' })],
    [['balance_missing', 'move']],
  ],
  [
    'a balance that is too small',
    [
      ...issued,
      stock('C-3', 'alice', '399', later),
      stock('C-4', 'bob', '2', later),
      transfer({ quantity: '399', balance_security_id: 'C-4' }),
    ],
    [['balance_differs', 'move']],
  ],
  [
    'a balance for somebody else',
    [
      ...issued,
      stock('C-3', 'alice', '399', later),
      stock('C-4', 'alice', '1', later),
      transfer({ quantity: '399', balance_security_id: 'C-4' }),
    ],
    [['balance_holder', 'move']],
  ],
  [
    'results that are fewer than what left',
    [...issued, stock('C-3', 'alice', '399', later), transfer({})],
    [['results_differ', 'move']],
  ],
  [
    'nothing transferred',
    [
      ...issued,
      stock('C-4', 'bob', '400', later),
      transaction('STOCK_REPURCHASE', 'buy', {
        security_id: 'C-2',
        quantity: '0',
        balance_security_id: 'C-4',
        price: { amount: '1', currency: 'CAD' },
      }),
    ],
    [['quantity_not_positive', 'buy']],
  ],
  [
    'a certificate closed twice, the earlier day first whatever the order of the file',
    [
      ...issued,
      transaction('STOCK_RETRACTION', 'second', { security_id: 'C-2', reason_text: 'error' }),
      transaction('STOCK_RETRACTION', 'first', {
        security_id: 'C-2',
        reason_text: 'error',
        date: '2024-06-01',
      }),
    ],
    [['closed_before', 'second']],
  ],
  [
    'a result of two transactions',
    [
      ...issued,
      stock('C-3', 'alice', '400', later),
      transfer({}),
      transaction('STOCK_REISSUANCE', 'again', { security_id: 'C-1', resulting_security_ids: ['C-3'] }),
    ],
    [
      ['source_repeated', 'again'],
      ['results_differ', 'again'],
    ],
  ],
  [
    'an act before the issuance',
    [
      ...issued,
      transaction('STOCK_RETRACTION', 'early', { security_id: 'C-1', reason_text: 'x', date: '2024-01-01' }),
    ],
    [['before_issue', 'early']],
  ],
  [
    'an issuance after the as_of of the manifest: a warning',
    [stock('C-1', 'alice', '1', { date: '2026-01-02' })],
    [['after_as_of', 'issue-C-1']],
  ],
  [
    'vestings that do not sum to the quantity',
    [stock('C-1', 'alice', '3', { vestings: [{ date: '2025-01-02', amount: '2' }] })],
    [['vestings_sum', 'issue-C-1']],
  ],
  [
    'exercises that are together more than the option',
    [
      option('O-1', 'bob', '100'),
      ...['60', '41'].flatMap((quantity) => [
        stock(`C-${quantity}`, 'bob', quantity, later),
        transaction('EQUITY_COMPENSATION_EXERCISE', quantity, {
          security_id: 'O-1',
          quantity,
          resulting_security_ids: [`C-${quantity}`],
        }),
      ]),
    ],
    [['exercised_above', '41']],
  ],
  [
    'a number of more digits than anybody reads',
    [stock('C-1', 'alice', '9'.repeat(200)), stock('C-2', 'alice', '9'.repeat(201))],
    [['number_too_long', 'issue-C-2']],
  ],
  ['an unknown type of object', [{ id: 'x', object_type: 'TX_STOCK_GIFT' }], [['object_type', 'x']]],
  [
    'something that is no object',
    [7 as unknown as JsonObject],
    [['object_type', 'transactions_files.ocf.json']],
  ],
])('finds %s', (_name, transactions, problems) => {
  expect(problemsOf(transactions)).toEqual(problems);
});

describe('files', () => {
  const whole = packageFiles({ transactions: issued });
  const withFile = (path: string, content: Uint8Array) => new Map([...whole, [path, content]]);
  const withManifest = (members: JsonObject) => packageFiles({ transactions: issued, manifest: members });
  const stakeholders = (filepath: string) => ({ stakeholders_files: [{ filepath, md5: noDigest() }] });
  const problems = (files: ReadonlyMap<string, Uint8Array>) =>
    check(files).findings.map(({ problem, where }) => [problem, where.file]);

  test('stand below the folder of the manifest, wherever that is', () => {
    const moved = new Map([...whole].map(([path, content]) => [`some/folder/${path}`, content]));
    expect(problems(moved)).toEqual([]);
  });

  test('are JSON, and one of them is the manifest', () => {
    expect(problems(new Map())).toEqual([['manifest_count', '']]);
    expect(problems(withFile('Other.ocf.json', whole.get('Manifest.ocf.json') ?? encode({})))).toEqual([
      ['manifest_count', 'Other.ocf.json'],
    ]);
    expect(problems(withFile('notes.json', new TextEncoder().encode('{')))).toEqual([
      ['not_json', 'notes.json'],
    ]);
    expect(problems(withFile('more.ocf.json', encode({})))).toEqual([['unlisted', 'more.ocf.json']]);
    expect(problems(withFile('certificate.pdf', encode({})))).toEqual([]);
  });

  test('are read only where that is safe', () => {
    const text = (content: string) => new TextEncoder().encode(content);
    const deep = text(`${'['.repeat(65)}${']'.repeat(65)}`);
    expect(problems(withFile('deep.json', deep))).toEqual([['too_deep', 'deep.json']]);
    expect(problems(withFile('deep.json', deep.slice(1, -1)))).toEqual([]);
    const many = text(`[${'1,'.repeat(30_000_000)}1]`);
    expect(problems(withFile('many.json', many))).toEqual([['too_many_values', 'many.json']]);
  });

  test('are those that the manifest names', () => {
    const unknown = ['reference', 'transactions_files.ocf.json'];
    const unlisted = ['unlisted', 'stakeholders_files.ocf.json'];
    const manifest = 'Manifest.ocf.json';
    for (const path of ['../x.ocf.json', '/etc/passwd', 'a/../../x', 'C:x'])
      expect(problems(withManifest(stakeholders(path)))).toEqual([
        ['path_leaves', manifest],
        unlisted,
        unknown,
        unknown,
      ]);
    expect(problems(withManifest(stakeholders('x.ocf.json')))).toEqual([
      ['file_missing', manifest],
      unlisted,
      unknown,
      unknown,
    ]);
    expect(
      problems(withFile('stock_plans_files.ocf.json', encode({ file_type: 'OCF_VALUATIONS_FILE' }))),
    ).toEqual([
      ['file_type', 'stock_plans_files.ocf.json'],
      ['no_items', 'stock_plans_files.ocf.json'],
    ]);
    const digests = { md5: () => '1'.repeat(32), schemas };
    const report = checkPackage(whole, digests);
    expect(report.findings.map(({ problem }) => problem)).toEqual(Array(5).fill('digest_differs'));
    expect(report.valid).toBe(true);
  });

  test.each([
    ['1.2.0', true, '1.2.0', []],
    ['1.2.1-alpha+main', true, '1.2.1-alpha+main', []],
    ['1.2.7', true, '1.2.0', ['other_version']],
    ['1.1.1-alpha', true, '1.2.0', ['other_version']],
    ['2.0.0', false, '', ['unknown_version']],
    ['', false, '', ['unknown_version']],
  ])('of version "%s": valid %s, by the schemas of "%s"', (ocf_version, valid, schema, found) => {
    const report = check(withManifest({ ocf_version }));
    expect(report).toMatchObject({ valid, schema, version: ocf_version });
    expect(report.findings.map(({ problem }) => problem)).toEqual(found);
  });
});

test('the schemas are all of their versions, each with the notice of its origin', async () => {
  expect(schemas.map(({ version }) => version)).toEqual(['1.2.0', '1.2.1-alpha+main']);
  const released = (await import('./schemas/1.2.0.json', { with: { type: 'json' } })).default;
  const main = (await import('./schemas/main.json', { with: { type: 'json' } })).default;
  expect([released.length, main.length]).toEqual([168, 175]);
  for (const { $comment } of [...released, ...main]) expect($comment).toContain('Open Cap Table Coalition');
});

test('a warning does not make a package invalid, every fault does', () => {
  const rules = Object.values(PROBLEMS);
  expect(new Set(rules.map(({ severity }) => severity))).toEqual(new Set(['fault', 'warning']));
});
