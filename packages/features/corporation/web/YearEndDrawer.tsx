import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { changeYearEnd } from '../contract.ts';
import { ChangeDrawer, type ChangeProps, changeFields, changeStart } from './ChangeDrawer.tsx';

const fields = z.strictObject({
  fiscal_year_end: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED'), z.maxLength(20)),
  ...changeFields,
});

export function YearEndDrawer(props: ChangeProps) {
  const text = useText();
  const now = props.facts.fiscal_year_end ?? '';
  return (
    <ChangeDrawer
      {...props}
      title={text('corporation.change.fiscal_year_end')}
      name="year-end"
      schema={fields}
      start={{ fiscal_year_end: now, ...changeStart(props.today) }}
      endpoint={changeYearEnd}
      bodyOf={({ fiscal_year_end }) => (fiscal_year_end === now ? undefined : { fiscal_year_end })}
    >
      <TextField
        name="fiscal_year_end"
        label={text('wizard.business.yearEnd')}
        help={text('wizard.business.yearEnd.help')}
        placeholder="12-31"
        autoComplete="off"
        ltr
      />
    </ChangeDrawer>
  );
}
