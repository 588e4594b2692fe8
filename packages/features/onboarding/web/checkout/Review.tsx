import { parseDecimal, roundToCents, timesQuantity, ZERO } from '@tabellion/kernel/decimal.ts';
import { parseQuantity } from '@tabellion/kernel/quantity.ts';
import { wholeAddressLine } from '@tabellion/law/address.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { isolated, localeOf } from '@tabellion/texts/text.ts';
import { type PlannedRead, plannedRead, useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, type Fact, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, MoneyText, Num, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { isDraft } from '../../../organizations/rules/status.ts';
import { AnchorLabel, AnchorText, useJurisdiction } from '../../../organizations/web/public.ts';
import type { OfficerPosition } from '../../../people/positions.ts';
import type { PositionHolder } from '../../../people/shapes.ts';
import { plannedBoardReads, usePeople } from '../../../people/web/public.ts';
import { incorporatorName } from '../../../registry/rules/incorporator.ts';
import { listShareholders } from '../../../shares/contract.ts';
import type { Issuance, ShareClass } from '../../../shares/shapes.ts';
import type { ArticlesDraft } from '../../rules/articles.ts';
import type { Screen } from '../../rules/wizard.ts';
import { lawName } from '../fields/options.ts';
import { shownName } from '../frame/shownName.ts';
import { useWizard } from '../frame/wizard.ts';

/** Reads that its parts need. */
export const reviewReads = (orgId: string): readonly PlannedRead[] => [
  ...plannedBoardReads(orgId),
  plannedRead(listShareholders, { params: { id: orgId }, query: {} }),
];

/** Everything that will be submitted, in plain words, each part with the way back to it. */
export function Review() {
  const text = useText();
  const { corporate, onboarding } = useWizard();
  const law = useJurisdiction();
  const { articles } = onboarding;
  const isExisting = corporate.company_type === 'old';
  const { address_line_1, address_line_2, city, corporation_province, postal_code } = corporate;
  const office = wholeAddressLine({
    address_line_1,
    address_line_2,
    city,
    region: corporation_province,
    country: 'Canada',
    postal_code: postal_code.replace(' ', '\u00a0'),
  });
  return (
    <>
      <ReviewSection
        title={text('wizard.review.corporation')}
        screen="company"
        facts={[
          {
            key: 'name',
            label: text('wizard.company.name'),
            value: <UserText>{shownName(onboarding, corporate)}</UserText>,
          },
          { key: 'law', label: text('wizard.company.law'), value: lawName(law, text) },
          ...(isExisting
            ? [
                {
                  key: 'number',
                  label: text('wizard.company.number'),
                  value: (
                    <Id>
                      {corporate.corporation_number &&
                        printedCorporationNumber(corporate.corporation_number, law)}
                    </Id>
                  ),
                },
                {
                  key: 'since',
                  label: text('wizard.company.date'),
                  value: corporate.incorporation_date && (
                    <DateText date={corporate.incorporation_date} length="long" />
                  ),
                },
                { key: 'anchor', label: <AnchorLabel />, value: <AnchorText of={corporate} /> },
              ]
            : []),
          { key: 'office', label: text('wizard.office.title'), value: <UserText>{office}</UserText> },
        ]}
      />
      <ReviewSection
        title={text('wizard.review.articles')}
        screen="corporate"
        facts={[
          {
            key: 'board',
            label: text('wizard.review.board'),
            value: boardSize(articles, text),
          },
          {
            key: 'transfers',
            label: text('wizard.articles.transfers'),
            value:
              articles.transfer_restriction === 'not_stated' ? (
                text('wizard.transfers.not_stated')
              ) : (
                <UserText>{articles.transfer_restriction_text}</UserText>
              ),
          },
          {
            key: 'business',
            label: text('wizard.articles.business'),
            value: <UserText>{articles.business_restriction_text}</UserText>,
          },
          ...(isExisting
            ? []
            : [
                {
                  key: 'incorporators',
                  label: text('wizard.incorporators.title'),
                  value: <Names of={articles.incorporators.map(incorporatorName)} />,
                },
              ]),
        ]}
      />
      <PeopleReview />
      <SharesReview />
    </>
  );
}

const boardSize = (
  { min_directors: min, max_directors: max }: Pick<ArticlesDraft, 'min_directors' | 'max_directors'>,
  text: Text,
): string =>
  min === max
    ? text('wizard.review.boardFixed', { count: min })
    : text('wizard.review.boardSize', { min, max });

interface PartProps {
  title: string;
  screen: Screen;
  facts: readonly (Fact & { key: string })[];
}

function ReviewSection({ title, screen, facts }: PartProps) {
  const text = useText();
  const { go, corporate } = useWizard();
  return (
    <Card
      title={title}
      extra={
        isDraft(corporate.status) && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text('wizard.editOf', { name: title })}
            onClick={() => go(screen)}
          >
            {text('wizard.edit')}
          </Button>
        )
      }
    >
      <Particulars facts={facts} />
    </Card>
  );
}

function PeopleReview() {
  const text = useText();
  const { board } = usePeople();
  if (board.data === undefined) return <Loading />;
  const { directors, officers } = board.data;
  return (
    <ReviewSection
      title={text('wizard.step.people')}
      screen="founder"
      facts={[
        {
          key: 'directors',
          label: text('wizard.directors'),
          value: <Names of={directors.map(({ display_name }) => display_name)} />,
        },
        ...officers.flatMap((officer) =>
          titlesOf(officer, text).map((title) => ({
            key: `${officer._id} ${title}`,
            label: title,
            value: <UserText>{officer.display_name}</UserText>,
          })),
        ),
      ]}
    />
  );
}

const titlesOf = ({ positions }: PositionHolder, text: Text): readonly string[] =>
  Object.entries(positions).flatMap(([position, title]) => {
    if (position === 'directors') return [];
    return position === 'other' ? [title ?? ''] : [text(`position.${position as OfficerPosition}`)];
  });

function SharesReview() {
  const text = useText();
  const { orgId } = useWizard();
  const shares = useRead(listShareholders, { params: { id: orgId }, query: {} });
  if (shares.data === undefined) return <Loading />;
  return (
    <ReviewSection
      title={text('wizard.step.shares')}
      screen="shareclass"
      facts={[
        ...shares.data.shareclasses.map((one) => ({
          key: one._id,
          label: <UserText>{one.name}</UserText>,
          value: <ClassTerms of={one} />,
        })),
        ...shares.data.shareholders.flatMap(({ display_name, issuances }) =>
          issuances.map((issuance) => ({
            key: issuance._id,
            label: <UserText>{display_name}</UserText>,
            value: <Subscription of={issuance} />,
          })),
        ),
      ]}
    />
  );
}

/** Item 3 of the articles, as the page of the shares says it. */
function ClassTerms({ of: { properties } }: { of: ShareClass }) {
  const text = useText();
  const { voting, votes_per_share: count, dividend, liquidation, authorized } = properties;
  const { dividend_rate: rate, liquidation_amount: first, restrictions } = properties;
  const { redemption_price: redemption, redemption_formula: formula } = properties;
  const term = (what: string, value: ReactNode) => ({ what, value });
  const terms = [
    term(
      text('wizard.classes.votes'),
      voting ? text('wizard.classes.votesEach', { count }) : text('wizard.classes.noVotes'),
    ),
    term(text('wizard.classes.dividends'), text(`wizard.dividend.short.${dividend}`)),
    ...(rate ? [term(text('wizard.classes.dividendRate'), <Num of={rate} />)] : []),
    term(text('wizard.classes.remaining'), text(`wizard.liquidation.short.${liquidation}`)),
    ...(first ? [term(text('wizard.classes.liquidationAmount'), <PriceText dollars={first} />)] : []),
    ...(redemption ? [term(text('wizard.classes.redemptionPrice'), <PriceText dollars={redemption} />)] : []),
    ...(formula ? [term(text('wizard.classes.redemptionPrice'), <UserText>{formula}</UserText>)] : []),
    term(
      text('wizard.classes.authorized'),
      authorized === null ? text('wizard.classes.unlimited') : <Num of={authorized} />,
    ),
    ...(restrictions ? [term(text('wizard.classes.restrictions'), <UserText>{restrictions}</UserText>)] : []),
  ];
  const marks = (['redeemable', 'retractable', 'convertible'] as const).filter((mark) => properties[mark]);
  return (
    <ul>
      {terms.map(({ what, value }) => (
        <li key={what}>
          <RichText of="wizard.fieldOf" with={{ what, name: value }} />
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark}>{text(`wizard.classes.${mark}`)}</li>
      ))}
    </ul>
  );
}

function Subscription({ of }: { of: Issuance }) {
  const text = useText();
  const { ownershipExact, className, priceExact, vesting } = of;
  const amount = timesQuantity(parseDecimal(priceExact) ?? ZERO, parseQuantity(ownershipExact) ?? 0n);
  return (
    <>
      <RichText
        of="wizard.review.subscription"
        with={{
          quantity: <Num of={ownershipExact} />,
          class: <UserText>{className}</UserText>,
          amount: <MoneyText cents={roundToCents(amount, 'half_up')} />,
        }}
      />
      {vesting && (
        <small className="sub">
          {'dateCount' in vesting
            ? text('wizard.shares.vesting')
            : text(`wizard.vesting.${vesting.frequency}`, { period: vesting.period, cliff: vesting.cliff })}
        </small>
      )}
    </>
  );
}

function Names({ of }: { of: readonly string[] }): ReactNode {
  const { language } = useLanguage();
  if (of.length === 0) return '—';
  return new Intl.ListFormat(localeOf[language]).format(of.map(isolated));
}
