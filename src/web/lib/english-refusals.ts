/** Imported by screens that word refusals inside an answer, such as the problems of a trade. */
import english from '#web/locales/en/refusals.ts';
import { haveEnglishRefusals } from './refusal-words.ts';

haveEnglishRefusals(english);
