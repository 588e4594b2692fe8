import { type CertificateNumber, numberSpellings } from './acts/numbers.ts';

/** Subjects that acts share: an act can affect another one only through a subject that both touch. `seats`
 *  are all positions that a person holds, `series` the authorized numbers of a class and of all series in it.
 *  Options and other instruments are securities as shares are; `division` is the last split or consolidation
 *  of a class; `control` is an entry of the register of significant control. */
export type Subject =
  | { readonly of: 'corporation' }
  | {
      readonly of:
        | 'person'
        | 'seats'
        | 'appointment'
        | 'class'
        | 'series'
        | 'division'
        | 'security'
        | 'pool'
        | 'control';
      readonly id: string;
    }
  | { readonly of: 'number'; readonly number: CertificateNumber };

/** Dependencies of an act by its payload. Naming too much costs time; naming too little makes wrong
 *  registers, so `readWriteSet.test.ts` watches every reading and writing of a fold. Two things need no name:
 *  a read of a subject that the act also writes, and a subject that the maker of one of its own subjects
 *  writes (a cessation empties the seat that the appointment took). */
export interface ReadWriteSet {
  /** Whose state decides what the act does, or stands in what it writes. */
  readonly reads?: readonly Subject[];
  /** Whose state it changes. */
  readonly writes: readonly Subject[];
  /** Classes whose number of shares outstanding or stated capital it changes, or is bounded by. They are read as well, and
   *  with each the class of which it is a series, which its creation counts. */
  readonly counts?: readonly string[];
  /** Classes of which the act asks how many shares are outstanding though nothing bounds them: it takes them all, or sets a
   *  bound. */
  readonly whole?: readonly string[];
  /** Classes whose stated capital and shares outstanding it compares, as one sum where there are two. They are counted. */
  readonly accounts?: readonly string[];
}

/** Names of a subject as they are stored, one for each number that it may stand under. */
export function namesOf(subject: Subject): readonly string[] {
  if (subject.of === 'corporation') return [subject.of];
  if (subject.of === 'number') return numberSpellings(subject.number).map((number) => `number ${number}`);
  return [`${subject.of} ${subject.id}`];
}
