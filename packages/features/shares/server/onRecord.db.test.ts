import { describe, expect, test } from 'vitest';
import {
  amelie,
  classOf,
  issuancesIn,
  onRecord,
  openShares,
  read,
} from '../../../../tests/support/stages/shares.ts';
import * as contract from '../contract.ts';

openShares();

describe('shares on record', () => {
  test('shares do not disappear: the refusal names what to record instead', async () => {
    const { id, ann: annId, securities } = await onRecord();
    expect(await amelie.api(contract.removeShareholder, { params: { id, itemId: annId } })).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'SHARES.HOLDER_STAYS',
      data: { record: ['transfer', 'repurchase', 'redemption', 'surrender', 'cancellation'] },
    });
    const params = { shareholderId: annId, issuanceId: securities.ann };
    expect(await amelie.api(contract.removeIssuance, { params })).toMatchObject({
      ok: false,
      status: 409,
      textCode: 'SHARES.ISSUANCE_ON_RECORD',
    });
    const change = await amelie.api(contract.updateOwnership, {
      body: { issuance_id: securities.ann, ownership: 401 },
    });
    expect(change).toMatchObject({ ok: false, status: 409, textCode: 'SHARES.ISSUANCE_ON_RECORD' });
  });

  test('a correction with a reason keeps certificate and day', async () => {
    const { securities } = await onRecord();
    const body = {
      issuance_id: securities.ann,
      ownership: 401,
      as: 'correction',
      reason: 'typing error',
    } as const;
    const answer = await amelie.api(contract.updateOwnership, { body });
    expect(answer.ok && issuancesIn(answer.data).at(-1)).toEqual(['Ann', 'issued 2025-03-14 CS-1']);
    expect(answer.ok && answer.data.totalExact).toBe('1001');
  });

  test('classes and the price change only by an amendment', async () => {
    const { id } = await onRecord();
    const classId = (await read(id)).shareclasses[0]?._id ?? '';
    const params = { id };
    const calls: Promise<object>[] = [
      amelie.api(contract.addShareClass, { params, body: classOf('Class B', 'CB') }),
      amelie.api(contract.updateShareClass, { params: { id: classId }, body: classOf('Class A', 'CA') }),
      amelie.api(contract.removeShareClass, { params: { id, classId } }),
      amelie.api(contract.chooseShareModel, { params, body: { advanced: true } }),
      amelie.api(contract.saveSharePrice, { params, body: { price: 1 } }),
    ];
    const refused = {
      ok: false,
      status: 409,
      textCode: 'SHARES.AMENDMENT_NEEDED',
      data: { record: ['amendment'] },
    };
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(refused);
  });
});
