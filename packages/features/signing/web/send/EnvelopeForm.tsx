import { addDays } from '@tabellion/kernel/date.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, useForm } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { languageNames, RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { NewSignee } from '../../contract.ts';
import { CapacityList, NameList } from '../SigneeDot.tsx';

const Language = z.enum(['en', 'fr', 'tr', 'ar']);
const schema = z.strictObject({
  signees: z.array(
    z.strictObject({
      /** Empty of one who is not in the registers. */
      person_id: z.string(),
      name: z.string(),
      email: z.string(),
      language: Language,
      /** Empty of one who was added: he signs all documents. */
      signs: z.array(z.strictObject({ document_id: z.string(), capacities: z.array(z.string()) })),
    }),
  ),
  in_order: z.boolean(),
  expires_in_days: z.number('GENERAL.NOT_A_NUMBER'),
  remind_every_days: z.string(),
  message: z.string(),
});
export type EnvelopeFormValues = z.infer<typeof schema>;

/** A person whom a document names and who has not signed it. */
export interface NamedPerson {
  readonly document_id: string;
  readonly person_id: string;
  readonly name: string;
}

interface EnvelopeFormProps {
  documents: readonly { readonly _id: string; readonly title: string; readonly is_resolution: boolean }[];
  named: readonly NamedPerson[];
  start: EnvelopeFormValues;
  save: string;
  onSubmit(terms: EnvelopeTerms): Promise<Answer<unknown>>;
  onSaved(): unknown;
  onClose(): void;
}

interface EnvelopeTerms {
  signees: NewSignee[];
  in_order: boolean;
  expires_in_days: number;
  remind_every_days: number | null;
  message: string;
}

/** The people who sign, in which order, until when. */
export function EnvelopeForm({
  documents,
  named,
  start,
  save,
  onSubmit,
  onSaved,
  onClose,
}: EnvelopeFormProps) {
  const text = useText();
  const form = useForm(schema, { start });
  return (
    <DrawerForm
      form={form}
      save={save}
      onClose={onClose}
      onSaved={onSaved}
      onSubmit={({ signees, remind_every_days: every, ...terms }) =>
        onSubmit({
          ...terms,
          remind_every_days: every === '' ? null : Number(every),
          signees: signees.map((one, at) => newSignee(one, terms.in_order ? at + 1 : 1)),
        })
      }
    >
      <FormSection title={text('signing.send.lead', { documents: documents.length })}>
        <ul className="stack s1">
          {documents.map(({ _id, title }) => (
            <li key={_id}>
              <UserText>{title}</UserText>
            </li>
          ))}
        </ul>
      </FormSection>
      <Signees documents={documents} />
      <LeftOut documents={documents} named={named} />
      <FormSection title={text('signing.send.terms')}>
        <div className="grid2">
          <NumberField
            name="expires_in_days"
            as="number"
            label={text('signing.send.days')}
            help={<LastDay />}
          />
          <SelectField
            name="remind_every_days"
            label={text('signing.send.remind')}
            options={[
              { value: '', label: text('signing.send.remind.never') },
              ...reminders(start.remind_every_days).map((days) => ({
                value: String(days),
                label: text('signing.send.remind.days', { days }),
              })),
            ]}
          />
        </div>
        <TextAreaField name="message" label={text('signing.send.message')} rows={3} optional />
      </FormSection>
    </DrawerForm>
  );
}

function newSignee(one: EnvelopeFormValues['signees'][number], place: number): NewSignee {
  const email = one.email.trim();
  return {
    ...(one.person_id ? { person_id: one.person_id } : { name: one.name }),
    ...(email && { email }),
    ...(one.signs.length > 0 && { document_ids: one.signs.map(({ document_id: id }) => id) }),
    language: one.language,
    place,
  };
}

const reminders = (chosen: string): number[] =>
  [...new Set([2, 3, 7, 14, ...(chosen === '' ? [] : [Number(chosen)])])].toSorted((a, b) => a - b);

/** The day on which the deadline falls. */
function LastDay(): ReactNode {
  const days: unknown = useWatch({ name: 'expires_in_days' });
  const today = useDayOf()(new Date().toISOString());
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 365) return null;
  return <RichText of="signing.page.until" with={{ until: <DateText date={addDays(today, count)} /> }} />;
}

function Signees({ documents }: Pick<EnvelopeFormProps, 'documents'>) {
  const text = useText();
  const { fields, append, remove, swap } = useFieldArray<EnvelopeFormValues, 'signees'>({ name: 'signees' });
  const inOrder: boolean = useWatch({ name: 'in_order' });
  return (
    <FormSection title={text('signing.page.order')}>
      {fields.map(({ id, ...one }, at) => (
        <SigneeFields
          key={id}
          of={one}
          at={at}
          inOrder={inOrder}
          documents={documents}
          isLast={at === fields.length - 1}
          onMove={(to) => swap(at, to)}
          onRemove={() => remove(at)}
        />
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          onClick={() => append({ person_id: '', name: '', email: '', language: 'en', signs: [] })}
        >
          {text('signing.send.add')}
        </Button>
      </div>
      {fields.length > 1 && (
        <CheckboxField
          name="in_order"
          label={text('signing.send.inOrder')}
          help={text('signing.send.inOrder.help')}
        />
      )}
    </FormSection>
  );
}

/** People whom the documents name and whom nobody asks, shown before it is sent. */
function LeftOut({ documents, named }: Pick<EnvelopeFormProps, 'documents' | 'named'>) {
  const text = useText();
  const signees: EnvelopeFormValues['signees'] = useWatch({ name: 'signees' });
  const missing = named.filter((one) => !signees.some((signee) => isAskedFor(signee, one)));
  if (missing.length === 0) return null;
  return (
    <Callout tone="warn" title={text('signing.send.leftOut')}>
      <ul className="stack s1">
        {missing.map(({ document_id: id, person_id: person, name }) => {
          const document = documents.find(({ _id }) => _id === id);
          const kind = document?.is_resolution ? 'resolution' : 'document';
          return (
            <li key={`${id} ${person}`}>
              <RichText
                of={`signing.send.leftOut.${kind}`}
                with={{
                  name: <UserText>{name}</UserText>,
                  title: <UserText>{document?.title ?? ''}</UserText>,
                }}
              />
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}

const isAskedFor = (
  { person_id: personId, signs }: EnvelopeFormValues['signees'][number],
  one: NamedPerson,
): boolean =>
  personId === one.person_id && signs.some(({ document_id: documentId }) => documentId === one.document_id);

interface SigneeFieldsProps {
  of: EnvelopeFormValues['signees'][number];
  /** Counted from 0. */
  at: number;
  isLast: boolean;
  inOrder: boolean;
  documents: EnvelopeFormProps['documents'];
  onMove(to: number): void;
  onRemove(): void;
}

function SigneeFields({ of: one, at, isLast, inOrder, documents, onMove, onRemove }: SigneeFieldsProps) {
  const text = useText();
  const { name } = one;
  const earlier = { key: 'earlier', icon: ArrowUp, label: text('signing.send.earlier', { name }) };
  const later = { key: 'later', icon: ArrowDown, label: text('signing.send.later', { name }) };
  const without = { key: 'without', icon: Trash2, label: text('signing.send.without', { name }) };
  const moves = [
    ...(inOrder && at > 0 ? [{ ...earlier, onSelect: () => onMove(at - 1) }] : []),
    ...(inOrder && !isLast ? [{ ...later, onSelect: () => onMove(at + 1) }] : []),
  ];
  const items = [...moves, { ...without, danger: true, apart: moves.length > 0, onSelect: onRemove }];
  return (
    <fieldset className="stack s2">
      <legend className="sr">{one.name || text('signing.send.new')}</legend>
      <div className="row">
        <div className="grow">
          <strong>
            {inOrder && `${at + 1}. `}
            {one.person_id ? <UserText>{one.name}</UserText> : text('signing.send.new')}
          </strong>
          <small className="sub">
            <Signs of={one.signs} documents={documents} />
          </small>
        </div>
        <RowMenu name={one.name || text('signing.send.new')} items={items} />
      </div>
      {!one.person_id && <TextField name={`signees.${at}.name`} label={text('signing.send.name')} />}
      <div className="grid2">
        <TextField name={`signees.${at}.email`} type="email" label={text('entry.email')} autoComplete="off" />
        <SelectField
          name={`signees.${at}.language`}
          label={text('signing.send.language')}
          options={Language.options.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
    </fieldset>
  );
}

interface SignsProps {
  of: EnvelopeFormValues['signees'][number]['signs'];
  documents: EnvelopeFormProps['documents'];
}

/** The capacities in which a person signs, and the documents where he does not sign them all. */
function Signs({ of: signs, documents }: SignsProps) {
  const capacities = [...new Set(signs.flatMap((one) => one.capacities))];
  const titles = documents.filter(({ _id }) => signs.some(({ document_id: id }) => id === _id));
  const isPart = signs.length > 0 && titles.length < documents.length;
  return (
    <>
      <CapacityList of={capacities} />
      {capacities.length > 0 && isPart && ' · '}
      {isPart && <NameList of={titles.map(({ title }) => title)} />}
    </>
  );
}
