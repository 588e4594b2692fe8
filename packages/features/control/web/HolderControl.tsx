import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { plannedRead, useRead, useReadAhead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { HolderPanelSlot } from '../../ledgers/web/public.ts';
import { readPersonControlStatus } from '../registerContract.ts';

/** A panel on the page of a holder, for whoever may know. */
export function useHolderControlPanel(of: HolderPanelSlot['gives']): HolderPanelSlot['takes'] {
  const mayRead = useMay('control.read');
  const { orgId: id, personId, query } = of;
  const isRead = useReadAhead(
    mayRead ? [plannedRead(readPersonControlStatus, { params: { id, personId }, query })] : [],
  );
  return { isRead, panel: mayRead && <HolderControl key="control" {...of} /> };
}

/** Whether a holder is an individual with significant control; of bodies, whether somebody who stands
 *  behind is missing. */
function HolderControl({ orgId, personId, query }: HolderPanelSlot['gives']) {
  const text = useText();
  const reading = useRead(readPersonControlStatus, { params: { id: orgId, personId }, query });
  const view = reading.data;
  if (reading.isError) return <Callout tone="warn">{reading.message}</Callout>;
  if (view === undefined || view.standing === 'other') return null;
  return (
    <p className="t12 muted">
      <RichText
        of={`control.holder.${view.standing}`}
        with={{
          from: view.became_on && (
            <>
              <DateText date={view.became_on} />
              {view.is_on_or_before && ` ${text('books.orBefore')}`}
            </>
          ),
          to: view.ceased_on ? <DateText date={view.ceased_on} /> : '',
        }}
      />
      {' · '}
      <Link to={`/app/org/${orgId}/organization/significant-control`} search={query}>
        {text('control.title')}
      </Link>
    </p>
  );
}
