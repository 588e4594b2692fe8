/** A meeting at which a resolution was passed, as its minutes say it. */
import type { PlainDate } from '@tabellion/kernel/date.ts';

/** - `given`: within the days of the Act, or of By-law No. 1 for directors. `by_law`: within those of another by-law.
 *  - `waived`: everyone entitled to it waived it. */
export const meetingNotices = ['given', 'by_law', 'waived'] as const;
export type MeetingNotice = (typeof meetingNotices)[number];

/** Notice of a record date that the directors fixed, at least seven days before it (CBCA s. 134(3), Regs s. 43(3)).
 *  - `given`: in a newspaper. - `waived`: in writing, by every registered holder of the shares. */
export const recordNotices = ['given', 'waived'] as const;
export type RecordNotice = (typeof recordNotices)[number];

export type MeetingBody = 'directors' | 'shareholders';

/** Votes as decimals; directors have one each. */
export interface VoteCount {
  readonly for: string;
  readonly against: string;
  /** All that could have been cast. */
  readonly entitled: string;
  /** Those of the shares that were present or represented by proxy, where somebody said so; never of directors. */
  readonly represented?: string;
}

export interface ResolutionMeeting {
  readonly notice: MeetingNotice;
  /** Null where it was waived. */
  readonly noticeOn: PlainDate | null;
  /** The notice of a meeting of directors named the matters that CBCA s. 115(3) keeps to the board (s. 114(5)); left out of meetings for
   *  which it was not asked. */
  readonly namesMatters?: boolean;
  /** Whoever held shares at its end might vote; null of directors, and where the day of the meeting decides. */
  readonly recordOn: PlainDate | null;
  /** Null where nobody fixed a record date; left out of meetings for which it was not asked. */
  readonly recordNotice?: RecordNotice | null;
  readonly place: string;
  /** Ids of persons. */
  readonly chair: string;
  readonly secretary: string;
  /** Ids of the directors who were there; empty of shareholders. */
  readonly present: readonly string[];
  /** Ids of the directors who voted against it, whose dissent is entered in the minutes (CBCA s. 123(1)); empty where nobody named
   *  them, left out of meetings for which it was not asked. */
  readonly dissenting?: readonly string[];
  /** The vote of everybody under the empty string, the separate vote of a class under its id. */
  readonly votes: Readonly<Record<string, VoteCount>>;
}
