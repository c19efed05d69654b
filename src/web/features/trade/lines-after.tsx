import type { TeamRef } from '#domains/shapes.ts';
import type { SideAfter } from '#domains/trade/contract/shapes.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import css from './trade.module.css';

/** Shows a trade's effect on each club in the standings, and its lines afterwards with new players highlighted. */
export function LinesAfter({ clubs, teams }: { clubs: readonly SideAfter[]; teams: readonly TeamRef[] }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  return (
    <div className={css.sides}>
      {clubs.map(({ clubId, points, lines }) => {
        const team = teams.find((each) => each.clubId === clubId);
        if (!team) return null;
        return (
          <div key={clubId}>
            <Text as="h3" bottom="xs" size="sm" strong>
              {teamName(team, 'nickname')}
            </Text>
            <p data-good={points.gained > 0 || undefined} className={css.gained}>
              {t('lines.points', { gained: format.signed(points.gained, 1), count: points.games })}
            </p>
            <details>
              <summary>{t('lines.title')}</summary>
              <table className={css.units}>
                <caption className="visually-hidden">{t('lines.of', { team: teamName(team) })}</caption>
                <tbody>
                  {lines.map(({ kind, players }, index) => {
                    const number = lines.slice(0, index + 1).filter((unit) => unit.kind === kind).length;
                    return (
                      <tr key={`${kind}/${number}`}>
                        <th scope="row">{t(`lines.${kind}`, { number })}</th>
                        <td>
                          <ul className={css.unit}>
                            {players.map((placed, place) => (
                              // biome-ignore lint/suspicious/noArrayIndexKey: the places of a line stay where they are
                              <li key={place} data-new={placed?.isNew || undefined}>
                                {placed ? (
                                  <>
                                    <PlayerLink player={placed.player} name="short" face /> {placed.overall}
                                    {placed.isNew && <span className="visually-hidden"> ({t('lines.new')})</span>}
                                  </>
                                ) : (
                                  NOTHING
                                )}
                              </li>
                            ))}
                          </ul>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </details>
          </div>
        );
      })}
    </div>
  );
}
