import { UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { FieldFrame, useFieldError } from '@tabellion/ui/form/FieldFrame.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MeetingBody } from '../../registers/meeting.ts';
import { meetingNotices, recordNotices } from '../../registers/meeting.ts';
import type { ChangePreview, ChangeView } from '../shapes.ts';

interface MeetingFieldsProps {
  body: MeetingBody;
  /** It begins the names of its fields, with its dot. */
  prefix: string;
  people: ChangeView['people'];
  approvals: ChangePreview['approvals'];
}

/** A meeting: when and how it was called, who led it, how the votes were cast. */
export function MeetingFields({ body, prefix, people, approvals }: MeetingFieldsProps) {
  const text = useText();
  const options = people.map(({ person_id: value, name }) => ({ value, label: name }));
  const directors = people.filter((one) => one.is_director);
  return (
    <fieldset className="stack s4 changes__meeting">
      <legend>{text(`changes.meet.${body}`)}</legend>
      <DateField name={`${prefix}held_on`} label={text('changes.meet.heldOn')} />
      <TextField
        name={`${prefix}place`}
        label={text('changes.meet.place')}
        help={text('changes.meet.place.help')}
        autoComplete="off"
      />
      <Notice
        prefix={prefix}
        body={body}
        isSpecial={approvals.some(({ rule }) => rule === 'special' || rule === 'class')}
      />
      {body === 'shareholders' && <RecordDate prefix={prefix} />}
      <SelectField
        name={`${prefix}chair`}
        label={text('changes.meet.chair')}
        options={options}
        placeholder=""
      />
      <SelectField
        name={`${prefix}secretary`}
        label={text('changes.meet.secretary')}
        options={options}
        placeholder=""
      />
      {body === 'directors' && (
        <Directors name={`${prefix}present`} label={text('changes.meet.present')} people={directors} />
      )}
      {approvals.map(({ class_id: classId, title }, at) => (
        <div key={`${title} ${classId}`} className="stack s2">
          {approvals.length > 1 && (
            <p className="t12 muted">
              <UserText>{title}</UserText>
            </p>
          )}
          <div className="changes__votes">
            <NumberField name={`${prefix}votes.${at}.for`} label={text('changes.meet.for')} />
            <NumberField name={`${prefix}votes.${at}.against`} label={text('changes.meet.against')} />
          </div>
          {body === 'shareholders' && (
            <NumberField
              name={`${prefix}votes.${at}.represented`}
              label={text('changes.meet.represented')}
              help={text('changes.meet.represented.help')}
              optional
            />
          )}
        </div>
      ))}
      {body === 'directors' && <Dissenting prefix={prefix} directors={directors} />}
    </fieldset>
  );
}

interface NoticeProps {
  readonly prefix: string;
  readonly body: MeetingBody;
  readonly isSpecial: boolean;
}

function Notice({ prefix, body, isSpecial }: NoticeProps) {
  const text = useText();
  const notice: unknown = useWatch({ name: `${prefix}notice` });
  return (
    <>
      <SelectField
        name={`${prefix}notice`}
        label={text('changes.meet.notice')}
        options={meetingNotices.map((value) => ({ value, label: text(`changes.meet.notice.${value}`) }))}
      />
      {notice !== 'waived' && <DateField name={`${prefix}notice_on`} label={text('changes.meet.noticeOn')} />}
      {notice !== 'waived' && isSpecial && (
        <CheckboxField name={`${prefix}text_stated`} label={text('changes.meet.textStated')} />
      )}
      {notice !== 'waived' && body === 'directors' && (
        <CheckboxField
          name={`${prefix}matters_named`}
          label={text('changes.meet.mattersNamed')}
          help={text('changes.meet.mattersNamed.help')}
        />
      )}
    </>
  );
}

/** The day whose holders may vote, and how notice of it was given where somebody fixed it. */
function RecordDate({ prefix }: { prefix: string }) {
  const text = useText();
  const recordOn: unknown = useWatch({ name: `${prefix}record_on` });
  return (
    <>
      <DateField
        name={`${prefix}record_on`}
        label={text('changes.meet.recordOn')}
        help={text('changes.meet.recordOn.help')}
        optional
      />
      {recordOn !== '' && (
        <SelectField
          name={`${prefix}record_notice`}
          label={text('changes.meet.recordNotice')}
          help={text('changes.meet.recordNotice.help')}
          options={recordNotices.map((value) => ({
            value,
            label: text(`changes.meet.recordNotice.${value}`),
          }))}
          placeholder=""
          optional
        />
      )}
    </>
  );
}

/** Those who voted against, once somebody did. */
function Dissenting({ prefix, directors }: { prefix: string; directors: ChangeView['people'] }) {
  const text = useText();
  const against: unknown = useWatch({ name: `${prefix}votes.0.against` });
  if (!(Number(against) > 0)) return null;
  return (
    <Directors
      name={`${prefix}dissenting`}
      label={text('changes.meet.dissenting')}
      help={text('changes.meet.dissenting.help')}
      people={directors}
    />
  );
}

interface DirectorsProps {
  name: string;
  label: string;
  help?: string;
  people: ChangeView['people'];
}

/** Several directors are chosen. */
function Directors({ name, label, help, people }: DirectorsProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <FieldFrame label={label} error={error} layout="group" {...(help !== undefined && { help })}>
      {({ id }) => (
        <div className="choices">
          {people.map(({ person_id: value, name: who }) => (
            <div key={value} className="check">
              <input {...register(name)} id={`${id}-${value}`} type="checkbox" value={value} />
              <label htmlFor={`${id}-${value}`}>
                <UserText>{who}</UserText>
              </label>
            </div>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
