import { usePace } from '#web/features/world/use-pace.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { teamName } from '#web/ui/names.ts';
import { Card } from '#web/ui/section.tsx';
import type { OpenClub } from './open-club.ts';

/** Returns the manager whom the user has to ask for a club, or who has answered, and the user's request. */
export function useJoining() {
  return usePace().view?.joining ?? null;
}

/** Says whom a newcomer asks for a club of this world, and how far the request is; shows nothing where clubs can be taken. */
export function JoinNotice({ clubs }: { clubs: readonly OpenClub[] }) {
  const { t } = useTranslation('club');
  const format = useFormat();
  const joining = useJoining();
  if (!joining) return null;
  const { owner, request } = joining;
  const wished = clubs.find(({ team }) => team.clubId === request?.clubId);
  const facts = {
    owner: owner ?? '',
    team: wished ? teamName(wished.team) : t('open.join.aClub'),
    since: request ? format.instant(request.since, 'date-time') : '',
    from: request?.mayAskFrom ? format.instant(request.mayAskFrom, 'date-time') : '',
  };
  const state = request && (request.state !== 'open' || !owner) ? request.state : 'ask';
  return (
    <Card>
      <p role="status">{t(`open.join.${state}`, facts)}</p>
    </Card>
  );
}
