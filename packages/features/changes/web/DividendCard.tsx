import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { reviewDividend } from '../contract.ts';
import type { ChangeView } from '../shapes.ts';

type Dividend = ChangeView['dividends'][number];

/** Dividends that it declared: each is paid once somebody attests that the corporation stays solvent by it. */
export function DividendCard({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const mayEdit = useMay('changes.edit');
  const { dividends, change_id: changeId } = change;
  if (dividends.length === 0) return null;
  return (
    <Card title={text('changes.dividend')}>
      <div className="stack s4">
        <p className="muted">{text('changes.dividend.law')}</p>
        {dividends.map((one) => (
          <section key={one.part} className="stack s2">
            <p>
              <RichText
                of="changes.dividend.payable"
                with={{ name: <UserText>{one.class_name}</UserText>, on: <DateText date={one.payable_on} /> }}
              />
            </p>
            <Reviewed of={one} />
            {one.may_review && mayEdit && <Review orgId={orgId} changeId={changeId} of={one} />}
          </section>
        ))}
      </div>
    </Card>
  );
}

function Reviewed({ of: { review, may_review: mayReview } }: { of: Dividend }) {
  const text = useText();
  if (review === null) return mayReview ? null : <p className="muted">{text('changes.dividend.waits')}</p>;
  return (
    <p>
      <RichText
        of={review.is_solvent ? 'changes.dividend.paid' : 'changes.dividend.withheld'}
        with={{ on: <DateText date={review.on} />, name: <UserText>{review.attested_by}</UserText> }}
      />
    </p>
  );
}

interface Reviewing {
  readonly orgId: string;
  readonly changeId: string;
  readonly of: Dividend;
}

/** Once solvency is attested, the form waits for whoever has to take that back. */
function Review(props: Reviewing) {
  const text = useText();
  const form = <ReviewForm {...props} />;
  if (props.of.review?.is_solvent !== true) return form;
  return (
    <details>
      <summary>{text('changes.dividend.again')}</summary>
      {form}
    </details>
  );
}

const required = z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'));
const fields = z.strictObject({
  solvent: z.enum(['yes', 'no'], 'GENERAL.FIELD_REQUIRED'),
  reviewed_on: required,
  attested_by: required,
});

function ReviewForm({ orgId, changeId, of: { part, review: last } }: Reviewing) {
  const text = useText();
  const { allAgain } = useReadings();
  const form = useForm(fields, { start: { reviewed_on: '', attested_by: '' } });
  const review = useCall(reviewDividend, { say: 'always' });
  return (
    <Form
      form={form}
      label={text('changes.dividend')}
      className="stack s4"
      onSubmit={async ({ solvent, ...typed }) => {
        const answer = await review.run({
          params: { orgId, changeId },
          body: { ...typed, part, is_solvent: solvent === 'yes' },
        });
        await allAgain();
        return answer;
      }}
    >
      <RadioGroup
        name="solvent"
        label={text('changes.dividend.solvent')}
        choices={[
          ...(last?.is_solvent === true ? [] : [{ value: 'yes', label: text('changes.dividend.yes') }]),
          { value: 'no', label: text('changes.dividend.no') },
        ]}
      />
      <DateField name="reviewed_on" label={text('changes.dividend.reviewed')} />
      <TextField name="attested_by" label={text('changes.signed.by')} autoComplete="off" />
      <SubmitButton>{text('changes.dividend.record')}</SubmitButton>
    </Form>
  );
}
