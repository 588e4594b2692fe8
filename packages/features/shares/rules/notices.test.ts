import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { expect, test } from 'vitest';
import { requiredLegends, withRequiredLegends } from './notices.ts';

test('what was subscribed for bears the notice of the articles that the corporation gets, and no other', () => {
  const one: Omit<Issue, 'legends'> = {
    securityId: 's',
    certificate: null,
    personId: 'p',
    classId: 'c',
    quantity: '1',
    price: '1',
    consideration: { kind: 'money', amount: '1' },
    paidOn: null,
    exemption: null,
    vesting: null,
    form: null,
    takenOver: null,
    poolId: null,
  };
  const drafted = (...legends: Issue['legends']): DraftAct => ({
    actId: 'a',
    root: 'a',
    supersedes: null,
    basis: null,
    documents: [],
    verb: 'record',
    kind: 'issued',
    dating: { latestOf: ['certificate'] },
    payload: { issues: [{ ...one, legends }], resolution: null },
  });
  const after = (draft: DraftAct, articles: { transferRestrictions?: string | null }) =>
    withRequiredLegends([draft], articles).map((actual) =>
      actual.verb !== 'void' && actual.kind === 'issued' ? actual.payload.issues[0]?.legends : undefined,
    );
  const text = { transferRestrictions: 'No share is transferred without consent of the directors.' };
  expect(after(drafted('shareholder_agreement'), text)).toEqual([
    ['shareholder_agreement', 'transfer_restriction'],
  ]);
  expect(after(drafted('transfer_restriction'), text)).toEqual([['transfer_restriction']]);
  expect(after(drafted('transfer_restriction'), { transferRestrictions: null })).toEqual([[]]);
  // A restriction that nobody stated asserts nothing.
  expect(after(drafted('transfer_restriction'), {})).toEqual([[]]);
});

test('a corporation that may issue more than one class or series says so on every certificate', () => {
  const restricted = { transferRestrictions: 'No transfer without consent.' };
  const one = { seriesAllowed: false };
  expect(requiredLegends({}, [one])).toEqual([]);
  expect(requiredLegends({}, [one, one])).toEqual(['class_rights']);
  expect(requiredLegends({}, [{ seriesAllowed: true }])).toEqual(['class_rights']);
  expect(requiredLegends(restricted, [one, one])).toEqual(['transfer_restriction', 'class_rights']);
});
