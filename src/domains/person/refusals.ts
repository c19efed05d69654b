/** Reasons why a career cannot begin or end. */
import { refusal } from '#platform/calls/refusal.ts';

export const personRefusals = {
  unknown: refusal('person.unknown', 404),
  oneAlready: refusal('person.one-already', 409),
  notOpen: refusal('person.not-open', 409),
  noCareer: refusal('person.no-career', 409),
  hasJob: refusal('person.has-job', 409),
  nameNotAllowed: refusal('person.name-not-allowed', 422),
  unknownNation: refusal('person.unknown-nation', 422),
};
