import { Id, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { type FormSchema, readForm, useForm } from '@tabellion/ui/form/Form.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ReactNode, useEffect } from 'react';
import { type DefaultValues, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useRegisterDays } from '../../../people/web/public.ts';
import {
  Conflicts,
  PrivateIssuerLimit,
  useAmending,
  useEntryPaper,
  useLimitOverride,
} from '../../../registers/web/public.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { atFields, type TransactionEndpoint, usePreview, useRecording } from './useTransaction.ts';

interface TransactionDrawerProps<S extends FormSchema, Body extends object> {
  orgId: string;
  title: string;
  /** The words of the button, where the title says of what besides. */
  act?: string;
  /** Name of the draft of the form. */
  name: string;
  schema: S;
  start: DefaultValues<z.input<S>>;
  endpoint: TransactionEndpoint<Body>;
  /** Request body from the typed fields. */
  bodyOf(typed: z.output<S>): Body;
  /** Whether enough was told to preview it; yes where it is left out. */
  isTold?(typed: z.output<S>): boolean;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    /** Below the preview of a transaction of shares or instruments, or of a correction. */
    'transaction.drawer': {
      gives: {
        orgId: string;
        /** The path of the endpoint, such as `/api/organization/{id}/transaction/transfer`. */
        path: string;
        /** Undefined until enough is entered. */
        body: object | undefined;
        /** The recorded entry that is corrected, or the security that is changed; undefined where there is none. */
        entryId: string | undefined;
      };
      takes: ReactNode;
    };
  }
}

/** An act on shares: fields, what the registers would say, and the button that says and records it. */
export function TransactionDrawer<S extends FormSchema, Body extends object>(
  props: TransactionDrawerProps<S, Body>,
) {
  const {
    orgId,
    title,
    act = title,
    name,
    schema,
    start,
    endpoint,
    bodyOf,
    isTold = () => true,
    onClose,
    children,
  } = props;
  const text = useText();
  const form = useForm(schema, { start });
  const draft = useDraft(form, `transaction/${name}/${orgId}`, true);
  const record = useRecording(endpoint, orgId);
  const typed = useWatch({ control: form.control });
  const read = readForm(schema, typed);
  const today = useRegisterDays(orgId, 'shareholders', undefined).data?.today ?? '';
  const amending = useAmending();
  const limitOverride = useLimitOverride();
  // An act with a future date is proposed. Every act carries what is amended with it and, where required,
  // the reason to exceed the limit of holders.
  const isAhead = (body: { effective_on?: string }) => today !== '' && (body.effective_on ?? '') > today;
  const whole = (body: Body): Body => ({
    ...body,
    ...amending.body,
    ...limitOverride.body,
    ...(isAhead(body) && { propose: { awaits: 'date' } }),
  });
  const body = read.success && isTold(read.data) ? whole(bodyOf(read.data)) : undefined;
  const previewed = usePreview(endpoint, orgId, body);
  // An entry that waits for its day has its documents once it is recorded.
  const paper = useEntryPaper({
    orgId,
    path: endpoint.path,
    body: body !== undefined && isAhead(body) ? undefined : body,
  });
  const { note } = amending;
  useEffect(() => note(previewed.refusal), [note, previewed.refusal]);
  const [first, ...more] = previewed.preview?.certificates ?? [];
  const isSubscription = previewed.preview?.outcome === 'subscribed';
  const recorded = isSubscription ? text('transaction.recordSubscription') : act;
  const isProposed = paper.proposing !== undefined || (body !== undefined && isAhead(body));
  return (
    <DrawerForm
      title={title}
      badge={
        first?.certificate &&
        more.length === 0 && (
          <StatusBadge>
            <RichText of="transaction.certificate" with={{ number: <Id>{first.certificate}</Id> }} />
          </StatusBadge>
        )
      }
      form={form}
      draft={draft}
      onSubmit={async (typed) => {
        if (!amending.isComplete()) return undefined;
        return atFields(limitOverride.note(await record({ ...whole(bodyOf(typed)), ...paper.proposing })));
      }}
      onSaved={({ proposal_id: proposalId }) => paper.recorded(proposalId)}
      save={isProposed ? text('transaction.propose') : recorded}
      onClose={onClose}
    >
      {children}
      {/* Above all that comes after typing has rested: that would push a document away from whoever is about to open it. */}
      <Slot
        of="transaction.drawer"
        gives={{ orgId, path: endpoint.path, body, entryId: securityIn(typed) }}
      />
      <Conflicts of={amending} today={today} />
      <PrivateIssuerLimit of={limitOverride} refusal={previewed.refusal} />
      <PreviewPanel of={previewed} />
      {paper.panel}
    </DrawerForm>
  );
}

/** The security that the act changes, where it changes one. */
const securityIn = (typed: object): string | undefined =>
  'security_id' in typed && typeof typed.security_id === 'string' && typed.security_id !== ''
    ? typed.security_id
    : undefined;
