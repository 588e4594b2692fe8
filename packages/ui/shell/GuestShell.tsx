import { type ReactNode, useRef } from 'react';
import { BrandFoot, BrandLogo } from '../brand/brand.tsx';
import { DateText, Id, Num, UserText } from '../components/Data.tsx';
import { Seal } from '../components/Seal.tsx';
import { usePageTitle } from '../components/usePageTitle.ts';
import { RichText, useText } from '../text/LanguageProvider.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

interface GuestShellProps {
  /** Registration is wider than sign-in. */
  wide?: boolean;
  /** At the foot, such as "You are signed out after 20 minutes". */
  foot?: ReactNode;
  children: ReactNode;
}

/** For visitors: the form at the start, at the end a specimen of what the product keeps; it shows and claims nothing. */
export function GuestShell({ wide, foot, children }: GuestShellProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(main);
  return (
    <div className="auth">
      <div className="auth__form">
        <header className="row between">
          <BrandLogo height={28} />
          <LanguageMenu named />
        </header>
        <main ref={main} className={wide ? 'auth__box auth__box--wide' : 'auth__box'} id="main">
          {children}
        </main>
        <footer className="row between wrap t12 muted">
          {foot}
          <BrandFoot />
        </footer>
      </div>
      <Specimen />
    </div>
  );
}

const specimen = [
  { certificate: 'CS-6', holder: 'Hélène Bouchard', shares: 25_000 },
  { certificate: 'CS-3', holder: 'ليلى حداد', shares: 200_000 },
  { certificate: 'CS-7', holder: 'Amélie Tremblay', shares: 375_000 },
  { certificate: 'CS-2', holder: 'Ömer Yılmaz', shares: 300_000 },
];

function Specimen() {
  const text = useText();
  return (
    <aside className="auth__side" aria-label={text('ui.specimen.mark')}>
      <div className="leaf">
        <span className="leaf__specimen">{text('ui.specimen.mark')}</span>
        <h2>
          <UserText>Maple Robotics Inc.</UserText>
        </h2>
        <p className="leaf__kind">
          <RichText of="ui.specimen.register" with={{ date: <DateText date="2026-04-20" length="long" /> }} />
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('ui.specimen.certificate')}</th>
              <th scope="col">{text('ui.specimen.holder')}</th>
              <th scope="col" className="num">
                {text('ui.specimen.shares')}
              </th>
            </tr>
          </thead>
          <tbody>
            {specimen.map(({ certificate, holder, shares }) => (
              <tr key={certificate}>
                <td>
                  <Id>{certificate}</Id>
                </td>
                <td>
                  <UserText>{holder}</UserText>
                </td>
                <td className="num">
                  <Num of={shares} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td>{text('ui.specimen.carried')}</td>
              <td className="num">
                <Num of={900_000} />
              </td>
            </tr>
          </tfoot>
        </table>
        <div className="leaf__proof">
          <Seal state="recorded" size={32} />
          <span>
            <RichText
              of="ui.specimen.entered"
              with={{
                name: <UserText>Amélie Tremblay</UserText>,
                date: <DateText date="2026-04-20" length="long" />,
              }}
            />
          </span>
        </div>
      </div>
      <p className="auth__promise">{text('ui.specimen.promise')}</p>
    </aside>
  );
}
