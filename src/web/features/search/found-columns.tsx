import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundPlayer } from '#domains/search/contract.ts';
import { Specials } from '#web/features/player/specials.tsx';
import { ShortlistStar } from '#web/features/shortlist/shortlist-star.tsx';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { interestColumn } from './interest-column.tsx';
import css from './search.module.css';

/**
 * Columns of found players, named as the call's sorts are. `isFreeAgents`: nobody has a team, everybody asks something;
 * `thinksOfUs`: they say what they think of the club of the one who reads.
 */
export function useFoundColumns<Row extends FoundPlayer>({
  isFreeAgents,
  thinksOfUs,
}: {
  isFreeAgents?: boolean;
  thinksOfUs?: boolean;
}): Column<Row>[] {
  const { t } = useTranslation('search');
  const format = useFormat();
  return useMemo(() => {
    const team: Column<Row> = {
      id: 'team',
      header: t('column.team'),
      value: (row) => row.team?.abbr ?? '',
      cell: (row) =>
        row.team ? (
          <TeamLink team={row.team} name="abbr" />
        ) : (
          <span className={css.dim}>{t(row.yearsLeft > 0 ? 'onTheWay' : 'freeAgent')}</span>
        ),
      isText: true,
      isUnsortable: true,
    };
    const years: Column<Row> = {
      id: 'years',
      header: t('column.years'),
      title: t('column.yearsTitle'),
      value: ({ yearsLeft }) => yearsLeft,
      isTight: true,
    };
    return [
      {
        id: 'overall',
        header: t('column.overall'),
        title: t('column.overallTitle'),
        value: ({ player }) => player.overall,
        cell: ({ player }) => <RatingPill rating={player.overall} size="sm" />,
        isLead: true,
      },
      {
        id: 'name',
        header: t('column.player'),
        value: ({ player }) => `${player.lastname}, ${player.firstname}`,
        cell: ({ player, mayRetire }) => (
          <span className={css.who}>
            <PlayerLink player={player} name="fit" face flag />
            {mayRetire && (
              <span className={css.warn}>
                <Icon name="clock" size={14} label={t('mayRetire')} />
              </span>
            )}
          </span>
        ),
        isName: true,
      },
      {
        id: 'position',
        header: t('column.position'),
        title: t('column.positionTitle'),
        value: ({ player }) => player.positions.join(' '),
        isText: true,
      },
      { id: 'age', header: t('column.age'), value: ({ player }) => player.age, isTight: true },
      ...(isFreeAgents ? [] : [team]),
      {
        id: 'salary',
        header: isFreeAgents ? t('column.ask') : t('column.salary'),
        title: isFreeAgents ? t('column.askTitle') : undefined,
        value: ({ ask, player }) => ask ?? player.contract?.salary ?? null,
        cell: ({ ask, player }) => {
          const salary = ask ?? player.contract?.salary;
          return salary === undefined ? NOTHING : format.money(salary);
        },
      },
      ...(isFreeAgents ? (thinksOfUs ? [interestColumn<Row>(t)] : []) : [years]),
      { id: 'xp', header: t('column.xp'), title: t('column.xpTitle'), value: ({ player }) => player.xp, isTight: true },
      {
        id: 'games',
        header: t('column.games'),
        value: ({ player }) => player.season?.games ?? null,
        isTight: true,
        isUnsortable: true,
      },
      {
        id: 'points',
        header: t('column.points'),
        value: ({ player }) => (player.position === 'G' ? null : (player.season?.points ?? null)),
        isTight: true,
        isUnsortable: true,
      },
      {
        id: 'specials',
        header: t('column.specials'),
        value: ({ player }) => player.specialSkills.join(' '),
        cell: ({ player }) => <Specials skills={player.specialSkills} inRow />,
        isText: true,
        isUnsortable: true,
      },
      {
        id: 'shortlist',
        header: t('column.note'),
        value: () => null,
        cell: ({ player, isShortlisted }) => <ShortlistStar player={player} isOn={isShortlisted} />,
        isUnsortable: true,
        isTight: true,
      },
    ];
  }, [t, format, isFreeAgents, thinksOfUs]);
}
