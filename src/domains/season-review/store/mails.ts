/** The season review mail to a manager. */

import { MAIL_WORDS } from '#domains/reminder/store/mail-words.ts';
import type { Recipient } from '#domains/reminder/store/mails.ts';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import { REVIEW_WORDS, type ReviewWords } from '#domains/season-review/store/mail-words.ts';
import { YEAR_OF_SEASON_0 } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface SeasonInMail {
  season: number;
  teamId: TeamId;
  /** City and nickname. */
  team: string;
  review: SeasonReview;
}

export function seasonReviewMail(
  { userId, to, name, language, publicUrl, unsubscribeUrl }: Recipient,
  { season, teamId, team, review }: SeasonInMail,
): Mail {
  const year = YEAR_OF_SEASON_0 + season;
  const words = REVIEW_WORDS[language];
  return composeMail(
    { userId, to },
    {
      language,
      subject: words.subject(team, `${year - 1}–${String(year % 100).padStart(2, '0')}`),
      greeting: MAIL_WORDS[language].hello(name),
      lines: [words.finish(team, review), ...sumInWords(review, words)],
      button: words.button,
      link: `${publicUrl}/club/season-review/${teamId}?season=${season}`,
      small: words.why,
      unsubscribe: { label: MAIL_WORDS[language].stop, url: unsubscribeUrl },
    },
  );
}

/** Returns the season in a few sentences, one for each fact that exists. */
function sumInWords(review: SeasonReview, words: ReviewWords): string[] {
  const { bestWin, leaders, honors, records } = review;
  const ofPoints = leaders.find(({ statistic }) => statistic === 'points');
  return [
    words.sum(review),
    ...(ofPoints ? [words.leader(nameOf(ofPoints.player), ofPoints.value)] : []),
    ...(bestWin ? [words.bestWin({ ...bestWin, opponent: nameOfTeam(bestWin.opponent) })] : []),
    ...(honors.length > 0 ? [words.honors(honors.length)] : []),
    ...(records.length > 0 ? [words.records(records.length)] : []),
  ];
}

function nameOf({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`;
}

/** Returns the team's name; guests of the league have no city. */
export function nameOfTeam({ city, nickname }: { city: string; nickname: string }): string {
  return `${city} ${nickname}`.trim();
}
