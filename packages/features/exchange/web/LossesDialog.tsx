import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { Dialog } from '@tabellion/ui/layers/Dialog.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { entryTextKey, RecordingTextsProvider } from '../../registers/web/public.ts';
import type { PackageLosses } from '../packageContract.ts';

interface LossesDialogProps {
  of: PackageLosses;
  onClose(): void;
  onTake(): void;
}

export const LossesDialog = (props: LossesDialogProps) => (
  <RecordingTextsProvider>
    <Losses {...props} />
  </RecordingTextsProvider>
);

function Losses({ of: { acts, left_out: leftOut, capital }, onClose, onTake }: LossesDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={text('package.losses')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" data-first="" onClick={onTake}>
            {text('package.take')}
          </Button>
        </>
      }
    >
      {acts.length > 0 && (
        <>
          <p className="muted">{text('package.losses.lead')}</p>
          <Table
            caption={text('package.losses')}
            compact
            rows={acts}
            rowKey={({ kind }) => kind}
            empty={null}
            columns={[
              {
                key: 'entry',
                head: text('entry.kind.other'),
                card: 'main',
                cell: ({ kind, about, more }) => (
                  <>
                    {text(entryTextKey(kind))}
                    <small className="sub">
                      <NameList of={about} />
                      {more > 0 && text('package.losses.more', { count: more })}
                    </small>
                  </>
                ),
              },
              {
                key: 'count',
                head: text('package.losses.count'),
                cardLabel: text('package.losses.count'),
                num: true,
                cell: ({ count }) => <Num of={count} />,
              },
              {
                key: 'days',
                head: text('package.losses.days'),
                cardLabel: text('package.losses.days'),
                cell: ({ from, to }) => (
                  <>
                    <DateText date={from} />
                    {to !== from && (
                      <>
                        {' – '}
                        <DateText date={to} />
                      </>
                    )}
                  </>
                ),
              },
            ]}
          />
        </>
      )}
      {capital.map((one) => (
        <p key={one.class_name}>
          <RichText
            of="package.losses.capital"
            with={{
              class: <UserText>{one.class_name}</UserText>,
              registers: <PriceText dollars={one.in_registers} />,
              package: <PriceText dollars={one.in_package} />,
            }}
          />
        </p>
      ))}
      {leftOut > 0 && <p className="muted">{text('package.losses.leftOut', { count: leftOut })}</p>}
      <p className="muted t12">{text('package.losses.never')}</p>
    </Dialog>
  );
}
