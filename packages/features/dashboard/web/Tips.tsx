import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FolderClosed, Landmark, type LucideIcon, ReceiptText } from 'lucide-react';
import type { Dashboard } from '../contract.ts';
import type { Tip } from '../rules/tips.ts';

const icons: Readonly<Record<Tip, LucideIcon>> = {
  business_name: ReceiptText,
  documents: FolderClosed,
  bank_account: Landmark,
};

/** The three tips. */
export function Tips({ of: tips }: { of: Dashboard['tips'] }) {
  const text = useText();
  return (
    <section className="card" aria-label={text('dashboard.tips')}>
      <ul className="tips">
        {tips.map(({ tip_id, title, message }) => (
          <li key={tip_id}>
            <Icon of={icons[tip_id]} />
            <div>
              <h3>{title}</h3>
              <p className="t12 muted">{message}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
