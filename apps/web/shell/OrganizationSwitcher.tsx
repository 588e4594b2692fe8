import { shownName } from '@tabellion/features/organizations/web/public.ts';
import { initials } from '@tabellion/ui/components/Avatar.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { SearchInput } from '@tabellion/ui/components/SearchInput.tsx';
import { staysOpen, useHover } from '@tabellion/ui/layers/useHover.ts';
import { usePopover } from '@tabellion/ui/layers/usePopover.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { fold } from '@tabellion/ui/text/fold.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowLeftRight, Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { AccountOrganization } from './useAccount.ts';
import { mayAddCompany, useSwitch } from './useSwitch.tsx';

interface SwitcherProps {
  organizations: readonly AccountOrganization[];
  current: AccountOrganization | undefined;
}

/** The organization on the page, and the way to another: asked first, then stored, then its dashboard. */
export function OrganizationSwitcher({ organizations, current }: SwitcherProps) {
  const text = useText();
  const switchTo = useSwitch(current);
  const nameOf = (organization: AccountOrganization) => shownName(organization, text);
  const { open, setOpen, anchor, floating, style } = usePopover('start');
  const area = useRef<HTMLSpanElement>(null);
  useHover(area, { setOpen });
  const [wanted, setWanted] = useState('');
  const found = organizations.filter((each) => fold(nameOf(each)).includes(fold(wanted)));

  const change = (to: AccountOrganization) => {
    setOpen(false);
    void switchTo(to);
  };

  return (
    <span ref={area} className="org__area">
      <button
        ref={anchor}
        type="button"
        className="org"
        aria-expanded={open}
        aria-label={current ? text('shell.switcher', { name: nameOf(current) }) : text('shell.switcher.none')}
        onClick={(event) => setOpen(staysOpen(open, event))}
      >
        {current && <Seal name={current.name} />}
        <bdi>{current ? nameOf(current) : text('shell.switcher.none')}</bdi>
        <Icon of={ChevronsUpDown} size="sm" />
      </button>
      {open && (
        <div ref={floating} className="popover menu switcher" style={style}>
          <SearchInput label={text('shell.switcher.search')} value={wanted} onChange={setWanted} />
          <ul>
            {found.map((each) => (
              <li key={each.unique_id}>
                <button
                  type="button"
                  className="menu__item"
                  aria-current={each.unique_id === current?.unique_id || undefined}
                  onClick={() => change(each)}
                >
                  <Seal name={each.name} />
                  <bdi className="trunc">{nameOf(each)}</bdi>
                  <span className="grow" />
                  <Icon of={each.unique_id === current?.unique_id ? Check : ArrowLeftRight} size="sm" />
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="menu__note">{text('ui.nothing.title')}</p>}
          {mayAddCompany(current) && (
            <>
              <hr className="menu__line" />
              <Button
                variant="ghost"
                icon={Plus}
                onClick={() => {
                  setOpen(false);
                  navigate({ to: '/app/onboard/location' });
                }}
              >
                {text('shell.switcher.add')}
              </Button>
            </>
          )}
        </div>
      )}
    </span>
  );
}

const Seal = ({ name }: { name: string }) => (
  <span className="org__seal" data-initials={initials(name)} aria-hidden="true" />
);
