import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { readControlStanding } from '../registerContract.ts';

interface HolderControlProps {
  orgId: string;
  personId: string;
  query: { asOf?: string; knownAt?: string };
}

/** Whether a holder is an individual with significant control, for whoever may know; of bodies, whether somebody who stands
 *  behind is missing. */
export function HolderControl({ orgId, personId, query }: HolderControlProps) {
  const text = useText();
  const reading = useRead(readControlStanding, { params: { id: orgId, personId }, query });
  const view = reading.data;
  if (reading.isError) return <Callout tone="warn">{reading.message}</Callout>;
  if (view === undefined || view.standing === 'other') return null;
  return (
    <p className="t12 muted">
      <RichText
        of={`control.holder.${view.standing}`}
        with={{
          from: view.became_on ? <DateText date={view.became_on} /> : '',
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
