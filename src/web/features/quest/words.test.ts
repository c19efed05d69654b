import { expect, it } from 'vitest';
import { PERSON_QUEST_TEXTS, QUEST_IDS, QUESTS, questOf } from '#domains/quest/constants.ts';
import german from './words.de.ts';
import english from './words.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, ten: 10, twelve: 12, twice: 2 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sieben: 7, acht: 8, zehn: 10, zwölf: 12, zweimal: 2, fünfmal: 5 },
};

/** Returns the first number of a sentence that is about the quest, not the number of periods or levels. */
function numberIn(sentence: string): number {
  for (const word of sentence.split(/[\s-]+/)) {
    const number = NUMBERS[word.toLowerCase()] ?? Number(word);
    if (Number.isInteger(number) && word !== '') return number;
  }
  return 1;
}

it('a career’s quests have the same words in the API and on the screen', () => {
  const ofPeople = QUEST_IDS.filter((id) => ['agent', 'reporter', 'president'].includes(String(questOf(id).career)));
  const onScreen = ofPeople.map((id) => [id, english.quest[id].replaceAll('{{nation}}', '{nation}')]);
  expect(Object.entries(PERSON_QUEST_TEXTS)).toEqual(onScreen);
});

it.each([
  ['English', english],
  ['German', german],
])('the quests in %s ask for the amounts that are counted', (_language, { quest }) => {
  const said = QUEST_IDS.map((id) => [id, numberIn(quest[id].replace(/after trailing .*/, ''))]);
  const counted = QUEST_IDS.map((id) => [id, id === 'career-first-steps' ? 1 : QUESTS[id].need]);
  expect(said).toEqual(counted);
});
