import { History } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { InstantText } from '../components/Data.tsx';
import { Icon } from '../components/Icon.tsx';
import { RichText, useText } from '../text/LanguageProvider.tsx';
import type { Draft } from './useDraft.ts';

/** One line above a form whose fields show a draft: since when it is one, and the way back to what is on record; or that there
 *  is one, and the way to it. */
export function DraftNote({ of: { restoredFrom, offered, discard } }: { of: Draft }) {
  const text = useText();
  const typedAt = restoredFrom ?? offered?.typedAt;
  if (typedAt === undefined) return null;
  const at = <InstantText instant={new Date(typedAt).toISOString()} />;
  return (
    <div className="row wrap t12 muted" role="status">
      <span className="row">
        <Icon of={History} />
        <span>
          <RichText of={offered ? 'draft.offered' : 'draft.restored'} with={{ at }} />
        </span>
      </span>
      <Button size="sm" onClick={offered ? offered.take : discard}>
        {text(offered ? 'draft.take' : 'draft.discard')}
      </Button>
    </div>
  );
}
