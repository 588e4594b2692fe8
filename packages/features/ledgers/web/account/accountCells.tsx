import { DateText, Id, InstantText, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { BeforeAfter, type Change } from '@tabellion/ui/register/Redline.tsx';
import { RichText, type Text } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { AccountEntry, CapitalAccount } from '../../accountContract.ts';
import { broughtForward, explainEntryAmount } from '../../accountRegister.ts';
import { Resolution } from '../transfers/transferCells.tsx';
import { ToCent } from './ToCent.tsx';

/** The cells that are more than their value. */
export const accountCells = (text: Text) => ({
  on: ({ on, corrected_at: correctedAt }: AccountEntry) => (
    <span className="nowrap">
      <DateText date={on} />
      {correctedAt !== null && (
        <small className="sub">
          <RichText of="account.corrected" with={{ at: <InstantText instant={correctedAt} /> }} />
        </small>
      )}
    </span>
  ),
  act: (entry: AccountEntry) => (
    <span>
      {text(`entry.kind.${entry.kind}`)}
      <Because of={entry} text={text} />
    </span>
  ),
  certificate: ({ certificate, holder }: AccountEntry) =>
    certificate === null ? (
      <span className="muted">–</span>
    ) : (
      <span>
        <Id>{certificate}</Id>
        {holder !== null && (
          <small className="sub">
            {holder.display_name === '' ? (
              text('dashboard.erased')
            ) : (
              <UserText>{holder.display_name}</UserText>
            )}
          </small>
        )}
      </span>
    ),
  resolution: ({ resolution }: AccountEntry) => <Resolution of={resolution} />,
  amount: (entry: AccountEntry) => (
    <ToCent
      dollars={entry.amount}
      what={text('account.amount')}
      why={entry.deduction && explainEntryAmount(entry, text)}
    />
  ),
  balance: (entry: AccountEntry) => (
    <ToCent
      dollars={entry.balance}
      what={text('account.balance')}
      parts={[
        [text('account.forward'), broughtForward(entry).balance],
        [text(`entry.kind.${entry.kind}`), entry.amount],
      ]}
    />
  ),
});

/** The sums of the account, beside those of the other date of a comparison. */
export const accountTotals = (text: Text, of: CapitalAccount) => ({
  on: text('account.balance'),
  shares: (
    <BeforeAfter
      change={changeOf(of.before?.sharesExact, of.sharesExact)}
      before={<Num of={of.before?.sharesExact ?? '0'} />}
      after={<Num of={of.sharesExact} />}
    />
  ),
  balance: (
    <BeforeAfter
      change={changeOf(of.before?.balance, of.balance)}
      before={<ToCent dollars={of.before?.balance ?? '0'} what={text('account.balance')} />}
      after={<ToCent dollars={of.balance} what={text('account.balance')} />}
    />
  ),
});

/** Whether a sum differs from that of the other date of a comparison. */
const changeOf = (before: string | undefined, now: string): Change =>
  before === undefined || before === now ? 'same' : 'changed';

/** Why so much. */
function Because({ of, text }: { of: AccountEntry; text: Text }) {
  const why = explainEntryAmount(of, text);
  if (why === null) return null;
  return (
    <small className="sub">
      {why}
      {of.stated_on !== null && (
        <>
          {text('search.comma')}
          <DateText date={of.stated_on} />
        </>
      )}
    </small>
  );
}
