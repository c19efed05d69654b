import { periodKey } from '#domains/game/rules/periods.ts';
import type { GameRef } from '#domains/shapes.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

interface Moment {
  homeScore: number;
  awayScore: number;
  period: number;
  /** Seconds left of the period; null in a shootout, or when the puck has yet to drop. */
  left: number | null;
  isIntermission: boolean;
}

/** Returns a function that words the moment of a live game: 'HAM 2–1 MIA', and '2nd 7:31'. */
export function useLiveScore() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ away, home, overtime }: Pick<GameRef, 'away' | 'home' | 'overtime'>, moment: Moment) => {
    const time = moment.isIntermission ? t('intermission') : moment.left === null ? '' : formatClock(moment.left);
    return {
      score: `${away.abbr} ${format.score(moment.awayScore, moment.homeScore)} ${home.abbr}`,
      when: `${t(`periodShort.${periodKey(moment.period, overtime)}`)} ${time}`.trim(),
    };
  };
}
