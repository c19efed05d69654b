import type { ClubOverview } from '#domains/club/contract.ts';
import { Desk } from '#web/features/desk/desk.tsx';
import { FriendsTonight } from '#web/features/friend/friends-tonight.tsx';
import { MorningCard } from '#web/features/morning/morning-card.tsx';
import { useMornings } from '#web/features/morning/use-mornings.ts';
import { LiveNowCard } from '#web/features/presence/live-now.tsx';
import { ScrimmageCard } from '#web/features/scrimmage/scrimmage-card.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { NextGame } from './next-game.tsx';
import css from './overview.module.css';
import { StandingsAround } from './standings-around.tsx';

/**
 * What a manager needs each morning: last night, what has changed, tonight, what is to be decided, and the table. Before
 * the first league game there is no night to tell of; a newcomer is offered a game instead.
 */
export function FirstScreen({ overview }: { overview: ClubOverview }) {
  const { team, desk, standing } = overview;
  const { mornings, isPending } = useMornings(team.id);
  if (isPending) return <ScreenSkeleton />;
  const hasPlayed = (standing?.played ?? 0) > 0;
  const isFirst = team.level === 'PRO';
  // Before the first league game, and for who has taken over since, there is no night to tell of.
  const reports = hasPlayed && isFirst ? mornings : [];
  const isEarly = isFirst ? reports.length === 0 : !hasPlayed;
  // A manager who has never set the lines is new: the first offer is a game.
  const isNew = isEarly && desk.some(({ kind }) => kind === 'welcome');
  return (
    <div className={css.first}>
      {isNew ? <ScrimmageCard team={team} isOffer /> : <MorningCard mornings={reports} teamId={team.id} />}
      <div className={css.tonight}>
        <NextGame overview={overview} />
      </div>
      <div className={css.desk}>
        <Desk items={desk} />
      </div>
      <div className={css.side}>
        <StandingsAround overview={overview} />
        {isEarly && !isNew && <ScrimmageCard team={team} isOffer={false} />}
        <LiveNowCard />
        <FriendsTonight />
      </div>
    </div>
  );
}
