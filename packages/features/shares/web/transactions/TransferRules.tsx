import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listOpenSecurities } from '../../openSecuritiesContract.ts';
import { useChosenClass } from './CertificateField.tsx';
import type { TransactionProps } from './transactionProps.ts';

/** Rules of the articles on a transfer: for every share, and for those of the class. */
export function TransferRules({ orgId, options }: Pick<TransactionProps, 'orgId' | 'options'>) {
  const text = useText();
  const ofClass = useChosenClass(options);
  return (
    <>
      <ConsentRule orgId={orgId} />
      {ofClass?.properties.restrictions && (
        <Callout title={text('transaction.transfer.rule.class', { name: ofClass.name })}>
          <UserText>{ofClass.properties.restrictions}</UserText>
        </Callout>
      )}
    </>
  );
}

function ConsentRule({ orgId }: Pick<TransactionProps, 'orgId'>) {
  const text = useText();
  const { data } = useRead(listOpenSecurities, { params: { id: orgId }, query: {} });
  if (data === undefined || data.transferRestriction === '') return null;
  return (
    <Callout title={text('transaction.transfer.rule')}>
      {data.transferRestriction === null ? (
        text('transaction.transfer.rule.notStated')
      ) : (
        <UserText>{data.transferRestriction}</UserText>
      )}
    </Callout>
  );
}
