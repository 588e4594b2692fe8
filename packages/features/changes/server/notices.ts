/** The notice of a change that holds goes to its registry by itself, where nothing is paid for it. */

import type { Instant } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { filingFee } from '@tabellion/law/deadlines/filings.ts';
import { makeFilings, noteEvent, sendFiling } from '../../filings/server/public.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { RegistryPorts } from '../../registry/server/public.ts';
import { standingChange } from './read.ts';

export interface NoticePorts {
  readonly registry: RegistryPorts;
}

/** The templates whose documents are the notices. */
const papers: Readonly<Record<string, string>> = {
  office_notice: 'notice_of_office',
  director_notice: 'notice_of_directors',
};

/** Harmless to repeat: what was sent, filed or marked is left alone. A notice of which no signed paper is there stays with its
 *  deadline. */
export async function fileNotices(
  write: OrganizationWrite,
  ports: NoticePorts & { readonly clock: () => Instant },
  changeId: string,
) {
  const { tx, orgId } = write;
  const now = ports.clock();
  const before = await standingChange(tx, orgId, { changeId, now });
  if (before?.proposal?.state !== 'applied') return ok(null);
  await makeFilings(tx, orgId, now);
  const change = await standingChange(tx, orgId, { changeId, now });
  for (const filing of change?.filings ?? []) {
    const paper = change?.documents.find(
      ({ template, status }) => template === papers[filing.kind] && status === 'signed',
    );
    const isFree = (filingFee(filing)?.onlineCents ?? 0) === 0;
    if (paper === undefined || !isFree || filing.registry.state !== null || filing.status === 'Complete')
      continue;
    await noteEvent(write, filing.filingId, { event: 'begun' });
    const { sha256, documentId } = paper;
    await sendFiling(write, ports, filing, { kind: filing.kind, sha256, documentId });
  }
  return ok(null);
}
