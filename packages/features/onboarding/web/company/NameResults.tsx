import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { findLegalElement } from '@tabellion/law/names/legalElement.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormState, useWatch } from 'react-hook-form';
import { preSearch } from '../../../organizations/contract.ts';
import { useJurisdiction } from '../../../organizations/web/public.ts';
import { lackText } from '../frame/lackText.ts';

/** Typing rests so long before a name is looked for. */
const restMs = 600;

type NameSearch = ReplyOf<typeof preSearch>;

/** Whether the name is free here and in a registry file, where one was imported, while it is typed; it is not a Nuans report. */
export function NameResults({ orgId }: { orgId: string }) {
  const text = useText();
  const [type, format, name, name_postfix, corporation_type] = useWatch({
    name: ['company_type', 'name_format', 'name', 'name_postfix', 'corporation_type'],
  }) as readonly (string | undefined)[];
  const searched = useRested(name?.trim() ?? '', restMs);
  const isJudged = useIsJudged(name ?? '', name_postfix ?? '');
  const searches = type !== 'old' && format === 'named' && searched !== '';
  const found = useRead(
    preSearch,
    {
      query: {
        name: searched,
        ...(name_postfix && { name_postfix }),
        ...(corporation_type && { corporation_type }),
        org_unique_id: orgId,
      },
    },
    { when: searches },
  );
  return (
    <>
      <div className="row between">
        <h2>{text('wizard.search.title')}</h2>
        {found.data && searches && <Verdict found={judged(found.data, isJudged)} />}
      </div>
      <div className="stack s4" aria-live="polite">
        {!searches && <p className="muted">{text('wizard.search.idle')}</p>}
        {searches && found.isPending && <Loading />}
        {searches && found.isError && <Callout tone="warn">{found.message}</Callout>}
        {found.data && searches && (
          <>
            <Results found={judged(found.data, isJudged)} />
            <p className="t12 muted">
              {text(found.data.hasRegistryFile ? 'wizard.search.withRegistry' : 'wizard.search.hereOnly')}
            </p>
          </>
        )}
      </div>
    </>
  );
}

function Verdict({ found }: { found: NameSearch }) {
  const text = useText();
  if (found.refusals.length > 0)
    return <StatusBadge tone="err">{text('wizard.search.notAllowed')}</StatusBadge>;
  if (!found.available) return <StatusBadge tone="err">{text('wizard.search.taken')}</StatusBadge>;
  return found.matches.length === 0 ? (
    // Few corporations compared prove little: without a registry file nothing is green.
    <StatusBadge tone={found.hasRegistryFile ? 'ok' : 'neutral'}>{text('wizard.search.free')}</StatusBadge>
  ) : (
    <StatusBadge tone="warn">{text('wizard.search.near')}</StatusBadge>
  );
}

function Results({ found }: { found: NameSearch }) {
  const text = useText();
  const sentenceOf = (one: NameSearch['warnings'][number]) =>
    lackText({ ...one, params: one.params ?? {}, message: '' }, text);
  return (
    <>
      {found.refusals.map((one) => (
        <Callout key={one.textCode} tone="err">
          {sentenceOf(one)}
        </Callout>
      ))}
      {found.warnings.map((one) => (
        <Callout key={one.textCode} tone="warn">
          {sentenceOf(one)}
        </Callout>
      ))}
      {!found.available && found.matches.length === 0 && (
        <Callout tone="err">{text('wizard.search.reserved')}</Callout>
      )}
      {found.matches.length > 0 && (
        <Card title={text('wizard.search.matches')} flush>
          <ul className="list">
            {found.matches.map(({ name, number, status, source, reason }) => (
              <li key={`${name} ${number}`}>
                <div className="grow">
                  <UserText>{name}</UserText>
                  <small className="sub">
                    <Id>{number}</Id>{' '}
                    {source === 'here' ? text('ONBOARDING.STEP.INCORPORATED') : <UserText>{status}</UserText>}
                  </small>
                </div>
                <StatusBadge tone={reason === 'identical' ? 'err' : 'warn'}>
                  {text(`wizard.search.${reason}`)}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const judged = (found: NameSearch, isJudged: boolean): NameSearch =>
  isJudged ? found : { ...found, refusals: [], warnings: [] };

/** A name given at registration has no legal element yet: similar ones are shown at once, but it is not judged before the reader
 *  has been at it. */
function useIsJudged(name: string, element: string): boolean {
  const law = useJurisdiction();
  const { dirtyFields, touchedFields } = useFormState<Record<'name' | 'name_postfix', string>>();
  const isTouched = [dirtyFields, touchedFields].some((fields) => fields.name || fields.name_postfix);
  return isTouched || element !== '' || findLegalElement(name, law) !== undefined;
}
