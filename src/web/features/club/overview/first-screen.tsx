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

/** What a manager needs each morning: last night, what has changed, tonight, what is to be decided, and the table. */
export function FirstScreen({ overview }: { overview: ClubOverview }) {
  const { team, desk, standing } = overview;
  const isFirst = team.level === 'PRO';
  const { mornings, isPending } = useMornings(team.id, { enabled: isFirst });
  if (isPending) return <ScreenSkeleton />;
  const hasPlayed = (standing?.played ?? 0) > 0;
  const isEarly = !hasPlayed || (isFirst && mornings.length === 0);
  // A manager who has never set the lines is new: before any game and report, the first offer is a game.
  const isNew = isEarly && desk.some(({ kind }) => kind === 'welcome');
  return (
    <div className={css.first}>
      {isNew ? <ScrimmageCard team={team} isOffer /> : <MorningCard mornings={mornings} teamId={team.id} />}
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
