import { type AccessType, sections } from '@tabellion/kit/actor.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { RadioGroup } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FieldFrame } from '@tabellion/ui/form/FieldFrame.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext, useWatch } from 'react-hook-form';

/** Fields of a person's access: the access type, and the sections where it is restricted. */
export function AccessFields({ grantable }: { grantable: readonly AccessType[] }) {
  const text = useText();
  const access: unknown = useWatch({ name: 'access_type' });
  return (
    <>
      <RadioGroup
        name="access_type"
        label={text('members.form.access')}
        choices={grantable.map((value) => ({
          value,
          label: text(`members.access.${value}`),
          note: text(`members.access.${value}.note`),
        }))}
      />
      {access === 'restricted' && <SectionChoices />}
    </>
  );
}

function SectionChoices() {
  const text = useText();
  const { register } = useFormContext();
  const chosen: unknown = useWatch({ name: 'selectedSubRoleAccessType' });
  const isNone = !Array.isArray(chosen) || chosen.length === 0;
  const lacksMinuteBook = !isNone && !chosen.includes('minute_book');
  return (
    <>
      <FieldFrame label={text('members.form.sections')} layout="group">
        {({ id }) => (
          <div className="choices">
            {sections.map((section) => (
              <div key={section} className="check">
                <input
                  {...register('selectedSubRoleAccessType')}
                  id={`${id}-${section}`}
                  type="checkbox"
                  value={section}
                  aria-describedby={`${id}-${section}-note`}
                />
                <div>
                  <label htmlFor={`${id}-${section}`}>{text(`section.${section}`)}</label>
                  <p id={`${id}-${section}-note`} className="help">
                    {text(`members.form.section.${section}`)}
                  </p>
                </div>
              </div>
            ))}
          </div>
        )}
      </FieldFrame>
      <p className="help">{text('members.form.fullOnly')}</p>
      {isNone && <Callout tone="warn">{text('members.form.noSections')}</Callout>}
      {lacksMinuteBook && (
        <Callout>{text('members.form.noMinuteBook', { section: text('section.minute_book') })}</Callout>
      )}
    </>
  );
}
