import type { DocumentLine } from '../documentLine.ts';

type Language = NonNullable<DocumentLine['language']>;

interface Minutes {
  readonly title: string;
  readonly wording: string;
}

/** How minutes of a meeting of directors begin, in the document's language. */
export const minutesOutline: Readonly<Record<Language, Minutes>> = {
  en: {
    title: 'Minutes of a meeting of the directors',
    wording: `Minutes of a meeting of the directors of {{corporation_name}}, held on {{date}} at {{registered_office}}.

# Attendance

Present: {{directors}}

# Notice and quorum

1. Notice of the meeting was given or waived, and a quorum was present.

# Business

1. The directors approved the minutes of the last meeting.
2. 

# Close

1. There being no further business, the meeting ended.`,
  },
  fr: {
    title: 'Procès-verbal d’une réunion des administrateurs',
    wording: `Procès-verbal d’une réunion des administrateurs de {{corporation_name}}, tenue le {{date}} au {{registered_office}}.

# Présences

Sont présents : {{directors}}

# Avis et quorum

1. L’avis de convocation a été donné ou il y a été renoncé, et le quorum est atteint.

# Délibérations

1. Les administrateurs approuvent le procès-verbal de la dernière réunion.
2. 

# Levée

1. L’ordre du jour étant épuisé, la séance est levée.`,
  },
};
