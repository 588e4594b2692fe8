import type { TextCode } from '@tabellion/texts/codes.ts';
import { createContext, type ReactNode, use } from 'react';

/** The session, as far as calls need it; the shell gives it, because ui knows no feature. */
export interface CallSetting {
  token(): string | undefined;
  /** A call was refused with 401: the session has ended. */
  onUnauthorized(textCode: TextCode): void;
  /** A call was refused with 403: the reader's rights may be others than those that the page was drawn with. */
  onForbidden?(): void;
  /** Where the API is; empty in the browser, set in tests. */
  origin?: string;
}

const CallContext = createContext<CallSetting | undefined>(undefined);

export const CallProvider = ({ value, children }: { value: CallSetting; children: ReactNode }) => (
  <CallContext value={value}>{children}</CallContext>
);

export function useCallSetting(): CallSetting {
  const value = use(CallContext);
  if (value === undefined) throw new Error('calls need a CallProvider above them');
  return value;
}
