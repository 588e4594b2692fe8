import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { readPlanId } from '../contract.ts';
import { loadWords } from './words.ts';

/** One line above every page of whoever pays, while the plan could not be renewed. */
export function FailedRenewal({ orgId }: { orgId: string }) {
  return useMay('billing.manage') && <WhereItFails orgId={orgId} />;
}

function WhereItFails({ orgId }: { orgId: string }) {
  const { data } = useRead(readPlanId, { params: { orgId } });
  if (data?.tried_again_on == null) return null;
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <Line orgId={orgId} on={data.tried_again_on} />
    </MoreTexts>
  );
}

function Line({ orgId, on }: { orgId: string; on: string }) {
  const text = useText();
  return (
    <div className="stack s4">
      <Callout
        tone="err"
        actions={
          <Link to={`/app/org/${orgId}/setting/billing`} className={buttonClass({ size: 'sm' })}>
            {text('paying.failing.act')}
          </Link>
        }
      >
        <RichText of="paying.failing.line" with={{ date: <DateText date={on} /> }} />
      </Callout>
      <span />
    </div>
  );
}
