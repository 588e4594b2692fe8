import type { vesting as en } from '../en/vesting.ts';

export const vesting = {
  'vesting.of': 'Acquisition progressive des droits de {certificate}',
  'vesting.sum': '{vested} sur {shares} acquises le {date}',
  'vesting.rule.monthly':
    'Chaque mois pendant {period, plural, one {# mois} other {# mois}} à compter du {start}.',
  'vesting.rule.quarterly':
    'Chaque trimestre pendant {period, plural, one {# trimestre} other {# trimestres}} à compter du {start}.',
  'vesting.rule.yearly':
    'Chaque année pendant {period, plural, one {# an} other {# ans}} à compter du {start}.',
  'vesting.rule.dates': 'Aux dates convenues.',
  'vesting.cliff.monthly':
    'Aucun droit n’est acquis pendant {cliff, plural, one {le premier mois} other {les # premiers mois}} (période d’attente initiale).',
  'vesting.cliff.quarterly':
    'Aucun droit n’est acquis pendant {cliff, plural, one {le premier trimestre} other {les # premiers trimestres}} (période d’attente initiale).',
  'vesting.cliff.yearly':
    'Aucun droit n’est acquis pendant {cliff, plural, one {la première année} other {les # premières années}} (période d’attente initiale).',
  'vesting.allocation.CUMULATIVE_ROUNDING':
    'À chaque date, le total acquis est la part prévue des actions, arrondie à l’action la plus proche.',
  'vesting.allocation.CUMULATIVE_ROUND_DOWN':
    'À chaque date, le total acquis est la part prévue des actions, arrondie vers le bas; la dernière date apporte le reste.',
  'vesting.allocation.FRONT_LOADED':
    'Parts égales; les actions restantes s’ajoutent une à une aux premières dates.',
  'vesting.allocation.BACK_LOADED':
    'Parts égales; les actions restantes s’ajoutent une à une aux dernières dates.',
  'vesting.allocation.FRONT_LOADED_TO_SINGLE_TRANCHE':
    'Parts égales; toutes les actions restantes s’ajoutent à la première date.',
  'vesting.allocation.BACK_LOADED_TO_SINGLE_TRANCHE':
    'Parts égales; toutes les actions restantes s’ajoutent à la dernière date.',
  'vesting.allocation.FRACTIONAL':
    'Parts égales, fractions d’action comprises; les actions entières comptent à mesure qu’elles se complètent.',
  'vesting.day.start': 'Au même quantième que le début, ou le dernier jour d’un mois plus court.',
  'vesting.day.fixed': 'Le {day} du mois, ou le dernier jour d’un mois plus court.',
  'vesting.acceleration.single': 'En cas de changement de contrôle, tout est acquis (déclencheur simple).',
  'vesting.acceleration.double':
    'Si le détenteur est congédié sans motif sérieux dans les 12 mois suivant un changement de contrôle, tout est acquis (double déclencheur).',
  'vesting.stopped': 'L’acquisition a cessé le {date}\u00a0: aucun droit n’est acquis par la suite.',
  'vesting.counts':
    'Le calendrier compte {shares} actions, avant que certaines soient transférées ou prennent fin.',
  'vesting.gone':
    '{shares} actions dont les droits étaient acquis n’en font plus partie\u00a0: levées, expirées ou abandonnées depuis.',
  'vesting.part.gone': 'Acquises et sorties\u00a0: levées, expirées ou abandonnées',
  'vesting.part.left': 'Acquises et restantes',
  'vesting.quantity': 'Droits acquis ce jour',
  'vesting.ahead': 'Avant les dates',
  'vesting.table': 'Dates d’acquisition des droits',
} as const satisfies Record<keyof typeof en, string>;
