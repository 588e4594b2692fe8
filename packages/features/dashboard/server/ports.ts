import type { Texts } from '@tabellion/platform/http/answer.ts';

/** Dependencies of the dashboard that the installation supplies. */
export interface DashboardPorts {
  texts: Texts;
  /** The label LEDGER_OWNER_ORG. */
  ownerOrg: string;
}
