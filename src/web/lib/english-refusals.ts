/** Imported by screens that word refusals which come inside an answer, such as what is wrong with a trade. */
import english from '#web/locales/en/refusals.ts';
import { haveEnglishRefusals } from './refusal-words.ts';

haveEnglishRefusals(english);
