import { expect, test } from 'vitest';
import {
  endsShareholdersAgreement,
  endsUnanimousAgreement,
  isShareholdersAgreement,
  isUnanimousAgreement,
} from './unanimousAgreement.ts';

test.each<[string, string]>([
  ['Unanimous Shareholders’ Agreement', 'unanimous'],
  ['Unanimous shareholder agreement (terminates that of 2019)', 'unanimous'],
  ['Convention unanime des actionnaires', 'unanimous'],
  ['Termination of the unanimous shareholder agreement', 'end of a unanimous one'],
  ['Agreement to terminate the unanimous shareholders agreement', 'end of a unanimous one'],
  ['Résiliation de la convention unanime', 'end of a unanimous one'],
  ['Shareholders’ agreement as of the end of 2025', 'other'],
  ['Convention entre actionnaires', 'other'],
  ['Fin de la convention entre actionnaires', 'end of another'],
  ['Shareholder agreement, termination', 'end of another'],
  ['Lease', 'none'],
])('%s names an agreement of the shareholders or its end: %s', (title, kind) => {
  const kinds = [
    ...(isUnanimousAgreement(title) ? ['unanimous'] : []),
    ...(isShareholdersAgreement(title) && !isUnanimousAgreement(title) ? ['other'] : []),
    ...(endsUnanimousAgreement(title) ? ['end of a unanimous one'] : []),
    ...(endsShareholdersAgreement(title) ? ['end of another'] : []),
  ];
  expect(kinds).toEqual(kind === 'none' ? [] : [kind]);
});
