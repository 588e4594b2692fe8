/** Ports of entry to the installation. */
import type { Files } from '@tabellion/platform/files/files.ts';
import type { AccountPorts } from '../../accounts/server/public.ts';
import type { InstallationSettings, Terms } from '../views.ts';

export interface EntryPorts {
  accounts: AccountPorts;
  files: Files;
  /** Facts of this installation, from its configuration. */
  setting: InstallationSettings;
  /** Of whoever runs it, in every language. */
  terms: Terms;
}
