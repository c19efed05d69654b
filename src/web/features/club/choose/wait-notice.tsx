import { useQuery } from '@tanstack/react-query';
import type { ClubId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { teamName } from '#web/ui/names.ts';
import { Card } from '#web/ui/section.tsx';

/** Says until when the user waits for a club and why; shows nothing unless they wait. */
export function WaitNotice() {
  const { t } = useTranslation('club');
  const waits = useQuery(api.club.waits.queryOptions()).data?.data;
  if (!waits || (!waits.any && waits.clubs.length === 0)) return null;
  const { any, clubs } = waits;
  return (
    <Card>
      <div role="status">
        {any && <p>{t(any.isOwn ? 'open.wait.own' : 'open.wait.household', { season: any.season, day: any.day })}</p>}
        {clubs.map(({ team, season, day }) => (
          <p key={team.id}>{t('open.wait.same', { team: teamName(team), season, day })}</p>
        ))}
      </div>
    </Card>
  );
}

/** Returns whether the user still has to wait for this club. */
export function useMustWait(clubId: ClubId): boolean {
  const waits = useQuery(api.club.waits.queryOptions()).data?.data;
  return waits !== undefined && (waits.any !== null || waits.clubs.some(({ team }) => team.clubId === clubId));
}

/** Says what leaving costs: the wait of the user and their household afterwards. */
export function LeavingCosts() {
  const { t } = useTranslation('club');
  const waits = useQuery(api.club.waits.queryOptions()).data?.data;
  if (!waits) return null;
  return <p>{t(waits.mayLeaveFreely ? 'open.leaveFreely' : 'open.leaveWait')}</p>;
}
