import type { Files } from '@tabellion/platform/files/files.ts';
import type { AccountPorts } from '../../accounts/server/public.ts';
import type { InstallationSettings, Terms } from '../views.ts';

export interface EntryPorts {
  accounts: AccountPorts;
  files: Files;
  setting: InstallationSettings;
  terms: Terms;
}
