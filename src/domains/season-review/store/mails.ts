/** The mail that tells a manager how the season was. */
import type { Recipient } from '#domains/reminder/store/mails.ts';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import { YEAR_OF_SEASON_0 } from '#engine/calendar.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface SeasonInMail {
  season: number;
  teamId: number;
  /** City and nickname. */
  team: string;
  review: SeasonReview;
}

const WHY = 'You get this email once a season, because you run a club. Your settings and the link below end it.';

export function seasonReviewMail(
  { userId, to, name, publicUrl, unsubscribeUrl }: Recipient,
  { season, teamId, team, review }: SeasonInMail,
): Mail {
  const year = YEAR_OF_SEASON_0 + season;
  return composeMail(
    { userId, to },
    {
      subject: `${team}: your ${year - 1}–${String(year % 100).padStart(2, '0')} season`,
      greeting: `Hello ${name},`,
      lines: [finishInWords(team, review), ...sumInWords(review)],
      button: 'Open your season review',
      link: `${publicUrl}/club/season-review/${teamId}?season=${season}`,
      small: WHY,
      unsubscribe: { label: 'Stop these emails', url: unsubscribeUrl },
    },
  );
}

const PLAYOFFS = ['lost in the quarterfinals', 'lost in the semifinals', 'lost in the final'] as const;

/** 'The Harbor Gulls finished 2nd of 20, three places better than …, and lost in the final.' */
function finishInWords(team: string, review: SeasonReview): string {
  const { rank, clubs, expectedRank, playoffRoundsWon, isChampion, movement } = review;
  const reached = isChampion
    ? 'won the championship'
    : ((playoffRoundsWon === null ? null : PLAYOFFS[playoffRoundsWon]) ?? 'missed the playoffs');
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

/** The season in a few sentences, each of what there is. */
function sumInWords({ points, goalsFor, goalsAgainst, bestWin, leaders, honors, records }: SeasonReview): string[] {
  const ofPoints = leaders.find(({ statistic }) => statistic === 'points');
  return [
    `${counted(points, 'point', 'points')}, ${counted(goalsFor, 'goal', 'goals')} for and ${goalsAgainst} against.`,
    ...(ofPoints
      ? [`${nameOf(ofPoints.player)} led the team with ${counted(ofPoints.value, 'point', 'points')}.`]
      : []),
    ...(bestWin
      ? [
          `The win to remember: ${bestWin.goalsFor}–${bestWin.goalsAgainst} ${bestWin.isHome ? 'at home against' : 'at'} ${nameOfTeam(bestWin.opponent)}${ENDED[bestWin.endedIn]}.`,
        ]
      : []),
    ...(honors.length > 0 ? [`Your team took home ${counted(honors.length, 'honor', 'honors')}.`] : []),
    ...(records.length > 0
      ? [`Your players broke ${counted(records.length, 'league record', 'league records')}.`]
      : []),
  ];
}

const ENDED = { regulation: '', overtime: ' in overtime', shootout: ' in a shootout' } as const;

function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`;
}

/** Guests of the league have no city. */
export function nameOfTeam({ city, nickname }: { city: string; nickname: string }): string {
  return `${city} ${nickname}`.trim();
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

function ordinal(place: number): string {
  return `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;
}
