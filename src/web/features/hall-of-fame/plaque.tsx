import { HONORS } from '#domains/awards/constants.ts';
import type { CareerFacts, Member } from '#domains/hall-of-fame/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Text } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './hall.module.css';

/** A member's plaque on the wall: face, club, career. */
export function Plaque({ member }: { member: Member }) {
  const { t } = useTranslation('hall-of-fame');
  const format = useFormat();
  const { player, team, season, votes, ballots, facts } = member;
  return (
    <article className={css.plaque}>
      <Face player={{ ...player, teamId: team?.id ?? player.teamId }} width={88} isDecoration />
      <div>
        <Text as="h2" size="xl">
          <PlayerLink player={player} flag />
        </Text>
        <Text strong>
          {t('classOf', { season })} {team && <TeamLink team={team} />}
        </Text>
        <CareerLines facts={facts} isGoalie={player.position === 'G'} />
        <Text aside>
          {t('votes', { votes, ballots, share: format.percent((100 * votes) / Math.max(1, ballots), 0) })}
        </Text>
      </div>
    </article>
  );
}

/** A career in a few lines. */
export function CareerLines({ facts, isGoalie }: { facts: CareerFacts; isGoalie: boolean }) {
  const { t } = useTranslation(['hall-of-fame', 'awards']);
  const { seasons, firstSeason, lastSeason, cups, honors, goals, assists, wins, topWins, topPoints } = facts;
  const [all, top] = isGoalie ? [wins, topWins] : [goals + assists, topPoints];
  const line = t(isGoalie ? 'hall-of-fame:goalie' : 'hall-of-fame:skater', { ...facts, points: goals + assists });
  const won = HONORS.flatMap((honor) => {
    const count = honors[honor] ?? 0;
    if (count === 0) return [];
    const name = t(`awards:honor.${honor}`);
    return [count === 1 ? name : t('hall-of-fame:honor', { count, honor: name })];
  });
  return (
    <>
      <p>
        {t('hall-of-fame:span', {
          first: seasonLabel(firstSeason),
          last: seasonLabel(lastSeason),
          count: seasons,
        })}
      </p>
      <p>{line}</p>
      {top < all && <p>{t(isGoalie ? 'hall-of-fame:topWins' : 'hall-of-fame:topPoints', { count: top })}</p>}
      {(cups > 0 || won.length > 0) && (
        <Text tone="warn" size="sm">
          {[...(cups > 0 ? [t('hall-of-fame:cups', { count: cups })] : []), ...won].join(' · ')}
        </Text>
      )}
    </>
  );
}
