import { createContext, type ReactNode, use } from 'react';
import { Callout } from '../components/Callout.tsx';
import { type TextKey, useText } from '../text/LanguageProvider.tsx';

/** Judges an action by name; the shell gives it with the access table and the reader's membership. */
export type May = (action: string) => boolean;

/** Why a member may not do it, as the server would refuse. @returns undefined where he may, or nobody is known yet */
export type Why = (action: string) => { textCode: TextKey; section?: TextKey | undefined } | undefined;

const MayContext = createContext<May>(() => false);
const WhyContext = createContext<Why>(() => undefined);

interface MayProviderProps {
  may: May;
  why?: Why;
  children: ReactNode;
}

export const MayProvider = ({ may, why = () => undefined, children }: MayProviderProps) => (
  <MayContext value={may}>
    <WhyContext value={why}>{children}</WhyContext>
  </MayContext>
);

/** Whether the reader may do it: to hide what would be refused. The server judges again. */
export const useMay = (action: string): boolean => use(MayContext)(action);

/** The judge itself, for lists of actions. */
export const useJudge = (): May => use(MayContext);

/** Why the reader may not do it. */
/** Stands on top of a page on which the reader may change nothing: the sentence of the refusal, before anything is
 *  refused. */
export function ViewOnly({ of: action }: { of: string }) {
  const text = useText();
  const why = use(WhyContext)(action);
  if (why === undefined) return null;
  return <Callout>{text(why.textCode, why.section && { section: text(why.section) })}</Callout>;
}
