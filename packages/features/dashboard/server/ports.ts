import type { Texts } from '@tabellion/platform/http/answer.ts';

/** What the dashboard takes from the installation. */
export interface DashboardPorts {
  texts: Texts;
  /** The label LEDGER_OWNER_ORG. */
  ownerOrg: string;
}
