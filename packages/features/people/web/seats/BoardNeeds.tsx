import { residencyRule, residentsNeeded } from '@tabellion/book/judge/law.ts';
import { type NeedLine, NeedsCard } from '@tabellion/ui/components/NeedsCard.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useCorporation, useJurisdiction } from '../../../organizations/web/public.ts';
import type { PositionHolder } from '../../shapes.ts';

/** Facts of a director that the board's requirements count. */
export type BoardSeatFacts = Pick<
  PositionHolder,
  'resident_canadian' | 'capable_attested' | 'consent_on' | 'masked'
>;

/** Requirements of articles and law for the board, counted while it is put together. */
export function BoardNeeds({ directors }: { directors: readonly BoardSeatFacts[] }) {
  const text = useText();
  const jurisdiction = useJurisdiction();
  const { articles } = useCorporation();
  const { min_directors: min, max_directors: max, sector } = articles;
  const present = directors.length;
  const residents = count(directors, ({ resident_canadian }) => resident_canadian === true);
  const needed = residentsNeeded(present, residencyRule(jurisdiction, sector));
  const attested = count(directors, ({ capable_attested }) => capable_attested === true);
  const placed = count(directors, hasFormAddress);
  const consented = count(directors, ({ consent_on }) => consent_on !== null);
  const line = (
    key: string,
    isMet: boolean,
    words: string,
    otherwise: NeedLine['state'] = 'unmet',
  ): NeedLine => ({ key, state: isMet ? 'met' : otherwise, words });
  return (
    <NeedsCard
      title={text('wizard.board.title')}
      lines={[
        line('number', present >= min && present <= max, text('wizard.board.number', { present, min, max })),
        ...(needed > 0
          ? [line('residents', residents >= needed, text('wizard.board.residents', { residents, needed }))]
          : []),
        // Nothing is counted where there is nobody.
        ...(present > 0
          ? [
              line('attested', attested === present, text('wizard.board.attested', { attested, present })),
              line('addresses', placed === present, text('wizard.board.addresses', { placed, present })),
              line(
                'consents',
                consented === present,
                text(consented === present ? 'wizard.board.consentsAll' : 'wizard.board.consents', {
                  consented,
                  present,
                }),
                'warn',
              ),
            ]
          : []),
      ]}
    />
  );
}

const count = <T,>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length;

const hasFormAddress = ({ masked }: BoardSeatFacts): boolean => masked.includes('residential_address');
