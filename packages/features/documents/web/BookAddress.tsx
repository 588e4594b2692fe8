import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { listBoundBooks } from '../boundBookContract.ts';
import type { DocumentAddress } from '../verifyContract.ts';
import { AddressLink, AddressTerms } from './AddressCard.tsx';

/** How long the address of a bound book is open. */
export function BookAddressLine({ of: address }: { of: DocumentAddress }) {
  const text = useText();
  const { ends_on: endsOn } = address;
  if (address.is_over)
    return text(address.is_revoked ? 'documents.bound.address.revoked' : 'documents.bound.address.over');
  if (endsOn === null) return text('documents.bound.address.open');
  return <RichText of="documents.bound.address.until" with={{ date: <DateText date={endsOn} /> }} />;
}

interface BookAddressDrawerProps {
  orgId: string;
  bookId: string;
  of: DocumentAddress;
  onClose(): void;
}

/** The address that is printed on a bound book, how long it lasts, and the way to end it. */
export function BookAddressDrawer({ orgId, bookId, of: address, onClose }: BookAddressDrawerProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const readings = useReadings();
  const close = () => {
    void readings.again(listBoundBooks);
    onClose();
  };
  return (
    <Drawer title={text('documents.address.title')} onClose={onClose}>
      <DrawerBody>
        <p className="muted">{text('documents.bound.address.help')}</p>
        <AddressLink of={address} />
        <p>
          <BookAddressLine of={address} />
        </p>
        {mayEdit && !address.is_revoked && (
          <AddressTerms orgId={orgId} id={bookId} of={address} onChanged={close} />
        )}
      </DrawerBody>
    </Drawer>
  );
}
