import { useQuery } from '@tanstack/react-query';
import { FriendButton } from '#web/features/friend/friend-button.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './card.module.css';
import { UserFace } from './face.tsx';
import { teamName } from './names.ts';

const STALE_MS = 60_000;

/** Shows a summary of a manager while the mouse rests on the name. */
export default function UserCard({ user }: { user: { id: number; name: string } }) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const input = { id: user.id };
  const profile = useQuery(api.history.ofUser.queryOptions({ input, staleTime: STALE_MS })).data?.data;
  const rating = useQuery(api.ranking.ofUser.queryOptions({ input, staleTime: STALE_MS })).data?.data;
  const team = profile?.clubs.find(({ to }) => to === null)?.team;
  const cups = profile?.trophies.reduce((sum, { wins }) => sum + wins.length, 0);
  return (
    <div className={css.card}>
      <div className={css.head} style={{ borderColor: team?.colors[0] }}>
        <UserFace user={user} width={44} isDecoration />
        <div>
          <div className={css.name}>{user.name}</div>
          <Text as="div" aside>
            {t('manager.kind')}
          </Text>
          {profile && (
            <Text as="div" aside>
              {team ? teamName(team) : t('manager.noClub')}
            </Text>
          )}
        </div>
      </div>
      {rating && (
        <>
          <Row name={t('manager.rating')} value={format.number(rating.rating)} />
          <Row name={t('manager.place')} value={t('manager.rank', { rank: rating.rank, ranked: rating.ranked })} />
          <Row name={t('manager.games')} value={t('manager.won', { wins: rating.wins, games: rating.games })} />
        </>
      )}
      {cups !== undefined && <Row name={t('manager.trophies')} value={format.number(cups)} />}
      <div className={css.acts}>
        <FriendButton user={user} size="xs" />
      </div>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className={css.row}>
      <span>{name}</span>
      <span>{value}</span>
    </div>
  );
}
