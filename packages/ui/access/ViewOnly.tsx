import { Callout } from '../components/Callout.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { useWhy } from './MayProvider.tsx';

/** On top of a page on which the reader may change nothing: the sentence of the refusal, before anything is refused. */
export function ViewOnly({ of: action }: { of: string }) {
  const text = useText();
  const why = useWhy(action);
  if (why === undefined) return null;
  return <Callout>{text(why.textCode, why.section && { section: text(why.section) })}</Callout>;
}
