/** Texts of the season review mail, in each language in which we send mail. */
import type { SeasonReview } from '#domains/season-review/contract.ts';
import type { WrittenLanguage } from '#domains/settings/rules.ts';

type BestWin = Omit<NonNullable<SeasonReview['bestWin']>, 'opponent'> & { opponent: string };

export interface ReviewWords {
  why: string;
  button: string;
  /** @param years '2031–32' */
  subject: (team: string, years: string) => string;
  finish: (team: string, review: SeasonReview) => string;
  sum: (review: Pick<SeasonReview, 'points' | 'goalsFor' | 'goalsAgainst'>) => string;
  leader: (name: string, points: number) => string;
  bestWin: (win: BestWin) => string;
  honors: (count: number) => string;
  records: (count: number) => string;
}

export const REVIEW_WORDS: Readonly<Record<WrittenLanguage, ReviewWords>> = {
  en: {
    why: 'You get this email once a season, because you run a club. Your settings and the link below end it.',
    button: 'Open your season review',
    subject: (team, years) => `${team}: your ${years} season`,
    finish: finishInEnglish,
    sum: ({ points, goalsFor, goalsAgainst }) =>
      `${counted(points, 'point', 'points')}, ${counted(goalsFor, 'goal', 'goals')} for and ${goalsAgainst} against.`,
    leader: (name, points) => `${name} led the team with ${counted(points, 'point', 'points')}.`,
    bestWin: ({ goalsFor, goalsAgainst, isHome, opponent, endedIn }) =>
      `The win to remember: ${goalsFor}–${goalsAgainst} ${isHome ? 'at home against' : 'at'} ${opponent}${ENDED.en[endedIn]}.`,
    honors: (count) => `Your team took home ${counted(count, 'honor', 'honors')}.`,
    records: (count) => `Your players broke ${counted(count, 'league record', 'league records')}.`,
  },
  de: {
    why: 'Du bekommst diese Mail einmal je Saison, weil du einen Klub führst. Deine Einstellungen und der Link unten beenden sie.',
    button: 'Saisonrückblick öffnen',
    subject: (team, years) => `${team}: deine Saison ${years}`,
    finish: finishInGerman,
    sum: ({ points, goalsFor, goalsAgainst }) =>
      `${counted(points, 'Punkt', 'Punkte')} und ${goalsFor}:${goalsAgainst} Tore.`,
    leader: (name, points) => `Bester Scorer des Teams: ${name} mit ${counted(points, 'Punkt', 'Punkten')}.`,
    bestWin: ({ goalsFor, goalsAgainst, isHome, opponent, endedIn }) =>
      `Der Sieg der Saison: ${goalsFor}:${goalsAgainst}${ENDED.de[endedIn]} ${isHome ? 'zu Hause' : 'auswärts'} gegen ${opponent}.`,
    honors: (count) => `Auszeichnungen für dein Team: ${count}.`,
    records: (count) => `Von deinen Spielern gebrochene Ligarekorde: ${count}.`,
  },
};

const ENDED = {
  en: { regulation: '', overtime: ' in overtime', shootout: ' in a shootout' },
  de: { regulation: '', overtime: ' nach Verlängerung', shootout: ' nach Penaltyschießen' },
} as const;

const PLAYOFFS = {
  en: ['lost in the quarterfinals', 'lost in the semifinals', 'lost in the final'],
  de: ['das Aus im Viertelfinale', 'das Aus im Halbfinale', 'die Niederlage im Finale'],
} as const;

/** 'The Harbor Gulls finished 2nd of 20, three places better than …, and lost in the final.' */
function finishInEnglish(team: string, review: SeasonReview): string {
  const { rank, clubs, expectedRank, playoffRoundsWon, isChampion, movement } = review;
  const reached = isChampion
    ? 'won the championship'
    : ((playoffRoundsWon === null ? null : PLAYOFFS.en[playoffRoundsWon]) ?? 'missed the playoffs');
  const sentence = `${team} finished ${ordinal(rank)} of ${clubs}${againstExpected(rank, expectedRank)} and ${reached}.`;
  if (movement === 'promoted') return `${sentence} The club is promoted.`;
  return movement === 'relegated' ? `${sentence} The club is relegated.` : sentence;
}

function againstExpected(rank: number, expected: number | null): string {
  if (expected === null) return '';
  if (expected === rank) return ', just where the rating said in the first week,';
  const places = Math.abs(expected - rank);
  const much = places === 1 ? 'one place' : `${places} places`;
  return expected > rank
    ? `, ${much} better than the rating promised in the first week,`
    : `, ${much} short of what the rating promised in the first week,`;
}

/** 'Harbor Gulls: Platz 2 von 20, 3 Plätze besser als …. Playoffs: die Niederlage im Finale.' */
function finishInGerman(team: string, review: SeasonReview): string {
  const { rank, clubs, expectedRank, playoffRoundsWon, isChampion, movement } = review;
  const reached = isChampion
    ? 'Am Ende stand der Meistertitel.'
    : playoffRoundsWon === null || PLAYOFFS.de[playoffRoundsWon] === undefined
      ? 'Für die Playoffs hat es nicht gereicht.'
      : `In den Playoffs kam ${PLAYOFFS.de[playoffRoundsWon]}.`;
  const moved =
    movement === 'promoted' ? ' Der Klub steigt auf.' : movement === 'relegated' ? ' Der Klub steigt ab.' : '';
  return `${team}: Platz ${rank} von ${clubs}${againstExpectedInGerman(rank, expectedRank)}. ${reached}${moved}`;
}

function againstExpectedInGerman(rank: number, expected: number | null): string {
  if (expected === null) return '';
  if (expected === rank) return ', genau wie die Bewertung der ersten Woche es sagte';
  const much = counted(Math.abs(expected - rank), 'Platz', 'Plätze');
  return `, ${much} ${expected > rank ? 'besser' : 'schlechter'}, als die Bewertung der ersten Woche versprach`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

function ordinal(place: number): string {
  return `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;
}
