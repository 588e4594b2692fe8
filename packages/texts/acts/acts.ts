/** Words of all kinds of act, each in the file of its subject. */
import { classSentences, classWords } from './classes.ts';
import { controlSentences, controlWords } from './control.ts';
import { corporationSentences, corporationWords } from './corporation.ts';
import { instrumentSentences, instrumentWords } from './instruments.ts';
import { peopleSentences, peopleWords } from './people.ts';
import { shareSentences, shareWords } from './shares.ts';

export const actWords = {
  ...corporationWords,
  ...peopleWords,
  ...shareWords,
  ...classWords,
  ...instrumentWords,
  ...controlWords,
};

export const actSentences = {
  ...corporationSentences,
  ...peopleSentences,
  ...shareSentences,
  ...classSentences,
  ...instrumentSentences,
  ...controlSentences,
};
