import { expect, test } from 'vitest';
import { kindOfName, readKind } from './holderKinds.ts';

test.each([
  ['Individual', 'individual'],
  [' personne morale ', 'body_corporate'],
  ['Fiducie', 'trust'],
  ['joint', 'joint'],
  ['شركة', 'body_corporate'],
  ['alien', undefined],
  ['', undefined],
])('%j is the kind %s', (word, kind) => {
  expect(readKind(word)).toBe(kind);
});

test.each([
  ['Northgate Holdings Ltd.', 'body_corporate'],
  ['Laurentian Seed Fund L.P.', 'body_corporate'],
  ['Gestion Lac-Vert ltée', 'body_corporate'],
  ['Tremblay Family Trust', 'trust'],
  ['Amélie Tremblay', 'individual'],
  ['Inc', 'individual'],
  ['The Estate of Jean Roy', 'trust'],
  ['Succession Jean Roy', 'trust'],
  ['Famille Roy (en fiducie)', 'trust'],
  ['RBC Dominion Securities Inc. ITF Jean Roy', 'trust'],
  ['Fiducie familiale Roy 2012', 'trust'],
  ['Royal Trust Corporation of Canada Ltd.', 'body_corporate'],
  ['Ann and Bob Roy', 'joint'],
  ['Ann & Bob Roy', 'joint'],
  ['Jean Roy et Marie Côté', 'joint'],
  ['Roy & Fils inc.', 'body_corporate'],
  ['Andrée Etcheverry', 'individual'],
  ['Trust', 'individual'],
  ['Or Levi', 'individual'],
  ['Ve Nguyen Thi', 'individual'],
  ['Johnson & Johnson', 'individual'],
])('%s is by its name of the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
