import type { FilingDesk } from './filings/filingDesk.ts';
import type { Registrar } from './registrar/registrar.ts';

/** The registries of an installation. */
export interface RegistryPorts {
  /** Where articles of incorporation go. */
  registrar: Registrar;
  /** Where everything later goes: returns, notices of change. */
  filingDesk: FilingDesk;
  /** How long a request or a job waits for a registry. */
  registryTimeoutMs: number;
}
