import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import {
  amelie,
  hold,
  newFounding,
  onRecord,
  openShares,
  server,
} from '../../../../tests/support/stages/shares.ts';
import { updatePerson } from '../../people/contract.ts';
import { transferShares } from '../../shares/transactionContract.ts';
import { readHolder } from '../holderContract.ts';
import * as registers from '../registerContract.ts';

openShares();

describe('joint holders', () => {
  const jointly = (...members: object[]) => ({
    kind: 'joint' as const,
    company_name: 'Ann Tremblay and Zoé Côté, jointly',
    members,
  });
  const zoe = { firstname: 'Zoé', lastname: 'Côté' };

  test('hold one certificate together, and the register says who they are since when', async () => {
    const { id, ann: annId, securities } = await onRecord();
    const sell = (person: object) =>
      amelie.api(transferShares, {
        params: { id },
        body: {
          security_id: securities.ann,
          effective_on: '2025-05-05',
          to: [{ person, sharesExact: '400' }],
        },
      });
    const refusals: [object, string, string][] = [
      [jointly(), 'to.0.person.members', 'PEOPLE.MEMBERS_REQUIRED'],
      [
        jointly({ person_id: annId }, zoe, { person_id: annId }),
        'to.0.person.members.2.person_id',
        'PEOPLE.MEMBER_REPEATED',
      ],
      [jointly(zoe, { person_id: newId() }), 'to.0.person.members.1.person_id', 'GENERAL.NOT_FOUND'],
      [jointly(zoe, { firstname: 'Eli' }), 'to.0.person.members.1.lastname', 'PERSON_NAME.REQUIRED'],
      [{ ...zoe, members: [zoe, zoe] }, 'to.0.person.members', 'REGISTERS.NOT_JOINT'],
      [jointly(...Array.from({ length: 21 }, () => zoe)), 'to.0.person.members', 'GENERAL.TOO_MANY_ENTRIES'],
    ];
    for (const [person, path, textCode] of refusals)
      expect(await sell(person)).toMatchObject({ ok: false, fields: [{ path, textCode }] });
    given(await sell(jointly({ person_id: annId }, zoe)));
    const { lines } = given(
      await amelie.api(registers.listRegisterShareholders, { params: { id }, query: { asOf: '2025-05-05' } }),
    );
    expect(lines).toMatchObject([{ kind: 'joint', display_name: 'Ann Tremblay and Zoé Côté, jointly' }]);
    const joint = lines[0]?.person_id ?? '';
    const holder = async (asOf: string) =>
      given(await amelie.api(readHolder, { params: { id, personId: joint }, query: { asOf } })).holder;
    expect(await holder('2025-05-05')).toMatchObject({
      members: [{ person_id: annId, display_name: 'Ann Tremblay' }, { display_name: 'Zoé Côté' }],
    });
    const change = { members: [{ person_id: annId }, { firstname: 'Eli', lastname: 'Roy' }] };
    const on = { as: 'change', changed_on: '2025-08-01' } as const;
    expect(await amelie.api(updatePerson, { body: { person_id: joint, ...change } })).toMatchObject({
      ok: false,
      fields: [{ path: 'as', textCode: 'PEOPLE.CORRECTION_OR_CHANGE' }],
    });
    given(await amelie.api(updatePerson, { body: { person_id: joint, ...change, ...on } }));
    const names = async (asOf: string) => (await holder(asOf))?.members?.map((one) => one.display_name);
    expect(await names('2025-07-31')).toEqual(['Ann Tremblay', 'Zoé Côté']);
    expect(await names('2025-08-01')).toEqual(['Ann Tremblay', 'Eli Roy']);
    const survivor = { members: [{ person_id: annId }], as: 'change' as const, changed_on: '2026-01-15' };
    given(await amelie.api(updatePerson, { body: { person_id: joint, ...survivor } }));
    expect([await names('2026-01-14'), await names('2026-01-15')]).toEqual([
      ['Ann Tremblay', 'Eli Roy'],
      ['Ann Tremblay'],
    ]);
    const among = { members: [{ person_id: joint }, zoe], reason: 'misread' };
    const corrected = { person_id: joint, as: 'correction' as const, ...among };
    expect(await amelie.api(updatePerson, { body: corrected })).toMatchObject({
      fields: [{ path: 'members.0.person_id', textCode: 'PEOPLE.MEMBER_JOINT' }],
    });
  });

  test('are founders too, one holder of their shares', async () => {
    const id = await newFounding();
    await hold(id, jointly(zoe, { firstname: 'Eli', lastname: 'Roy' }), {
      ownership: 400,
      paid_on: '2025-03-10',
    });
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', resolutionOn: '2025-03-14' });
    const { total, lines } = given(
      await amelie.api(registers.listRegisterShareholders, { params: { id }, query: { asOf: '2025-03-14' } }),
    );
    expect(total).toMatchObject({ holders: 1, sharesExact: '400' });
    const { holder } = given(
      await amelie.api(readHolder, {
        params: { id, personId: lines[0]?.person_id ?? '' },
        query: { asOf: '2025-03-14' },
      }),
    );
    expect(holder?.members?.map((one) => one.display_name)).toEqual(['Zoé Côté', 'Eli Roy']);
  });
});
