import { addressLine } from '@tabellion/law/address.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { Seat } from '../../registerContract.ts';

type NamedSeat = Pick<Seat, 'display_name' | 'kind' | 'address'>;

interface RegisteredNameProps {
  of: NamedSeat;
  /** Wraps the name in a link or a button. */
  lead?: ((name: ReactNode) => ReactNode) | undefined;
  /** Shown in place of the address. */
  sub?: ReactNode;
}

/** Name and latest known address, as a register has them; a body corporate or trust by a square. */
export function RegisteredName({
  of: { display_name: name, kind, address },
  lead,
  sub,
}: RegisteredNameProps) {
  const text = useText();
  const addressOf = useAddressText();
  const shown =
    name === '' ? <span className="muted">{text('dashboard.erased')}</span> : <UserText>{name}</UserText>;
  return (
    <span className="holder">
      <Avatar name={name} square={kind === 'body_corporate' || kind === 'trust'} />
      <span className="holder__who">
        <span className="who trunc name">{lead && name !== '' ? lead(shown) : shown}</span>
        <small className="sub trunc name">{sub ?? <UserText>{addressOf(address)}</UserText>}</small>
      </span>
    </span>
  );
}

/** An address in one line, or why there is none to read. */
export function useAddressText(): (address: Parameters<typeof addressLine>[0]) => string {
  const text = useText();
  const { language } = useLanguage();
  const missing = useMay('registers.whole') ? 'register.noAddress' : 'register.addressHidden';
  return (address) => addressLine(address, localeOf[language]) || text(missing);
}
