import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { Form, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { useAnnual, useSave } from './annualPage.ts';

const notice = z.strictObject({ notice_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

/** Ontario's majority of the votes passes an ordinary resolution in writing; the others are told. */
export function Majority() {
  const text = useText();
  const { annual } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const { save } = useSave();
  const form = useForm(notice, { start: { notice_on: '' } });
  const { documents, notice_on: noticeOn } = annual.resolutions;
  const passed = documents.find(
    (one) => one.passing === 'majority' && one.is_passed && one.others.length > 0,
  );
  if (passed === undefined) return null;
  if (noticeOn !== null)
    return (
      <p className="muted t12">
        {text('annual.res.noticeOn')} <DateText date={noticeOn} />
      </p>
    );
  return (
    <Callout tone="warn">
      <p>{text('annual.res.notice')}</p>
      {mayEdit && (
        <Form form={form} label={text('annual.res.noticeOn')} onSubmit={save}>
          <DateField name="notice_on" label={text('annual.res.noticeOn')} max={annual.today} />
          <SubmitButton variant="plain">{text('annual.save')}</SubmitButton>
        </Form>
      )}
    </Callout>
  );
}
