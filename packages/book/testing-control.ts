import { CONTROL_GROUNDS, REVIEW_OUTCOMES } from './terms/control.ts';
import { factOf, idOf, type Story } from './testing.ts';
import { CLASSES, type StepChoices } from './testing-transactions.ts';

/** Manual entries about significant control, in short sentences; for tests. */
export function tellControl(story: Story, { which, shares, name, on }: StepChoices): void {
  const [first, other] = name === 'Ann' ? ['Ann', 'Bo'] : [name, 'Ann'];
  const ground = CONTROL_GROUNDS[shares % CONTROL_GROUNDS.length] ?? 'in_fact';
  const isOfOthers = ground === 'owner' || ground === 'direction';
  const what = shares % 8;
  if (what < 4)
    story.record('control.stated', on, {
      controlId: idOf(`control ${which}`),
      ground,
      individuals: [first, ...(ground === 'concert' ? [other] : [])].map(idOf),
      holders: isOfOthers ? [idOf(first === 'Northgate Ltd.' ? 'Ann' : 'Northgate Ltd.')] : [],
      part: ground === 'owner' ? '62.5' : '100',
      classIds: isOfOthers && shares % 3 ? [idOf('Common')] : null,
      learnedOn: shares % 5 ? on : null,
      manner: ground === 'direction' || ground === 'in_fact' ? 'indirect' : null,
      descriptions: shares % 2 ? [{ personId: idOf(first), ref: factOf(`control of ${first}`) }] : [],
    });
  else if (what < 6)
    story.record('control.ended', on, { controlId: idOf(`control ${which}`), learnedOn: null });
  else if (what === 6) tellIscSteps(story, { which, shares, name, on });
  else
    story.record('class.valued', on, {
      valueId: idOf(`value ${on} ${which} ${shares}`),
      classId: idOf(CLASSES[which % CLASSES.length] ?? 'Common'),
      perShare: shares % 5 ? String(shares) : null,
      basis: null,
    });
}

function tellIscSteps(story: Story, { which, shares, name, on }: StepChoices): void {
  if (which % 2)
    story.record('control.reviewed', on, {
      reviewId: idOf(`review ${which}`),
      peopleAsked: [{ personId: idOf(name), answered: shares % 4 > 1 }],
      ways: ['letter'],
      outcome: REVIEW_OUTCOMES[which % REVIEW_OUTCOMES.length] ?? 'confirmed',
      yearEndOn: null,
      summary: shares % 2 ? factOf('steps') : null,
    });
  else
    story.record('control.filed', on, {
      filingId: idOf(`filing ${which}`),
      occasion: 'change',
      reference: null,
      covers: { entry: 1, individuals: [{ personId: idOf(name), from: on, to: null }] },
    });
}
