/** Requests of what a corporation resolves beside its articles. */
import * as corporation from '@tabellion/features/corporation/contract.ts';
import * as land from '@tabellion/features/corporation/landContract.ts';
import { type Recipe, recipe } from './recipe.ts';

const preview = true;

export const recipesOfGovernance: readonly Recipe[] = [
  recipe(corporation.appointAuditor, ({ orgId: id }) => ({
    params: { id },
    body: { auditor: 'Oak & Birch LLP', preview },
  })),
  recipe(corporation.waiveAuditor, ({ orgId: id }) => ({ params: { id }, body: { preview } })),
  recipe(corporation.chooseBank, ({ orgId: id, personId }) => ({
    params: { id },
    body: { bank: 'Royal Bank', signers: [personId], together: 1, preview },
  })),
  recipe(corporation.changeByLaw, ({ orgId: id }) => ({
    params: { id },
    body: { number: '2', title: 'Borrowing', change: 'repealed' as const, preview },
  })),
  recipe(corporation.makeAgreement, ({ orgId: id }) => ({
    params: { id },
    body: { form: 'agreement' as const, text: 'The shareholders approve every budget.', preview },
  })),
  recipe(corporation.declareDividend, ({ orgId: id, classId: class_id }) => {
    const days = { record_on: '2035-05-04', payable_on: '2035-05-04', solvency_on: '2026-05-04' };
    return { params: { id }, body: { class_id, perShareExact: '0.25', ...days, preview } };
  }),
  recipe(corporation.dissolveCorporation, ({ orgId: id, personId: keeper }) => ({
    params: { id },
    body: { ground: 'no_property' as const, keeper, preview },
  })),
  recipe(land.readLand, ({ orgId: id }) => ({ params: { id }, query: {} })),
  recipe(land.exportLand, ({ orgId: id }) => ({ params: { id }, query: { format: 'csv' as const } })),
  recipe(land.acquireLand, ({ orgId: id }) => ({
    params: { id },
    body: { address: '12 Elm Street, Toronto', preview },
  })),
  recipe(land.disposeOfLand, ({ orgId: id, personId: land_id }) => ({
    params: { id },
    body: { land_id, preview },
  })),
  recipe(corporation.confirmByLaw, ({ orgId: id }) => ({ params: { id }, body: { number: '2', preview } })),
];
