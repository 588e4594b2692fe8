/** Addresses printed on documents on which others rely: anybody reads there whether the registers still say the same. */
import { randomBytes } from 'node:crypto';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { type Instant, type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { serveAnyone, serveOrganization } from '@tabellion/platform/http/route.ts';
import { recordActivity } from '../../activity/server/public.ts';
import { organizationOf, todayOf, writeOrganization } from '../../organizations/server/public.ts';
import { templates } from '../templates/templates.ts';
import * as contract from '../verifyContract.ts';
import { readBookFacts } from './bookFacts.ts';
import type { DocumentPorts } from './ports.ts';
import {
  type AddressRow,
  selectAddresses,
  selectOrganizationOfAddress,
  updateAddressEnd,
  updateAddressRevoked,
} from './store/addresses.ts';
import { selectAttestedDocument } from './store/documentFacts.ts';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 bits by chance, in letters and digits that paper and people carry well. */
export const newAddressCode = (): string => Array.from(randomBytes(16), (byte) => base32[byte % 32]).join('');

export const readAttested = serveAnyone(
  contract.readAttested,
  async ({ db, now: at }, { body: { code } }) => {
    const orgId = await db.asNobody((q) => selectOrganizationOfAddress(q, code));
    if (orgId === null) return refuse('DOCUMENTS.ADDRESS_UNKNOWN');
    return db.asOrganization(orgId, async (q) => {
      const organization = await organizationOf(q, orgId);
      const today = todayOf(organization, at);
      const [address] = await selectAddresses(q, orgId, { code });
      if (address === undefined || isAddressOver(address, today)) return refuse('DOCUMENTS.ADDRESS_OVER');
      const document = await selectAttestedDocument(q, orgId, address.documentId);
      const attested = templates.find(({ name }) => name === document?.template)?.attested;
      const language = document?.language ?? undefined;
      const read = await readBookFacts(q, orgId, { asOf: today, language });
      if (document === undefined || attested === undefined || read === undefined)
        return refuse('DOCUMENTS.ADDRESS_OVER');
      const { facts } = read;
      const { subject, status, title, number, datedOn } = document;
      const now = attested.stated(facts, subject);
      const standing = status === 'void' ? 'void' : standingOf(address.stated, now);
      return ok({
        company: fullNameOf(organization),
        company_number: facts.number,
        title,
        number,
        dated_on: datedOn,
        is_signed: status === 'signed',
        standing,
        lines: standing === 'void' ? [] : [...attested.lines(facts, subject)],
        ended_on: now === undefined ? attested.endedOn(facts, subject) : null,
        as_of: today,
        ends_on: address.endsOn,
      });
    });
  },
);

/** It was revoked, or its last day has passed. */
export const isAddressOver = (
  { endsOn, isRevoked }: Pick<AddressRow, 'endsOn' | 'isRevoked'>,
  today: PlainDate,
): boolean => isRevoked || (endsOn !== null && endsOn < today);

function standingOf(stated: unknown, now: unknown) {
  if (now === undefined) return 'ended';
  return canonicalJson(stated) === canonicalJson(now) ? 'stands' : 'changed';
}

const addressOf = async (
  { verifyAt }: Pick<DocumentPorts, 'verifyAt'>,
  q: Queries,
  { orgId, documentId, now }: { readonly orgId: string; readonly documentId: string; readonly now: Instant },
) => {
  const [address] = await selectAddresses(q, orgId, { documentIds: [documentId] });
  if (address === undefined) return { address: null };
  const { code, endsOn, isRevoked } = address;
  const isOver = isAddressOver(address, todayOf(await organizationOf(q, orgId), now));
  return {
    address: { url: `${verifyAt}/${code}`, ends_on: endsOn, is_revoked: isRevoked, is_over: isOver },
  };
};

export const readAddress = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.readAddress, async ({ q, orgId, now }, { params: { docId } }) =>
    ok(await addressOf(ports, q, { orgId, documentId: docId, now })),
  );

export const changeAddressEnd = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(
    contract.changeAddressEnd,
    async (ctx, { params: { docId }, body: { ends_on: given } }) => {
      const endsOn = given === null ? null : parsePlainDate(given);
      if (endsOn === undefined) return refuseField('ends_on', 'GENERAL.NOT_A_DATE');
      const { db, orgId, now } = ctx;
      const written = await writeOrganization(ctx, async (write) => {
        const { tx, today } = write;
        if (endsOn !== null && endsOn < today) return refuseField('ends_on', 'DOCUMENTS.ADDRESS_PAST');
        const changed = await updateAddressEnd(tx, orgId, { documentId: docId, endsOn });
        if (changed === 0) return refuse('DOCUMENTS.ADDRESS_OVER');
        await recordActivity(write, { kind: 'address_changed', params: { document: docId } });
        return ok({});
      });
      if (!written.ok) return written;
      return ok(
        await db.asOrganization(orgId, (q) => addressOf(ports, q, { orgId, documentId: docId, now })),
      );
    },
  );

export const revokeAddress = (ports: Pick<DocumentPorts, 'verifyAt'>) =>
  serveOrganization(contract.revokeAddress, async (ctx, { params: { docId } }) => {
    const { db, orgId, now } = ctx;
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
    return ok(await db.asOrganization(orgId, (q) => addressOf(ports, q, { orgId, documentId: docId, now })));
  });
