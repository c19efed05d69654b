import { useMemo } from 'react';
import type { FoundPlayer } from '#domains/search/contract.ts';
import { ShortlistStar } from '#web/features/follow/shortlist-star.tsx';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Specials } from '#web/ui/specials.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './search.module.css';

/**
 * Returns the columns of found players, with ids like the call's sorts. `isFreeAgents`: players without a team, who
 * have asking prices; `thinksOfUs`: with their interest in the user's club.
 */
export function useFoundColumns<Row extends FoundPlayer>({
  isFreeAgents,
  thinksOfUs,
}: {
  isFreeAgents?: boolean;
  thinksOfUs?: boolean;
}): Column<Row>[] {
  const { t } = useTranslation('search');
  const col = useColumnKit('search').of<FoundPlayer>();
  const format = useFormat();
  return useMemo(() => {
    const team = col.text('team', (row) => row.team?.abbr ?? '', {
      cell: (row) =>
        row.team ? (
          <TeamLink team={row.team} name="abbr" />
        ) : (
          <Words tone="dim">{t(row.yearsLeft > 0 ? 'onTheWay' : 'freeAgent')}</Words>
        ),
      isUnsortable: true,
    });
    // Their interest in the user's club.
    const interest = col.text('interest', ({ interest }) => (interest ? t(`interest.${interest}`) : null), {
      cell: ({ interest }) =>
        interest ? (
          <span className={css.interest} data-interest={interest}>
            {t(`interest.${interest}`)}
          </span>
        ) : (
          NOTHING
        ),
      isUnsortable: true,
    });
    const years = col.count('years', 'yearsLeft', { isTight: true });
    return [
      col.overall(({ player }) => player.overall),
      col.text('name', ({ player }) => `${player.lastname}, ${player.firstname}`, {
        header: t('column.player'),
        cell: ({ player, mayRetire }) => (
          <Row as="span" inline unbroken gap="sm">
            <PlayerLink player={player} name="fit" face flag />
            {mayRetire && (
              <Words tone="warn">
                <Icon name="clock" size={14} label={t('mayRetire')} />
              </Words>
            )}
          </Row>
        ),
        isName: true,
      }),
      col.text('position', ({ player }) => player.positions.join(' ')),
      col.count('age', ({ player }) => player.age, { isTight: true }),
      ...(isFreeAgents ? [] : [team]),
      col.count('salary', ({ ask, player }) => ask ?? player.contract?.salary ?? null, {
        header: isFreeAgents ? t('column.ask') : t('column.salary'),
        title: isFreeAgents ? t('column.askTitle') : undefined,
        cell: ({ ask, player }) => {
          const salary = ask ?? player.contract?.salary;
          return salary === undefined ? NOTHING : format.money(salary);
        },
      }),
      ...(isFreeAgents ? (thinksOfUs ? [interest] : []) : [years]),
      col.count('xp', ({ player }) => player.xp, { isTight: true }),
      col.count('games', ({ player }) => player.season?.games ?? null, { isTight: true, isUnsortable: true }),
      col.count('points', ({ player }) => (player.position === 'G' ? null : (player.season?.points ?? null)), {
        isTight: true,
        isUnsortable: true,
      }),
      col.text('specials', ({ player }) => player.specialSkills.join(' '), {
        cell: ({ player }) => <Specials skills={player.specialSkills} inRow />,
        isUnsortable: true,
      }),
      col.actions('shortlist', ({ player, isShortlisted }) => <ShortlistStar player={player} isOn={isShortlisted} />, {
        header: t('column.note'),
        isTight: true,
      }),
    ];
  }, [t, format, isFreeAgents, thinksOfUs, col]);
}
