/** The view of a screen after a command: nobody has to ask a second time. */
import { judgeBoard } from '@tabellion/book/judge/board.ts';
import type { FieldRefusal } from '@tabellion/kernel/refusal.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { localizedParams } from '@tabellion/platform/http/answer.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { PeopleView } from '../contract.ts';
import { boardOf, boardRulesOf, suggestedBoard } from '../rules/board.ts';
import { describeFindings } from '../rules/findings.ts';
import { type BoardFacts, standingWarnings } from '../rules/judging.ts';
import { openBoardContext, openPeopleContext, type PeopleContext } from './peopleContext.ts';
import type { PeoplePorts } from './ports.ts';
import { type PeopleViewContext, positionHolders } from './views.ts';

type Reader = Pick<OrganizationContext, 'orgId' | 'now' | 'language' | 'user' | 'membership'> & {
  readonly q: Queries;
};

export const peopleViewContextOf = (
  context: PeopleContext,
  reader: Pick<Reader, 'language' | 'user' | 'membership'>,
  ports: Pick<PeoplePorts, 'texts'>,
): PeopleViewContext => ({
  ...context,
  reader,
  language: reader.language,
  text: ports.texts[reader.language],
});

export const openPeopleViewContext = async (
  ctx: Reader,
  ports: Pick<PeoplePorts, 'texts'>,
): Promise<PeopleViewContext> => peopleViewContextOf(await openPeopleContext(ctx.q, ctx), ctx, ports);

/** Directors, officers and former ones, with what should be known of that person and of the board. */
export async function peopleView(ctx: Reader, ports: PeoplePorts, personId: string): Promise<PeopleView> {
  const context = await openBoardContext(ctx.q, ctx, { named: [personId] });
  const viewContext = peopleViewContextOf(context, ctx, ports);
  const { today, target } = viewContext;
  const warnings = standingWarnings(boardFactsOf(viewContext), {
    personId,
    today,
    isFounding: target === 'founding',
  });
  const past = await pastBoardWarnings(ctx, viewContext, personId);
  const isNew = ({ textCode }: FieldRefusal) => warnings.every((one) => one.textCode !== textCode);
  return {
    person_id: personId,
    ...positionHolders(viewContext),
    minMaxDirectors: minMaxOf(viewContext),
    warnings: [...warnings, ...past.filter(isNew)].map(worded(viewContext)),
  };
}

/** Faults of the board on the day on which somebody came to it, where that day is past. */
async function pastBoardWarnings(
  ctx: Reader,
  { registers, today, target }: PeopleContext,
  personId: string,
): Promise<readonly FieldRefusal[]> {
  const own = registers.appointments.filter(
    (one) => one.personId === personId && one.position === 'director',
  );
  const on = own
    .map(({ from }) => from)
    .sort()
    .at(-1);
  if (target === 'founding' || on === undefined || on >= today) return [];
  const board = boardFactsOf(await openBoardContext(ctx.q, ctx, { named: [], on }));
  return describeFindings(judgeBoard(boardOf(board.appointments, board.facts), boardRulesOf(board)));
}

export const boardFactsOf = ({ organization, registers, facts, electedOn }: PeopleContext): BoardFacts => ({
  electedOn,
  sector: registers.corporation?.sector ?? null,
  jurisdiction: organization.jurisdiction,
  corporation: registers.corporation,
  appointments: registers.appointments,
  facts,
});

/** Bounds from the articles; our suggestion while there are none. */
export function minMaxOf({ registers }: Pick<PeopleContext, 'registers'>): { min: number; max: number } {
  const { minimum, maximum } = registers.corporation?.board ?? suggestedBoard;
  return { min: minimum, max: maximum };
}

const worded =
  (reader: Pick<PeopleViewContext, 'text' | 'language'>) =>
  ({ textCode, params }: FieldRefusal) => ({
    textCode,
    message: reader.text(textCode, localizedParams(reader, params)),
  });
