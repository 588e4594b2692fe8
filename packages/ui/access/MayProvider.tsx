import { createContext, type ReactNode, use } from 'react';

/** Judges an action by name; the shell gives it with the access table and the reader's membership. */
export type May = (action: string) => boolean;

const MayContext = createContext<May>(() => false);

export const MayProvider = ({ may, children }: { may: May; children: ReactNode }) => (
  <MayContext value={may}>{children}</MayContext>
);

/** Whether the reader may do it: to hide what would be refused. The server judges again. */
export const useMay = (action: string): boolean => use(MayContext)(action);

/** The judge itself, for lists of actions. */
export const useJudge = (): May => use(MayContext);
