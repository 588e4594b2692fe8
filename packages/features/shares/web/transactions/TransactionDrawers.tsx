import { useFresh } from '@tabellion/ui/call/useFresh.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { Form, useForm } from '@tabellion/ui/form/Form.tsx';
import { Drawer, DrawerBody, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useTextWith } from '@tabellion/ui/text/useTextWith.ts';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { findPeople } from '../../../people/contract.ts';
import { usePeopleFound } from '../../../people/web/public.ts';
import { RecordingTextsProvider } from '../../../registers/web/public.ts';
import { listShareClasses } from '../../contract.ts';
import { listOpenSecurities } from '../../openSecuritiesContract.ts';
import { loadWords } from '../words.ts';
import { AddClassDrawer, AmendDrawer } from './ArticlesDrawers.tsx';
import { AuthorizedDrawer } from './AuthorizedDrawer.tsx';
import { capitalDrawers } from './CapitalDrawers.tsx';
import { ChooseFormDrawer } from './ChooseFormDrawer.tsx';
import { CorrectDrawer } from './CorrectDrawer.tsx';
import { ConvertDrawer, DivideDrawer } from './ExchangeDrawers.tsx';
import { formWords } from './formWords.ts';
import { IssueDrawer } from './IssueDrawer.tsx';
import { ReissueDrawer } from './ReissueDrawer.tsx';
import { CancelDrawer, RedeemDrawer, RepurchaseDrawer, SurrenderDrawer } from './ReturnDrawer.tsx';
import { TransferDrawer } from './TransferDrawer.tsx';
import type { ClassTransactionProps, TransactionOptions, TransactionProps } from './transactionProps.ts';
import { VestingDrawer, type VestingTransaction } from './VestingDrawer.tsx';

/** The transactions that have a drawer: a new one does not compile before the words have its name. */
export type TransactionName = keyof typeof drawers | 'correct';

export interface TransactionDrawersProps {
  readonly orgId: string;
  readonly transaction: TransactionName;
  /** The thing at which it was opened: a certificate with its holder; what somebody holds of a class; a
   *  class. Of several certificates or classes one is chosen in the drawer. */
  readonly securityId?: string | undefined;
  readonly personId?: string | undefined;
  readonly classId?: string | undefined;
  onClose(): void;
}

/** The drawer of an act, once it is known what it may take. A transfer that was opened at nobody asks first whose shares go. */
export function TransactionDrawers(props: TransactionDrawersProps) {
  const { orgId, transaction, securityId, classId, onClose } = props;
  const [personId, setPersonId] = useState(props.personId);
  if (transaction === 'correct')
    return <CorrectDrawer orgId={orgId} entryId={securityId ?? classId ?? ''} onClose={onClose} />;
  if (transaction === 'transfer' && personId === undefined)
    return <FromHolder orgId={orgId} onChosen={setPersonId} onClose={onClose} />;
  return <Prepared {...props} personId={personId} />;
}

interface FromHolderProps extends Pick<TransactionDrawersProps, 'orgId' | 'onClose'> {
  onChosen(personId: string): void;
}

const fromHolder = z.strictObject({ person_id: z.string() });

/** Whose certificates the transfer may take: a register may have too many to list those of all. */
function FromHolder({ orgId, onChosen, onClose }: FromHolderProps) {
  const text = useTextWith(formWords);
  const form = useForm(fromHolder, { start: { person_id: '' } });
  const chosen = form.watch('person_id');
  const { options, finding } = usePeopleFound(orgId, chosen, 'holder');
  useEffect(() => {
    if (chosen !== '') onChosen(chosen);
  }, [chosen, onChosen]);
  return (
    <Drawer title={text('transaction.transfer')} onClose={onClose}>
      <DrawerBody>
        <Form form={form} onSubmit={() => undefined}>
          <ComboField
            name="person_id"
            label={text('transaction.fromHolder')}
            help={text('transaction.fromHolder.help')}
            options={options}
            finding={finding}
          />
        </Form>
      </DrawerBody>
    </Drawer>
  );
}

function Prepared(props: TransactionDrawersProps) {
  const { orgId, transaction, personId, classId, onClose } = props;
  const text = useTextWith(formWords);
  const params = { id: orgId };
  const classes = useRead(listShareClasses, { params });
  // The first of them are there when the list is opened.
  const people = useRead(findPeople, { params, query: {} });
  const isOfHolder = personId !== undefined;
  const holder = useRead(
    listOpenSecurities,
    { params, query: personId === undefined ? {} : { holder: personId } },
    { when: isOfHolder },
  );
  const options = useMemo((): TransactionOptions | undefined => {
    if (classes.data === undefined || (isOfHolder && holder.data === undefined)) return undefined;
    const { asOf: today, shareclasses } = classes.data;
    const certificates = (holder.data?.certificates ?? []).filter(
      ({ class_id }) => classId === undefined || class_id === classId,
    );
    return { today, classes: shareclasses, certificates };
  }, [classes.data, holder.data, isOfHolder, classId]);
  const isFresh = useFresh(classes, holder, people);
  const failed = [classes, people].find(({ isError }) => isError);
  if (options !== undefined && people.data !== undefined && isFresh)
    return (
      <RecordingTextsProvider>
        <ChosenDrawer {...props} options={options} />
      </RecordingTextsProvider>
    );
  return (
    <Drawer title={text(`transaction.${transaction}`)} onClose={onClose}>
      <DrawerReading of={failed ?? (isOfHolder ? holder : classes)} />
    </Drawer>
  );
}

function ChosenDrawer({
  transaction,
  securityId,
  classId,
  orgId,
  onClose,
  options,
}: TransactionDrawersProps & { options: TransactionOptions }) {
  const [only, ...others] = options.certificates;
  const security = securityId ?? (others.length === 0 ? only?._id : undefined);
  if (transaction === 'correct') return null;
  const Chosen: ComponentType<DrawerProps> = drawers[transaction];
  return <Chosen orgId={orgId} security={security} classId={classId} options={options} onClose={onClose} />;
}

type DrawerProps = TransactionProps & ClassTransactionProps;

const dividing = (isSplit: boolean) => (props: DrawerProps) => (
  <MoreTexts load={loadWords} waiting={null}>
    <DivideDrawer {...props} isSplit={isSplit} />
  </MoreTexts>
);

const vesting = (transaction: VestingTransaction) =>
  function VestingOfCertificate({ orgId, security, options, onClose }: DrawerProps) {
    const text = useText();
    const [only] = options.certificates;
    const chosen = options.certificates.find(({ _id }) => _id === security) ?? only;
    if (chosen === undefined) return null;
    const of = { security_id: chosen._id, name: chosen.label ?? text('register.certificate.none') };
    return (
      <MoreTexts load={loadWords} waiting={null}>
        <VestingDrawer
          orgId={orgId}
          transaction={transaction}
          of={of}
          onClose={onClose}
          today={options.today}
        />
      </MoreTexts>
    );
  };

const drawers = {
  issue: IssueDrawer,
  transfer: TransferDrawer,
  repurchase: RepurchaseDrawer,
  redeem: RedeemDrawer,
  surrender: SurrenderDrawer,
  cancel: CancelDrawer,
  convert: ConvertDrawer,
  split: dividing(true),
  consolidate: dividing(false),
  amend: AmendDrawer,
  authorized: AuthorizedDrawer,
  addClass: AddClassDrawer,
  ...capitalDrawers,
  reissue: ReissueDrawer,
  chooseForm: ChooseFormDrawer,
  setVesting: vesting('setVesting'),
  stopVesting: vesting('stopVesting'),
  accelerateVesting: vesting('accelerateVesting'),
};
