import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { OrganizationView } from '../../organizations/shapes.ts';
import { Approvals } from './Approvals.tsx';
import { Differences } from './Differences.tsx';
import { Drafts } from './Drafts.tsx';
import { FilingsAndPrice } from './FilingsAndPrice.tsx';
import { changePath } from './paths.ts';
import type { OfCorporation, useSeveral } from './useSeveral.ts';
import { useShown } from './useShown.ts';

interface SeveralPreviewsProps {
  of: ReturnType<typeof useSeveral>;
  organizations: readonly OrganizationView[];
}

/** A preview for each corporation, and one way to send them all. */
export function SeveralPreviews({ of: several, organizations }: SeveralPreviewsProps) {
  const { all, brought, busy, isWaiting, send } = several;
  const text = useText();
  const place = useShown(brought.length === 0 ? undefined : brought);
  const open = all.filter(({ isReady }) => isReady).length;
  const nameOf = (id: string) => {
    const found = organizations.find(({ unique_id }) => unique_id === id);
    return [found?.name, found?.name_postfix].filter(Boolean).join(' ');
  };
  if (all.length === 0)
    return (
      <div className="no-print">
        <Card title={text('changes.preview')}>
          {busy ? <Loading /> : <p className="muted">{text('changes.several.none')}</p>}
        </Card>
      </div>
    );
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={text('changes.preview')}
      className="stack s4"
      aria-busy={busy}
    >
      {all.map((one) => (
        <Corporation key={one.orgId} of={one} name={nameOf(one.orgId)} />
      ))}
      {isWaiting && <Callout>{text('changes.several.waiting')}</Callout>}
      {open > 0 && (
        <div className="row end">
          <Button variant="primary" busy={busy} onClick={() => void send()}>
            {text('changes.several.send', { count: open })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Corporation({ of: one, name }: { of: OfCorporation; name: string }) {
  const text = useText();
  const { orgId, preview, changeId, isSent, isReady, refusal } = one;
  return (
    <Card title={<UserText>{name}</UserText>}>
      <div className="stack s4">
        {refusal !== undefined && <Callout tone="warn">{refusal}</Callout>}
        {isSent && <Callout tone="ok">{text('changes.several.sent')}</Callout>}
        {changeId !== undefined && (
          <Link className="rowlink" to={changePath(orgId, changeId)}>
            {text('changes.several.open')}
          </Link>
        )}
        {preview !== undefined && isReady && (
          <>
            <Differences of={preview} />
            {preview.warnings.map((warning) => (
              <Callout key={warning} tone="warn">
                {warning}
              </Callout>
            ))}
            <details>
              <summary>{text('changes.several.more')}</summary>
              <div className="stack s4">
                <Drafts of={preview.documents} />
                <Approvals of={preview.approvals} sections={preview.sections} />
                <FilingsAndPrice of={preview} />
              </div>
            </details>
          </>
        )}
      </div>
    </Card>
  );
}
