import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readTerms } from '../contract.ts';

/** `/terms`: what is accepted with a registration. */
export function TermsScreen() {
  const text = useText();
  const terms = useRead(readTerms, {});
  return (
    <PlainPage top>
      {terms.isError && <ReadFailed page of={terms} />}
      {terms.isPending && <Loading />}
      {terms.data && (
        <article className="stack s4">
          <div>
            <h1>{text('terms.title')}</h1>
            <p className="muted t14">
              <RichText
                of="terms.version"
                with={{ date: <DateText date={terms.data.version} length="long" /> }}
              />
            </p>
          </div>
          {terms.data.sections.map(({ heading, text: words }) => (
            <section key={heading}>
              <h2>
                <UserText>{heading}</UserText>
              </h2>
              <p>{words}</p>
            </section>
          ))}
        </article>
      )}
    </PlainPage>
  );
}
