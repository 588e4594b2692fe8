import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FirstYearEndField } from '../../organizations/web/public.ts';
import { changeYearEnd } from '../contract.ts';
import { ChangeDrawer, type ChangeProps, changeFields, changeStart, OnOrBefore } from './ChangeDrawer.tsx';

const fields = z.strictObject({
  fiscal_year_end: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(20)),
  /** Blank for the first possible day. */
  first_year_end: z.string(),
  or_before: z.boolean(),
  ...changeFields,
});

export function YearEndDrawer(props: ChangeProps) {
  const text = useText();
  const { fiscal_year_end: now = '', first_year_end: firstNow = '' } = props.facts;
  return (
    <ChangeDrawer
      {...props}
      title={text('corporation.change.fiscal_year_end')}
      name="year-end"
      schema={fields}
      start={{
        fiscal_year_end: now ?? '',
        first_year_end: firstNow,
        or_before: false,
        ...changeStart(props.today),
      }}
      ofDay={<OnOrBefore {...props} />}
      endpoint={changeYearEnd}
      bodyOf={({ fiscal_year_end, first_year_end: first, or_before }) =>
        fiscal_year_end === now && (first === firstNow || first === '')
          ? undefined
          : {
              fiscal_year_end,
              ...(first !== '' && first !== firstNow && { first_year_end: first }),
              ...(or_before && { or_before }),
            }
      }
    >
      <TextField
        name="fiscal_year_end"
        label={text('wizard.business.yearEnd')}
        help={text('wizard.business.yearEnd.help')}
        placeholder="12-31"
        autoComplete="off"
        ltr
      />
      <FirstYearEnd {...props} />
    </ChangeDrawer>
  );
}

/** A year end that is changed later says nothing of the first year. */
function FirstYearEnd({ facts: { fiscal_year_end: now }, incorporatedOn }: ChangeProps) {
  const typed = useWatch<{ fiscal_year_end: string }, 'fiscal_year_end'>({ name: 'fiscal_year_end' });
  const isFirst = now === null || now === typed;
  return <FirstYearEndField incorporatedOn={(isFirst && incorporatedOn) || ''} />;
}
