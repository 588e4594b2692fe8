import { type ReactNode, useRef } from 'react';
import { BrandFoot, BrandLogo } from '../brand/brand.tsx';
import { DateText, Id, Num, UserText } from '../components/Data.tsx';
import { usePageTitle } from '../components/usePageTitle.ts';
import { RichText, useText } from '../text/LanguageProvider.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

interface GuestShellProps {
  /** Registration is wider than sign-in. */
  wide?: boolean;
  /** The foot, such as "You are signed out after 20 minutes". */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame for visitors: the form at the start, at the end a specimen of what the product keeps; it shows and
 *  claims nothing. */
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
          <Seal />
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

const sealEdge =
  'M8 1.7Q10.09 .21 11.15 2.54Q13.7 2.3 13.46 4.85Q15.79 5.91 14.3 8Q15.79 10.09 13.46 11.15Q13.7 13.7 11.15 13.46Q10.09 15.79 8 14.3Q5.91 15.79 4.85 13.46Q2.3 13.7 2.54 11.15Q.21 10.09 1.7 8Q.21 5.91 2.54 4.85Q2.3 2.3 4.85 2.54Q5.91 .21 8 1.7Z';

const Seal = () => (
  <svg viewBox="0 0 16 16" width={32} height={32} fill="none" stroke="currentColor" aria-hidden="true">
    <path d={sealEdge} strokeWidth="1.4" />
    <circle cx="8" cy="8" r="2" fill="currentColor" stroke="none" />
  </svg>
);
