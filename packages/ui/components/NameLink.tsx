import { Link } from '../router/Link.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { UserText } from './Data.tsx';

interface NameLinkProps {
  name: string;
  /** The filter of the page by this name. */
  search: Readonly<Record<string, string | undefined>>;
}

/** A name in the sentence of a log: it shows only what concerns it. A link breaks as the sentence does; a button would be a box of
 *  its own, after which a colon begins a line. */
export function NameLink({ name, search }: NameLinkProps) {
  const text = useText();
  return (
    <Link className="rowlink namelink" to="." search={search} replace title={text('ui.only', { name })}>
      <UserText>{name}</UserText>
    </Link>
  );
}
