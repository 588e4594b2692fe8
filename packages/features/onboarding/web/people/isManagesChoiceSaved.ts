interface OfficerChoice {
  manages_company: 'by_myself' | 'other';
  directors: readonly unknown[];
  officers: readonly unknown[];
}

/** Whether the manages choice was saved once. `By myself` is shown before anybody chose; once saved, it has filled a seat. */
export const isManagesChoiceSaved = ({ manages_company, directors, officers }: OfficerChoice): boolean =>
  manages_company === 'other' || directors.length + officers.length > 0;
