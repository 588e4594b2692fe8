import { UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Effect } from '../envelopeView.ts';

/** The outcome of each entry with the last signature. */
export const EffectOutcomes = ({ of: effects }: { of: readonly Effect[] }) => (
  <ul>
    {effects.map(({ proposal_id: proposal, document_id: document, sentences, outcome }, at) =>
      outcome === null ? null : (
        <li key={document ?? proposal ?? at}>
          <RichText
            of={`signing.outcome.${outcome}`}
            with={{ entry: <UserText>{sentences.join(' ')}</UserText> }}
          />
        </li>
      ),
    )}
  </ul>
);
