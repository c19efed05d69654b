import { Link } from '@tanstack/react-router';
import type { GameRef } from '#domains/shapes.ts';
import { BANANA_DAY, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { FruitDrawing } from '#web/features/banana/fruit-drawing.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Text, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { type OwnGame, ownGame } from './result.ts';
import css from './schedule.module.css';

/** Days of a season, seven to a row. */

/** Shows the season as a calendar: one field per day, nine weeks below each other. */
export function ScheduleCalendar({
  games,
  teamId,
  season,
}: {
  games: readonly GameRef[];
  teamId: TeamId;
  season: number;
}) {
  const { t } = useTranslation('club');
  const clock = useClock();
  const today = clock?.seasonNumber === season ? clock.day : null;
  const byDay = new Map<number, OwnGame[]>();
  for (const game of games) byDay.set(game.day, [...(byDay.get(game.day) ?? []), ownGame(game, teamId)]);
  return (
    <ol className={css.calendar} aria-label={t('schedule.calendarLabel', { season })}>
      {Array.from({ length: DAYS_PER_SEASON }, (_, index) => index + 1).map((day) => (
        <li
          key={day}
          className={css.field}
          data-today={day === today || undefined}
          data-empty={byDay.has(day) ? undefined : true}
        >
          <span className={css.dayNumber}>
            {day}
            {day === today && <Words tone="accent">{t('schedule.today')}</Words>}
            {day === BANANA_DAY && (
              <span data-tip={t('schedule.bananaDay')}>
                <FruitDrawing fruit="banana" size={16} />
                <span className="visually-hidden">{t('schedule.bananaDay')}</span>
              </span>
            )}
          </span>
          {byDay.get(day)?.map((own) => (
            <DayGame key={own.game.id} own={own} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function DayGame({ own }: { own: OwnGame }) {
  const format = useFormat();
  const { t } = useTranslation(['club', 'common']);
  const { game, opponent, isHome, result, scored, conceded } = own;
  const venue = isHome ? t('club:schedule.vs') : t('club:schedule.at');
  const outcome = result ? t(`common:result.${result}`) : t(`club:overview.${game.type}`);
  return (
    <Link
      to="/game/{-$id}"
      params={{ id: String(game.id) }}
      className={css.game}
      data-result={result ?? undefined}
      data-home={isHome || undefined}
    >
      <span className={css.venue}>{venue}</span>
      <Crest team={opponent} size={26} isDecoration />
      <Words numeral size="lg">
        {opponent.abbr}
      </Words>
      <span className="visually-hidden">{`${teamName(opponent)}, ${outcome}`}</span>
      {scored !== null && (
        <Text as="strong" numeral size="lg" push>
          {format.score(scored, conceded)}
        </Text>
      )}
    </Link>
  );
}
