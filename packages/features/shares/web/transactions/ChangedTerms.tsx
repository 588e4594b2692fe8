import { Id, Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { type ClassTermKind, classTermTypes, type Preview } from '../../previewShape.ts';
import { dividends, liquidations } from '../classes/classForm.ts';

/** As the form of the class calls them. */
const labels = {
  name: 'wizard.classes.name',
  name_fr: 'wizard.classes.nameFr',
  kind: 'terms.kind',
  votes_per_share: 'wizard.classes.votesPerShare',
  dividend: 'wizard.classes.dividends',
  dividend_rate: 'wizard.classes.dividendRate',
  liquidation: 'wizard.classes.remaining',
  liquidation_amount: 'wizard.classes.liquidationAmount',
  liquidation_rank: 'terms.rank',
  redeemable: 'wizard.classes.redeemable',
  retractable: 'wizard.classes.retractable',
  redemption_price: 'wizard.classes.redemptionPrice',
  redemption_formula: 'wizard.classes.redemptionFormula',
  convertible_into: 'wizard.classes.convertible',
  conversion_denominator: 'wizard.classes.oldShares',
  conversion_numerator: 'wizard.classes.newShares',
  authorized: 'wizard.classes.authorized',
  price: 'wizard.classes.price',
  prefix: 'wizard.classes.prefix',
  series_allowed: 'wizard.classes.series',
  restrictions: 'wizard.classes.restrictions',
} as const satisfies Record<ClassTermKind, TextKey>;

type Term = Preview['classes'][number]['terms'][number];

/** Changed terms of a class, a line each: before → after. */
export function ChangedTerms({ of }: { of: readonly Term[] }) {
  const text = useText();
  return of.map(({ what, before, after }) => (
    <small key={what} className="sub">
      <RichText
        of="correct.differs"
        with={{
          what: text(labels[what]),
          before: <Value of={what} value={before} />,
          after: <Value of={what} value={after} />,
        }}
      />
    </small>
  ));
}

/** A dash where nothing is told. */
function Value({ of, value }: { of: ClassTermKind; value: string | null }) {
  const text = useText();
  const type = classTermTypes[of];
  if (value === null) return type === 'authorized' ? text('wizard.classes.unlimited') : '–';
  switch (type) {
    case 'number':
    case 'authorized':
      return <Num of={value} />;
    case 'dollars':
      return <PriceText dollars={value} />;
    case 'percent':
      return <PercentText percent={value} />;
    case 'whether':
      return text(value === 'true' ? 'wizard.yes' : 'wizard.no');
    case 'kind':
      return text(value === 'preferred' ? 'terms.kind.preferred' : 'terms.kind.common');
    case 'dividend':
      return text(`wizard.dividend.${dividends.find((one) => one === value) ?? 'none'}`);
    case 'liquidation':
      return text(`wizard.liquidation.${liquidations.find((one) => one === value) ?? 'none'}`);
    case 'text':
      return of === 'prefix' ? <Id>{value}</Id> : <UserText>{value}</UserText>;
  }
}
