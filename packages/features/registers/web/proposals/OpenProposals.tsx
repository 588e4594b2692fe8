import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Hourglass } from 'lucide-react';
import {
  applyProposal,
  type Condition,
  isProposedEntry,
  listProposals,
  type ProposalView,
  withdrawProposal,
} from '../../proposalContract.ts';
import { PrivateIssuerLimit, useLimitOverride } from '../privateIssuer/PrivateIssuerLimit.tsx';

/** Entries that were proposed and are not recorded yet, with what they await and what of it is met. Subscriptions and
 *  appointments that wait have lists of their own; here they are where something keeps them from being recorded. */
export function OpenProposals({ orgId }: { orgId: string }) {
  const text = useText();
  const { data } = useRead(listProposals, { params: { id: orgId } });
  const open = data?.proposals.filter((one) => isProposedEntry(one.kind) || one.attention !== null) ?? [];
  if (open.length === 0) return null;
  return (
    <Callout icon={Hourglass} title={text('proposals.title')}>
      <ul className="waiting">
        {open.map((one) => (
          <Line key={one.proposal_id} orgId={orgId} of={one} />
        ))}
      </ul>
    </Callout>
  );
}

/** Each condition with the day on which it was met, or as awaited. Places are told of where they are paid. */
function Conditions({ of }: { of: ProposalView }) {
  const text = useText();
  return of.awaits.map((condition) => {
    const met = of.met.find((one) => one.condition === condition);
    // A planned entry says its day itself.
    if (condition === 'place' || (condition === 'date' && met === undefined && of.is_planned)) return null;
    return (
      <span key={condition} className="muted">
        {met === undefined ? (
          text(`proposals.awaits.${condition}`)
        ) : (
          <RichText of={sentenceOf(condition, met.by)} with={{ date: <DateText date={met.on} /> }} />
        )}
      </span>
    );
  });
}

function sentenceOf(condition: Exclude<Condition, 'place'>, by: ProposalView['met'][number]['by']) {
  const isEntered = by === 'user' && (condition === 'signatures' || condition === 'payment');
  return isEntered ? (`proposals.entered.${condition}` as const) : (`proposals.met.${condition}` as const);
}

/** It holds from a later day. */
const Planned = () => <StatusBadge>{useText()('proposals.planned')}</StatusBadge>;

const mayBeSent = ({ kind, state, awaits, met }: ProposalView): boolean =>
  kind === 'signing' &&
  state === 'open' &&
  awaits.includes('signatures') &&
  !met.some(({ condition }) => condition === 'signatures');

function Line({ orgId, of }: { orgId: string; of: ProposalView }) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const maySend = useMay('signing.edit');
  const { allAgain } = useReadings();
  const record = useCall(applyProposal, { say: 'always' });
  const withdraw = useCall(withdrawProposal, { say: 'always' });
  const limitOverride = useLimitOverride();
  const isAboveLimit = of.attention?.textCode === 'SHARES.PRIVATE_ISSUER_LIMIT';
  const params = { id: orgId, proposal: of.proposal_id };
  const sentence = of.sentences.join(' ');
  const nameOf = (words: string) => text('wizard.fieldOf', { what: words, name: sentence });
  const room = `/app/org/${orgId}/document/signingroom`;
  if (of.is_out)
    return (
      <li className="row wrap">
        <span>{sentence}</span>
        {of.is_planned && <Planned />}
        <span className="muted">{text('proposals.out')}</span>
        {maySend && (
          <Link className={buttonClass({ size: 'sm' })} aria-label={nameOf(text('proposals.open'))} to={room}>
            {text('proposals.open')}
          </Link>
        )}
      </li>
    );
  const button = (words: string, act: () => Promise<unknown>) => (
    <Button size="sm" aria-label={nameOf(words)} onClick={() => void act().then(allAgain)}>
      {words}
    </Button>
  );
  return (
    <li className="row wrap">
      <span>{sentence}</span>
      {of.is_planned && <Planned />}
      <Conditions of={of} />
      {of.attention && <span>{of.attention.message}</span>}
      {mayEdit && of.isDue && <PrivateIssuerLimit of={limitOverride} isAsked={isAboveLimit} />}
      {mayEdit &&
        of.isDue &&
        button(text('proposals.record'), () => record.run({ params, body: limitOverride.body }))}
      {maySend && mayBeSent(of) && (
        <Link
          className={buttonClass({ size: 'sm' })}
          aria-label={nameOf(text('proposals.send'))}
          to={`${room}?proposal=${of.proposal_id}`}
        >
          {text('proposals.send')}
        </Link>
      )}
      {mayEdit && button(text('proposals.withdraw'), () => withdraw.run({ params }))}
    </li>
  );
}
