/** The written statement of whoever is removed: with it shareholders decide at a meeting, and nothing in writing (CBCA ss. 110(2), 142, 168(5)). */
import type { Field, Form } from '../changeKind.ts';

export const statementField: Field = {
  name: 'statement',
  label: 'change.field.statement.given',
  help: 'change.field.statement',
  as: 'choice',
  value: 'none',
  choices: [
    { value: 'none', label: 'change.field.statement.no' },
    { value: 'given', label: 'change.field.statement.yes' },
  ],
};

export const isStatementGiven = ({ statement }: Form): boolean => statement === 'given';
