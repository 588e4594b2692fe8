import { SECTORS } from '@tabellion/book/judge/law.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { legalText } from '@tabellion/law/legalText.ts';
import { corporationTypeFromWire, provinceFromWire } from '@tabellion/law/wireNames.ts';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import * as z from 'zod/mini';
import { useProvinces } from '../../organizations/web/public.ts';
import { amendArticles, type CorporationFacts } from '../contract.ts';
import { standardTransfers, type TransferChoice, transferChoices } from '../transferRestrictions.ts';
import { ArticlesFields } from './ArticlesFields.tsx';
import { amendmentFields, amendmentStart, ChangeDrawer, type ChangeProps } from './ChangeDrawer.tsx';

const clause = z.string().check(z.maxLength(20_000));
const fields = z.strictObject({
  corporation_province: z.string(),
  /** Blank: not stated. */
  language: z.enum(['', 'en', 'fr']),
  min_directors: z.number('GENERAL.FIELD_REQUIRED'),
  max_directors: z.number('GENERAL.FIELD_REQUIRED'),
  transfer_restriction: z.enum(transferChoices),
  transfer_restriction_text: clause,
  business_restriction_text: clause,
  other_provisions_text: clause,
  sector: z.enum(['', ...SECTORS]),
  ...amendmentFields,
});
type Fields = z.output<typeof fields>;

/** Other items of the articles are amended (CBCA s. 173): province, board, restrictions, provisions, language, sector. */
export function ArticlesDrawer(props: ChangeProps) {
  const text = useText();
  const provinces = useProvinces();
  const { facts } = props;
  const today = plainDate(props.today);
  const start = startOf(facts, today);
  const law = corporationTypeFromWire(facts.corporation_type);
  const isFederal = law === 'CA';
  // A corporation under a province's law keeps its office in that province: its articles are put right where they name another.
  const asksProvince = isFederal || provinceFromWire(facts.corporation_province) !== law;
  return (
    <ChangeDrawer
      {...props}
      title={text('corporation.change.articles')}
      name="articles"
      schema={fields}
      start={{ ...start, ...amendmentStart(today) }}
      endpoint={amendArticles}
      bodyOf={(typed) => changesIn(inputOf(start, today), inputOf(typed, today))}
      passedBy={() => 'shareholders'}
    >
      {asksProvince && (
        <SelectField
          name="corporation_province"
          label={text('wizard.office.province')}
          help={text('wizard.office.province.help')}
          options={provinces}
        />
      )}
      <ArticlesFields
        today={today}
        asksSector={isFederal}
        allowsUnstated={facts.transfer_restriction === null}
      />
    </ChangeDrawer>
  );
}

type Items = Omit<Fields, keyof typeof amendmentFields>;

function startOf(facts: CorporationFacts, today: PlainDate): Items {
  const { corporation_province, min_directors, max_directors, transfer_restriction: words } = facts;
  const language = facts.language ?? '';
  const choice = transferChoices.find((one) => words !== null && standardOf(one, language, today) === words);
  return {
    corporation_province,
    min_directors,
    max_directors,
    language,
    transfer_restriction: words === null ? 'not_stated' : (choice ?? 'own'),
    transfer_restriction_text: choice === undefined ? (words ?? '') : '',
    business_restriction_text: facts.business_restriction ?? '',
    other_provisions_text: facts.other_provisions ?? '',
    sector: facts.sector ?? '',
  };
}

function standardOf(choice: TransferChoice, language: Fields['language'], today: PlainDate) {
  const id = choice === 'not_stated' ? null : standardTransfers[choice];
  return id === null ? undefined : legalText(id, today)[language === 'fr' ? 'fr' : 'en'];
}

function inputOf(
  {
    transfer_restriction: choice,
    transfer_restriction_text,
    business_restriction_text,
    other_provisions_text,
    language,
    sector,
    ...same
  }: Items,
  today: PlainDate,
) {
  const { corporation_province, min_directors, max_directors } = same;
  return {
    corporation_province,
    min_directors,
    max_directors,
    ...(choice !== 'not_stated' && {
      transfer_restriction: standardOf(choice, language, today) ?? transfer_restriction_text,
    }),
    business_restriction: business_restriction_text,
    other_provisions: other_provisions_text,
    ...(language !== '' && { language }),
    ...(sector !== '' && { sector }),
  };
}

/** The items typed anew; undefined where there is none. */
function changesIn<Input extends object>(before: Input, typed: Input): Partial<Input> | undefined {
  const changed = Object.entries(typed).filter(([item, value]) => before[item as keyof Input] !== value);
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Input>);
}
