/** The offices of the specification (section 3, People and positions), spelled as there. */
export const OFFICES = [
  'assistant_secretary',
  'assistant_treasurer',
  'authorized_signing_officer',
  'chair',
  'chair_person',
  'chair_man',
  'chair_woman',
  'chief_administrative_officer',
  'chief_financial_officers',
  'chief_information_officers',
  'chief_manager',
  'comptroller',
  'executive_director',
  'managing_director',
  'other',
  'vice_chair',
  'presidents',
  'secretaries',
  'treasurers',
  'chief_operating_officers',
  'chief_executive_officers',
  'vice_presidents',
  'general_managers',
] as const;

/** A director is no officer: the directorship is a position of its own beside the 23 offices. */
export const POSITIONS = ['director', ...OFFICES] as const;

export type Office = (typeof OFFICES)[number];
export type Position = (typeof POSITIONS)[number];
