/** The game's announcements of season phases: their order, and their texts in both languages. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import type { TopicLanguage } from '#domains/forum/constants.ts';
import {
  DAYS_PER_PLAYOFF_ROUND,
  DAYS_PER_SEASON,
  FIRST_PLAYOFF_DAY,
  FRIENDLY_DAYS,
  PHASE_STARTS,
  type Phase,
  yearsOfSeason,
} from '#engine/calendar.ts';

export type AnnouncedPhase = Exclude<Phase, 'transition'>;

interface Words {
  name: string;
  opens: string;
  closes: string;
}

const FRIENDLIES = { en: FRIENDLY_DAYS.join(' and '), de: FRIENDLY_DAYS.join(' und ') };
const ROUNDS = PHASE_STARTS.playoffs - PHASE_STARTS.regular;
const PLAYOFF_ROUNDS = (PHASE_STARTS.postseason - FIRST_PLAYOFF_DAY) / DAYS_PER_PLAYOFF_ROUND;

const PHASE_WORDS: Record<TopicLanguage, Record<AnnouncedPhase, Words>> = {
  en: {
    preseason: {
      name: 'Preseason',
      opens: `Training camps. Every team plays friendlies on days ${FRIENDLIES.en}; they count for nothing.`,
      closes: 'The free agent frenzy and the season before.',
    },
    regular: {
      name: 'Regular season',
      opens: `${ROUNDS} rounds, one a day. Trades can be made through the deadline, day ${DEADLINE_DAY}.`,
      closes: 'The preseason.',
    },
    playoffs: {
      name: 'Playoffs',
      opens: `${PLAYOFF_ROUNDS} rounds, best of ${DAYS_PER_PLAYOFF_ROUND}, one game a day.`,
      closes: `The regular season: the standings are final. The trade window stays closed until day ${PHASE_STARTS.postseason}.`,
    },
    postseason: {
      name: 'Postseason',
      opens: 'The trade window.',
      closes: 'The playoffs and the books of the season.',
    },
    draft: {
      name: 'Entry draft',
      opens: 'The entry draft of all leagues.',
      closes: 'The postseason. In the night after the draft, clubs change leagues.',
    },
    frenzy: {
      name: 'Free agent frenzy',
      opens: 'The free agent market for the next season.',
      closes: `The draft. The season ends in the night after day ${DAYS_PER_SEASON}.`,
    },
  },
  de: {
    preseason: {
      name: 'Vorbereitung',
      opens: `Die Trainingslager. An den Tagen ${FRIENDLIES.de} bestreitet jedes Team ein Testspiel, das für nichts zählt.`,
      closes: 'Die Free-Agent-Phase und die Saison davor.',
    },
    regular: {
      name: 'Hauptrunde',
      opens: `${ROUNDS} Runden, jeden Tag eine. Trades sind bis zum Stichtag möglich, Tag ${DEADLINE_DAY}.`,
      closes: 'Die Vorbereitung.',
    },
    playoffs: {
      name: 'Playoffs',
      opens: `${PLAYOFF_ROUNDS} Runden im Modus Best of ${DAYS_PER_PLAYOFF_ROUND}, jeden Tag ein Spiel.`,
      closes: `Die Hauptrunde: Die Tabellen stehen fest. Getradet wird erst wieder ab Tag ${PHASE_STARTS.postseason}.`,
    },
    postseason: {
      name: 'Nach den Playoffs',
      opens: 'Der Trade-Markt.',
      closes: 'Die Playoffs und die Bücher der Saison.',
    },
    draft: {
      name: 'Draft',
      opens: 'Der Entry Draft aller Ligen.',
      closes: 'Die Zeit nach den Playoffs. In der Nacht nach dem Draft steigen Klubs auf und ab.',
    },
    frenzy: {
      name: 'Free-Agent-Phase',
      opens: 'Der Markt der Free Agents für die nächste Saison.',
      closes: `Der Draft. Die Saison endet in der Nacht nach Tag ${DAYS_PER_SEASON}.`,
    },
  },
};

const HEADINGS = {
  en: {
    opens: 'Opens',
    closes: 'Closes',
    next: 'Next',
    day: 'Day',
    days: (from: number, to: number) => `Days ${from} to ${to}`,
  },
  de: {
    opens: 'Beginnt',
    closes: 'Endet',
    next: 'Danach',
    day: 'Tag',
    days: (from: number, to: number) => `Tage ${from} bis ${to}`,
  },
} as const satisfies Record<TopicLanguage, unknown>;

const ORDER = Object.keys(PHASE_STARTS) as AnnouncedPhase[];

/** Returns the title and the text of the topic of a phase. */
export function phaseTopic(
  { season, phase }: { season: number; phase: AnnouncedPhase },
  language: TopicLanguage,
): { title: string; text: string } {
  const { name, opens, closes } = PHASE_WORDS[language][phase];
  const said = HEADINGS[language];
  const next = ORDER[ORDER.indexOf(phase) + 1];
  const [first, last] = [PHASE_STARTS[phase], (next ? PHASE_STARTS[next] : DAYS_PER_SEASON + 1) - 1];
  const following = PHASE_WORDS[language][next ?? 'preseason'].name;
  const from = next ? `${following}, ${said.day} ${PHASE_STARTS[next]}` : `${following} ${yearsOfSeason(season + 1)}`;
  return {
    title: `${yearsOfSeason(season)}: ${name}`,
    text: [
      `**${first === last ? `${said.day} ${first}` : said.days(first, last)}**`,
      ...[`## ${said.opens}`, opens, `## ${said.closes}`, closes, `## ${said.next}`, from],
    ].join('\n\n'),
  };
}
