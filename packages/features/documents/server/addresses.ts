/** Addresses printed on documents on which others rely: anybody reads there whether the registers still say the same. */
import { randomBytes } from 'node:crypto';
import { parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { serveAnyone, serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import { templates } from '../templates/templates.ts';
import * as contract from '../verifyContract.ts';
import type { DocumentPorts } from './ports.ts';
import {
  selectAddresses,
  selectOrganizationOfAddress,
  updateAddressEnd,
  updateAddressRevoked,
} from './store/addresses.ts';
import { selectAttestedDocument } from './store/documents.ts';
import { readMinuteBook } from './wording.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 bits by chance, in letters and digits that paper and people carry well. */
export const newAddressCode = (): string => Array.from(randomBytes(16), (byte) => base32[byte % 32]).join('');

export const readAttested = serveAnyone(contract.readAttested, async ({ db, now }, { body: { code } }) => {
  const orgId = await db.asNobody((q) => selectOrganizationOfAddress(q, code));
  if (orgId === null) return refuse('DOCUMENTS.ADDRESS_UNKNOWN');
  return db.asOrganization(orgId, async (q) => {
    const organization = await organizationOf(q, orgId);
    const today = todayOf(organization, now);
    const [address] = await selectAddresses(q, orgId, { code });
    if (address === undefined || address.isRevoked || (address.endsOn !== null && address.endsOn < today))
      return refuse('DOCUMENTS.ADDRESS_OVER');
    const document = await selectAttestedDocument(q, orgId, address.documentId);
    const attested = templates.find(({ name }) => name === document?.template)?.attested;
    const book = await readMinuteBook({}, q, { orgId, now, today });
    if (document === undefined || attested === undefined || book === undefined)
      return refuse('DOCUMENTS.ADDRESS_OVER');
    const { subject, asOf, status, title, number, datedOn, sha256 } = document;
    const end = attested.endOf(book.facts, { subject, asOf: asOf ?? today });
    const standing = end === undefined ? 'stands' : 'ended';
    return ok({
      company: fullNameOf(organization),
      company_number: book.facts.number,
      title,
      number,
      dated_on: datedOn,
      is_signed: status === 'signed',
      standing: status === 'void' ? 'void' : standing,
      ended_on: end?.on ?? null,
      as_of: today,
      ends_on: address.endsOn,
      sha256,
    });
  });
});

const addressOf = async (
  { verifyAt }: Pick<DocumentPorts, 'verifyAt'>,
  q: Queries,
  { orgId, documentId }: { readonly orgId: string; readonly documentId: string },
) => {
  const [address] = await selectAddresses(q, orgId, { documentIds: [documentId] });
  if (address === undefined) return { address: null };
  const { code, endsOn, isRevoked } = address;
  return { address: { url: `${verifyAt}/${code}`, ends_on: endsOn, is_revoked: isRevoked } };
};

export const readAddress = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.readAddress, async ({ q, orgId }, { params: { docId } }) =>
    ok(await addressOf(ports, q, { orgId, documentId: docId })),
  );

export const changeAddressEnd = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(
    contract.changeAddressEnd,
    async (ctx, { params: { docId }, body: { ends_on: given } }) => {
      const endsOn = given === null ? null : parsePlainDate(given);
      if (endsOn === undefined) return refuseField('ends_on', 'GENERAL.NOT_A_DATE');
      const { db, orgId } = ctx;
      const written = await writeOrganization(ctx, async ({ tx, today }) => {
        if (endsOn !== null && endsOn < today) return refuseField('ends_on', 'DOCUMENTS.ADDRESS_PAST');
        const changed = await updateAddressEnd(tx, orgId, { documentId: docId, endsOn });
        return changed === 0 ? refuse('DOCUMENTS.ADDRESS_OVER') : ok({});
      });
      if (!written.ok) return written;
      return ok(await db.asOrganization(orgId, (q) => addressOf(ports, q, { orgId, documentId: docId })));
    },
  );

export const revokeAddress = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.revokeAddress, async (ctx, { params: { docId } }) => {
    const { db, orgId } = ctx;
    const written = await writeOrganization(ctx, async (write) => {
      const [address] = await selectAddresses(write.tx, orgId, { documentIds: [docId] });
      if (address === undefined) return refuse('GENERAL.NOT_FOUND');
      const revoked = await updateAddressRevoked(write.tx, orgId, {
        documentId: docId,
        at: write.recordedAt,
      });
      if (revoked > 0) await recordActivity(write, { kind: 'address_revoked', params: { document: docId } });
      return ok({});
    });
    if (!written.ok) return written;
    return ok(await db.asOrganization(orgId, (q) => addressOf(ports, q, { orgId, documentId: docId })));
  });
