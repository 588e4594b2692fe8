import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useRested } from '@tabellion/ui/form/useRested.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import { createDocument } from '../draftContract.ts';
import { type PrecedentVersion, previewPrecedent } from '../precedentContract.ts';
import { DocumentText } from './DocumentText.tsx';
import { documentPath, missingFactPath } from './paths.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';
import type { Precedent } from './usePrecedent.ts';

interface PrecedentPreviewProps {
  orgId: string;
  of: Precedent;
  wording: string;
  /** The version of which a draft document can be made, where it is not approved. */
  draft: PrecedentVersion | undefined;
}

/** Words that are being written are printed once they rest. */
const REST_MS = 600;

/** The wording printed from this corporation's registers, or of an example. */
export function PrecedentPreview({ orgId, of: precedent, wording, draft }: PrecedentPreviewProps) {
  const text = useText();
  const { template, language, subjects } = precedent;
  const [subject, setSubject] = useState(subjects[0]?.subject ?? '');
  const rested = useRested(wording, REST_MS);
  const { run, answer } = useCall(previewPrecedent, { say: 'none' });
  const ask = useRef(run);
  useEffect(() => {
    ask.current = run;
  });
  useEffect(() => {
    const chosen = subject !== '' || subjects.some((one) => one.subject === '') ? { subject } : {};
    void ask.current({ params: { orgId }, body: { template, language, wording: rested, ...chosen } });
  }, [orgId, template, language, rested, subject, subjects]);
  const shown = answer?.ok ? answer.data : undefined;
  return (
    <section className="stack s2" aria-label={text('precedents.preview')}>
      {subjects.length > 1 && (
        <Select
          label={text('precedents.preview.of')}
          value={subject}
          onChange={setSubject}
          options={subjects.map((one) => ({ value: one.subject, label: one.title }))}
        />
      )}
      {answer?.ok === false && <Callout tone="warn">{text('precedents.preview.wait')}</Callout>}
      {shown?.is_example && <Callout>{text('precedents.preview.example')}</Callout>}
      {shown && shown.blanks.length > 0 && (
        <Callout tone="warn" title={text('documents.missing.needs')}>
          <ul className="stack s1">
            {shown.blanks.map((blank) => (
              <li key={`${blank.fact} ${blank.person_id}`}>
                <Link to={missingFactPath(orgId, template, blank)}>
                  {text(`documents.blank.${blank.fact}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {shown?.text && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        <section className="precedent__paper" aria-label={shown.text.title} tabIndex={0}>
          <DocumentText
            title={shown.text.title}
            lead={shown.text.subtitle}
            blocks={shown.text.blocks}
            language={language}
          />
        </section>
      )}
      {draft && draft.state !== 'approved' && subjects.length > 0 && (
        <DraftWith orgId={orgId} of={precedent} subject={subject} version={draft} />
      )}
    </section>
  );
}

interface DraftWithProps extends Pick<PrecedentPreviewProps, 'orgId' | 'of'> {
  subject: string;
  version: PrecedentVersion;
}

/** A document in wording that nobody approved yet: for the eyes of those who judge it. */
function DraftWith({ orgId, of: { template }, subject, version }: DraftWithProps) {
  const text = useText();
  const mayDraft = useMay('documents.edit');
  const create = useCall(createDocument, { say: 'always' });
  const again = useReloadDocuments();
  if (!mayDraft) return null;
  return (
    <div className="row wrap between">
      <p className="muted t12">{text('precedents.draftWith.help')}</p>
      <Button
        size="sm"
        busy={create.busy}
        onClick={async () => {
          const body = { template, subject, precedent_id: version._id };
          const answer = await create.run({ params: { orgId }, body });
          if (!answer.ok) return;
          again();
          navigate({ to: documentPath(orgId, answer.data.document._id) });
        }}
      >
        {text('precedents.draftWith')}
      </Button>
    </div>
  );
}
