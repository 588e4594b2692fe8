import type { readSetting } from '@tabellion/features/entry/contract.ts';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { createContext, type ReactNode, use } from 'react';

/** What this installation is, when the server did not say. */
export const standardInstallation: Pick<ReplyOf<typeof readSetting>, 'filing_hidden_host_marker'> = {
  filing_hidden_host_marker: null,
};

export type Installation = typeof standardInstallation;

const InstallationContext = createContext<Installation>(standardInstallation);

export const InstallationProvider = ({ value, children }: { value: Installation; children: ReactNode }) => (
  <InstallationContext value={value}>{children}</InstallationContext>
);

export const useInstallation = (): Installation => use(InstallationContext);
