import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { Form, placeErrors, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { type PrecedentVersion, reviewPrecedent, withdrawPrecedent } from '../precedentContract.ts';
import { type Precedent, useReadAgain } from './usePrecedent.ts';
import { WordingAgainst } from './WordingAgainst.tsx';

interface PrecedentReviewProps {
  orgId: string;
  of: Precedent;
  /** The one that waits. */
  version: PrecedentVersion;
}

const schema = z.object({ comment: z.string() });

/** A version in review: what it changes, and the answer of somebody who did not write it. */
export function PrecedentReview({ orgId, of: precedent, version }: PrecedentReviewProps) {
  const text = useText();
  const again = useReadAgain();
  const mayEdit = useMay('precedents.edit');
  const form = useForm(schema, { start: { comment: '' } });
  const review = useCall(reviewPrecedent, { say: 'always', place: 'bottom' });
  const withdraw = useCall(withdrawPrecedent, { say: 'always', place: 'bottom' });
  const { review: judged } = precedent;
  const { _id: id, revision, author_names: names } = version;
  const answer = (outcome: 'approved' | 'returned') =>
    form.handleSubmit(async ({ comment }) => {
      const body = { precedent_id: id, revision, outcome, ...(comment.trim() !== '' && { comment }) };
      const given = await review.run({ params: { orgId }, body });
      if (given.ok) await again();
      else placeErrors(form, given);
    })();
  return (
    <Card
      title={text('precedents.review', { version: version.version })}
      extra={<StatusBadge tone="info">{text('precedents.state.submitted')}</StatusBadge>}
    >
      <div className="stack s4">
        <p className="muted">{text('precedents.writtenBy', { names: names.join(text('search.comma')) })}</p>
        <WordingAgainst of={precedent} version={version} />
        {judged?.may && judged.is_own && <Callout>{text('precedents.review.alone')}</Callout>}
        {judged?.may === false && (
          <Callout>{text(judged.is_own ? 'precedents.review.own' : 'precedents.review.full')}</Callout>
        )}
        <Form
          form={form}
          label={text('precedents.review', { version: version.version })}
          onSubmit={() => undefined}
        >
          {judged?.may && (
            <TextAreaField name="comment" label={text('precedents.comment')} maxLength={2_000} optional />
          )}
          <div className="row end wrap">
            {mayEdit && (
              <Button
                busy={withdraw.busy}
                onClick={async () => {
                  const given = await withdraw.run({ params: { orgId }, body: { precedent_id: id } });
                  if (given.ok) await again();
                }}
              >
                {text('precedents.withdraw')}
              </Button>
            )}
            {judged?.may && (
              <>
                <Button busy={review.busy} onClick={() => void answer('returned')}>
                  {text('precedents.return')}
                </Button>
                <Button variant="primary" busy={review.busy} onClick={() => void answer('approved')}>
                  {text('precedents.approve')}
                </Button>
              </>
            )}
          </div>
        </Form>
      </div>
    </Card>
  );
}
