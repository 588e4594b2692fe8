import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  type EntryEndpoint,
  RefusedAct,
  ResolutionFields,
  type Tried,
  useEntryPaper,
  useTried,
} from '../../registers/web/public.ts';
import type { ChangeReply, CorporationFacts } from '../contract.ts';
import { ChangedFacts } from './ChangedFacts.tsx';

/** Where every drawer of the corporation's facts starts. */
export interface ChangeProps {
  orgId: string;
  facts: CorporationFacts;
  today: string;
  /** Only the drawer of the year end asks it; null before it. */
  incorporatedOn?: string | null;
  /** It existed before it came here. */
  isTakenOver?: boolean;
  onClose(): void;
}

/** The day from which a change holds and its resolution; amendments also have the registry's certificate. */
export const changeFields = {
  effective_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  resolution: z.string().check(z.maxLength(50)),
  resolution_on: z.string(),
};
export const amendmentFields = { ...changeFields, registry_certificate: z.string().check(z.maxLength(50)) };
type ChangeTerms = z.output<z.ZodMiniObject<typeof changeFields>> & { registry_certificate?: string };

export const changeStart = (today: string) => ({ effective_on: today, resolution: '', resolution_on: '' });
export const amendmentStart = (today: string) => ({ ...changeStart(today), registry_certificate: '' });

/** Asked of a corporation that existed before: its day may be the last possible one. */
export const OnOrBefore = ({ isTakenOver }: Pick<ChangeProps, 'isTakenOver'>) => {
  const text = useText();
  return isTakenOver && <CheckboxField name="or_before" label={text('wizard.director.orBefore')} />;
};

interface ChangeDrawerProps<Fields extends ChangeTerms, Own extends object>
  extends Omit<ChangeProps, 'facts' | 'incorporatedOn' | 'isTakenOver'> {
  title: string;
  name: string;
  schema: z.ZodMiniType<Fields, Fields>;
  start: Fields;
  endpoint: EntryEndpoint<Own, ChangeReply>;
  /** The new facts from the typed fields; undefined while they are those of today. */
  bodyOf(typed: Fields): Own | undefined;
  /** The default is the directors. */
  passedBy?(typed: Partial<Fields>): 'directors' | 'shareholders';
  children: ReactNode;
  /** Below the day. */
  ofDay?: ReactNode;
}

/** A fact of the corporation changes on a day: what the registers would say, its documents, and the button that records it. */
export function ChangeDrawer<Fields extends ChangeTerms, Own extends object>(
  props: ChangeDrawerProps<Fields, Own>,
) {
  const { orgId, today, title, name, schema, start, endpoint, bodyOf, passedBy, onClose } = props;
  const text = useText();
  const form = useForm(schema, { start: start as DefaultValues<Fields> });
  const draft = useDraft(form, `change/${name}/${orgId}`, true);
  const { allAgain } = useReadings();
  const record = useCall(endpoint, { say: 'always' });
  const preview = useCall(endpoint, { say: 'none' });
  const params = { id: orgId };
  const typed = useWatch({ control: form.control });
  const read = readForm(schema, typed);
  const own = read.success ? bodyOf(read.data) : undefined;
  const isAhead = read.success && read.data.effective_on > today;
  const body = read.success && own ? { ...own, ...termsOf(read.data, today) } : undefined;
  const tried = useTried(body && { ...body, preview: true }, (typed, options) =>
    preview.run({ params, body: typed }, options),
  );
  // A change that waits for its day has its documents once it is recorded.
  const paper = useEntryPaper({ orgId, path: endpoint.path, body: isAhead ? undefined : body });
  return (
    <DrawerForm
      title={title}
      form={form}
      draft={draft}
      onSubmit={(typed) =>
        record.run({
          params,
          body: { ...(bodyOf(typed) ?? own), ...termsOf(typed, today), ...paper.proposing } as Own,
        })
      }
      onSaved={async ({ proposal_id: proposalId }) => {
        await paper.recorded(proposalId);
        await allAgain();
      }}
      save={paper.proposing || isAhead ? text('transaction.propose') : title}
      onClose={onClose}
    >
      {props.children}
      <div className="grid2">
        <DateField
          name="effective_on"
          label={text('transaction.effectiveOn')}
          help={text('corporation.effectiveOn.help')}
        />
        {start.registry_certificate !== undefined && (
          <TextField
            name="registry_certificate"
            label={text('transaction.registryCertificate')}
            autoComplete="off"
            maxLength={50}
            ltr
            optional
          />
        )}
      </div>
      {props.ofDay}
      <ResolutionFields today={today} {...(passedBy && { body: passedBy(typed as Partial<Fields>) })} />
      <Preview of={tried} />
      {paper.panel}
    </DrawerForm>
  );
}

/** Blank fields are omitted; a day to come is proposed. */
const termsOf = (
  { effective_on, resolution, resolution_on, registry_certificate }: ChangeTerms,
  today: string,
) => ({
  effective_on,
  ...(resolution.trim() !== '' && { resolution }),
  ...(resolution_on !== '' && { resolution_on }),
  ...(registry_certificate?.trim() && { registry_certificate }),
  ...(effective_on > today && { propose: { awaits: 'date' } as const }),
});

function Preview({ of: { answer, busy } }: { of: Tried<ChangeReply> }) {
  const text = useText();
  if (answer === undefined) return <p className="muted">{text('transaction.preview.none')}</p>;
  if (!answer.ok) return <RefusedAct of={answer} busy={busy} />;
  const { warnings, preview } = answer.data;
  return (
    <div className="stack s4" aria-busy={busy}>
      {warnings.length > 0 && (
        <Callout tone="warn" title={text('wizard.checkout.warnings')}>
          {warnings.map(({ path, textCode, message }) => (
            <p key={`${path} ${textCode}`}>{message}</p>
          ))}
        </Callout>
      )}
      {preview && <ChangedFacts {...preview} />}
    </div>
  );
}
