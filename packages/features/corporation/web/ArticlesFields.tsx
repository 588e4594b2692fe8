import './facts.css';
import { SECTORS } from '@tabellion/book/judge/law.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { legalText } from '@tabellion/law/legalText.ts';
import { RadioGroup, SegmentedField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import { standardTransfers, transferChoices } from '../transferRestrictions.ts';

interface ArticlesFieldsProps {
  today: PlainDate;
  /** The question of CBCA s. 105(3.1). */
  asksSector: boolean;
  /** A corporation that exists may leave its restrictions unstated. */
  allowsUnstated: boolean;
}

/** Asks what the articles say of the board, transfers and the business: the usual answers stand there already, in
 *  their own words. */
export function ArticlesFields({ today, asksSector, allowsUnstated }: ArticlesFieldsProps) {
  const text = useText();
  return (
    <>
      <FormSection title={text('wizard.articles.title')}>
        <SegmentedField
          name="language"
          label={text('wizard.articles.language')}
          choices={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
        />
        <div className="grid2">
          <NumberField name="min_directors" label={text('wizard.articles.minDirectors')} as="number" />
          <NumberField
            name="max_directors"
            label={text('wizard.articles.maxDirectors')}
            help={text('wizard.articles.maxDirectors.help')}
            as="number"
          />
        </div>
        <TransferRestriction today={today} allowsUnstated={allowsUnstated} />
        <TextAreaField
          name="business_restriction_text"
          label={text('wizard.articles.business')}
          help={text('wizard.articles.none.help')}
          rows={2}
        />
        <TextAreaField
          name="other_provisions_text"
          label={text('wizard.articles.other')}
          help={text('wizard.articles.none.help')}
          rows={2}
        />
      </FormSection>
      {asksSector && (
        <FormSection title={text('wizard.sector.title')} lead={text('wizard.sector.lead')}>
          <SelectField
            name="sector"
            label={text('wizard.sector.label')}
            placeholder={text('wizard.choose')}
            options={SECTORS.map((value) => ({ value, label: text(`wizard.sector.${value}`) }))}
          />
        </FormSection>
      )}
    </>
  );
}

/** Item 4: each choice shows the very words that will stand in the articles. */
function TransferRestriction({
  today,
  allowsUnstated,
}: Pick<ArticlesFieldsProps, 'today' | 'allowsUnstated'>) {
  const text = useText();
  const [language, chosen] = useWatch({ name: ['language', 'transfer_restriction'] });
  const spoken = language === 'fr' ? 'fr' : 'en';
  const choices = transferChoices.filter((choice) => choice !== 'not_stated' || allowsUnstated);
  const noteOf = (choice: (typeof transferChoices)[number]) => {
    if (choice === 'own') return undefined;
    if (choice === 'not_stated') return text('wizard.transfers.not_stated.note');
    return (
      <span lang={spoken} dir="ltr" className="wording">
        {legalText(standardTransfers[choice], today)[spoken]}
      </span>
    );
  };
  return (
    <>
      <RadioGroup
        name="transfer_restriction"
        label={text('wizard.articles.transfers')}
        choices={choices.map((value) => ({
          value,
          label: text(`wizard.transfers.${value}`),
          note: noteOf(value),
        }))}
      />
      {chosen === 'own' && (
        <TextAreaField name="transfer_restriction_text" label={text('wizard.transfers.own.text')} />
      )}
    </>
  );
}
