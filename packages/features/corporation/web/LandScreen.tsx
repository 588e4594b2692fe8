import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { ExportMenu } from '@tabellion/ui/register/ExportMenu.tsx';
import { RegisterPage } from '@tabellion/ui/register/RegisterPage.tsx';
import { useRegister } from '@tabellion/ui/register/useRegister.ts';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { byLanguage } from '@tabellion/ui/text/byLanguage.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { LandPlot, LogOut, Plus } from 'lucide-react';
import { useState } from 'react';
import { RecordingTextsProvider } from '../../registers/web/public.ts';
import { exportLand, type Land, readLand } from '../landContract.ts';
import { landRegister } from '../landRegister.ts';
import { AcquiredDrawer, DisposedDrawer } from './LandDrawers.tsx';

/** organization/land: Ontario's register of ownership interests in land on any date (OBCA s. 140.1). */
export const LandScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <RecordingTextsProvider waiting={<PageSkeleton shape="rows" />}>
      <Register />
    </RecordingTextsProvider>
  </MoreTexts>
);

function Register() {
  const text = useText();
  const orgId = useOrgId();
  const params = { id: orgId };
  const list = useRegister({
    register: landRegister,
    endpoint: readLand,
    params,
    linesOf: ({ lines }) => lines,
  });
  const { at, isCompared, query, filter, reading, printed } = list;
  const { after: _shown, ...listed } = query;
  const [opened, setOpened] = useState<'new' | Land>();
  const download = useDownload(exportLand);
  const view = reading.data;
  const mayAct = useMay('corporation.edit') && !at.isPast && !isCompared && view !== undefined;
  return (
    <RegisterPage
      register={landRegister}
      list={list}
      days={view}
      counts={view?.total}
      lead={text(isCompared ? 'register.comparing' : 'land.lead')}
      edit="corporation.edit"
      exporting={
        <ExportMenu
          onExport={(format) => void download.run({ params, query: { ...listed, format } })}
          onPrint={printed.print}
        />
      }
      primary={
        mayAct &&
        view.is_kept && (
          <Button variant="primary" icon={Plus} data-new="land" onClick={() => setOpened('new')}>
            {text('land.add')}
          </Button>
        )
      }
      rowKey={({ land_id }) => land_id}
      isFormer={({ disposed_on: on }) => !isCompared && on !== null}
      hidden={filter.who !== undefined || isCompared ? [] : ['disposed']}
      cells={{ property: (land) => <Property of={land} /> }}
      act={mayAct ? (land) => <LandMenu of={land} onDispose={() => setOpened(land)} /> : undefined}
      empty={
        <EmptyState icon={LandPlot} title={text('land.none')}>
          {text(view?.is_kept === false ? 'land.notKept' : 'land.whyNone')}
        </EmptyState>
      }
      under={view?.is_kept === false && list.lines.length > 0 && <Callout>{text('land.notKept')}</Callout>}
      below={
        view &&
        opened && <Opened orgId={orgId} today={view.today} of={opened} onClose={() => setOpened(undefined)} />
      }
    />
  );
}

interface OpenedProps {
  orgId: string;
  today: string;
  of: 'new' | Land;
  onClose(): void;
}

const Opened = ({ of, ...props }: OpenedProps) =>
  of === 'new' ? <AcquiredDrawer {...props} /> : <DisposedDrawer {...props} of={of} />;

/** The address, and the description in law below it. */
function Property({ of: { address, identifier, legal_description: words } }: { of: Land }) {
  const first = address ?? words ?? identifier ?? '';
  return (
    <>
      <UserText>{first}</UserText>
      {address !== null && words !== null && (
        <small className="sub">
          <UserText>{words}</UserText>
        </small>
      )}
    </>
  );
}

/** Corrections and copies of the deed; of what was disposed of, those of the disposal. */
function LandMenu({ of: land, onDispose }: { of: Land; onDispose(): void }) {
  const text = useText();
  const name = land.address ?? land.identifier ?? land.legal_description ?? '';
  const items =
    land.disposed_on === null
      ? [{ key: 'dispose', label: text('land.dispose'), icon: LogOut, onSelect: onDispose }]
      : [];
  return (
    <EntryMenu orgId={useOrgId()} entryId={land.disposal_entry ?? land.entry} name={name} items={items} />
  );
}

const loadWords = byLanguage({
  en: async () => (await import('@tabellion/texts/land/en.ts')).land,
  fr: async () => (await import('@tabellion/texts/land/fr.ts')).land,
  tr: async () => (await import('@tabellion/texts/land/tr.ts')).land,
  ar: async () => (await import('@tabellion/texts/land/ar.ts')).land,
});
