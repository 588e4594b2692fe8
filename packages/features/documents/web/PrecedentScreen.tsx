import './precedents.css';
import { formatDate } from '@tabellion/texts/dates.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { navigate, useSearch } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { type TextKey, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Copy, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type PrecedentVersion, readPrecedent, retirePrecedent } from '../precedentContract.ts';
import { ComparedWording } from './ComparedWording.tsx';
import { CopyPrecedent } from './CopyPrecedent.tsx';
import { PrecedentEditor } from './PrecedentEditor.tsx';
import { PrecedentPreview } from './PrecedentPreview.tsx';
import { PrecedentReview } from './PrecedentReview.tsx';
import { PrecedentVersions } from './PrecedentVersions.tsx';
import { documentLanguages, precedentsPath } from './paths.ts';
import { type Precedent, useReadAgain } from './usePrecedent.ts';
import { loadPrecedentWords, loadWords } from './words.ts';

/** document/precedents/{template}: the own wording of one document in a language, with what is printed of it. */
export const PrecedentScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <MoreTexts load={loadPrecedentWords} waiting={<PageSkeleton shape="cards" />}>
      <OnePrecedent />
    </MoreTexts>
  </MoreTexts>
);

function OnePrecedent() {
  const orgId = useOrgId();
  const template = usePathParam('template') ?? '';
  const search = useSearch();
  const language = search.language === 'fr' ? 'fr' : 'en';
  const reading = useRead(readPrecedent, { params: { orgId, template, language } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  if (reading.data === undefined) return <PageSkeleton shape="cards" />;
  return <Whole key={`${template} ${language}`} orgId={orgId} of={reading.data} />;
}

interface OfPrecedent {
  orgId: string;
  of: Precedent;
}

function Whole({ orgId, of: precedent }: OfPrecedent) {
  const text = useText();
  const mayEdit = useMay('precedents.edit');
  const { versions, template, standard } = precedent;
  const used = versions.find(({ is_in_force: isUsed }) => isUsed);
  const waiting = versions.find(({ state }) => state === 'submitted');
  const [typed, setTyped] = useState<string>();
  const start = startOf(precedent);
  const name = text(`precedents.template.${template}` as TextKey);
  const isEdited = waiting === undefined && mayEdit;
  const shown = waiting?.wording ?? (isEdited ? (typed ?? start) : (used?.wording ?? standard.text));
  return (
    <div className="stack s4">
      <Head orgId={orgId} of={precedent} name={name} used={used} />
      <ViewOnly of="precedents.edit" />
      <Notes of={precedent} used={used} />
      <div className="precedent">
        <div className="stack s4">
          {waiting && <PrecedentReview orgId={orgId} of={precedent} version={waiting} />}
          {isEdited && <PrecedentEditor orgId={orgId} of={precedent} start={start} onType={setTyped} />}
          {waiting === undefined && !mayEdit && (
            <Card title={text('precedents.wording')}>
              <Wording of={shown} language={precedent.language} />
            </Card>
          )}
          <FixedParts of={precedent} />
          <PrecedentVersions orgId={orgId} of={precedent} />
        </div>
        <PrecedentPreview orgId={orgId} of={precedent} wording={shown} draft={waiting ?? versions[0]} />
      </div>
    </div>
  );
}

/** The wording with which somebody goes on: the draft, what came back, what is used, or the product's wording. */
function startOf({ versions, standard }: Precedent): string {
  const [newest] = versions;
  if (newest?.state === 'draft' || newest?.state === 'returned') return newest.wording;
  return versions.find(({ is_in_force: isUsed }) => isUsed)?.wording ?? standard.text;
}

interface HeadProps extends OfPrecedent {
  name: string;
  used: PrecedentVersion | undefined;
}

function Head({ orgId, of: precedent, name, used }: HeadProps) {
  const text = useText();
  const confirm = useConfirm();
  const again = useReadAgain();
  const mayApprove = useMay('precedents.approve');
  const [isCopying, setCopying] = useState(false);
  const retire = useCall(retirePrecedent, { say: 'always' });
  const { template, language, versions } = precedent;
  const source = used ?? versions[0];
  const goBack = async () => {
    const question = {
      title: text('precedents.retire.title'),
      body: text('precedents.retire.body'),
      confirm: text('precedents.retire'),
    };
    if (!(await confirm(question))) return;
    const answer = await retire.run({ params: { orgId }, body: { template, language } });
    if (answer.ok) await again();
  };
  return (
    <>
      <PageHead
        up={<Link to={precedentsPath(orgId)}>{text('precedents.title')}</Link>}
        title={name}
        badge={
          <StatusBadge tone={used === undefined ? 'neutral' : 'ok'}>
            {used === undefined
              ? text('precedents.standard')
              : text('precedents.own', { version: used.version })}
          </StatusBadge>
        }
        actions={
          <>
            <Segmented
              label={text('documents.language')}
              value={language}
              onChange={(to) => navigate({ to: '.', search: { language: to }, resetScroll: false })}
              choices={documentLanguages.map(({ value, label }) => ({ value, label }))}
            />
            <RowMenu
              name={name}
              items={[
                ...(source === undefined
                  ? []
                  : [
                      {
                        key: 'copy',
                        label: text('precedents.copy'),
                        icon: Copy,
                        onSelect: () => setCopying(true),
                      },
                    ]),
                ...(used === undefined || !mayApprove
                  ? []
                  : [
                      {
                        key: 'retire',
                        label: text('precedents.retire'),
                        icon: Undo2,
                        onSelect: () => void goBack(),
                      },
                    ]),
              ]}
            />
          </>
        }
      />
      {isCopying && source && (
        <CopyPrecedent orgId={orgId} of={precedent} version={source} onClose={() => setCopying(false)} />
      )}
    </>
  );
}

/** A version that came back from review, and a standard that moved on. */
function Notes({ of: { versions, standard, language }, used }: Pick<HeadProps, 'of' | 'used'>) {
  const { text, language: spoken } = useLanguage();
  const [isShown, setShown] = useState(false);
  const [newest] = versions;
  const isOld = used !== undefined && used.standard.version !== standard.version;
  return (
    <>
      {newest?.state === 'returned' && (
        <Callout tone="warn" title={text('precedents.returned', { name: newest.reviewed_by_name })}>
          <UserText>{newest.comment}</UserText>
        </Callout>
      )}
      {isOld && (
        <Callout
          tone="warn"
          title={text('precedents.since')}
          actions={
            used.standard.text !== standard.text && (
              <Button size="sm" onClick={() => setShown(true)}>
                {text('precedents.since.show')}
              </Button>
            )
          }
        >
          {text('precedents.since.body', {
            version: used.version,
            day: formatDate(used.standard.version, spoken),
          })}{' '}
          {used.standard.text === standard.text && text('precedents.since.fixed')}
        </Callout>
      )}
      {isShown && used && (
        <Drawer title={text('precedents.since')} onClose={() => setShown(false)}>
          <DrawerBody>
            <p className="muted">
              <DateText date={used.standard.version} /> {'→'} <DateText date={standard.version} />
            </p>
            <ComparedWording
              before={used.standard.text}
              after={standard.text}
              language={language}
              label={text('precedents.since')}
            />
          </DrawerBody>
        </Drawer>
      )}
    </>
  );
}

/** The parts that the product prints in the midst of own wording, and around it. */
function FixedParts({ of: { parts } }: { of: Precedent }) {
  const text = useText();
  return (
    <Card title={text('precedents.fixed.title')}>
      <div className="stack s2">
        <p className="muted">{text('precedents.fixed')}</p>
        {parts.map((part) => (
          <p key={part}>
            <bdi dir="ltr" className="precedent__part">{`{{${part}}}`}</bdi>
            <small className="sub">{text(`precedents.fixed.${part}`)}</small>
          </p>
        ))}
      </div>
    </Card>
  );
}

/** A wording as it was written. */
function Wording({ of: wording, language }: { of: string; language: string }) {
  const text = useText();
  return (
    <section
      className="precedent__text"
      lang={language}
      dir="ltr"
      aria-label={text('precedents.wording')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
      tabIndex={0}
    >
      {wording.split(/\n{2,}/).map((words, at) => (
        <p key={at} className="precedent__line">
          {words}
        </p>
      ))}
    </section>
  );
}
