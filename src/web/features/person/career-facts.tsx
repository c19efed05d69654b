import { Link } from '@tanstack/react-router';
import type { PersonQuest } from '#domains/shapes.ts';
import type { PersonId, PlayerId, UserId } from '#engine/ids.ts';
import { HallMark } from '#web/features/hall-of-fame/hall-mark.tsx';
import { OwnQuests } from '#web/features/quest/own-quests.tsx';
import { PersonQuests } from '#web/features/quest/person-quests.tsx';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './career-facts.module.css';

interface Facts {
  /** Numbers of the first and the last season; null: still active. */
  startedAt: number;
  retiredAt: number | null;
  /** The player that he used to be; null: not on record. */
  playerId: PlayerId | null;
  /** The user whose career it is; null: an AI. */
  userId: UserId | null;
  /** The quests of the career, if it has any. */
  quests?: readonly PersonQuest[];
}

/** Shows how long a career of any kind has lasted, the person's playing career, and the user behind it. */
export function CareerFacts({ personId, career }: { personId: PersonId; career: Facts }) {
  const { t } = useTranslation('person');
  const { startedAt, retiredAt, playerId, userId, quests = [] } = career;
  const own = useUser()?.id;
  return (
    <div className={css.facts}>
      <HallMark of="person" id={personId} />
      <p>{t('career.since', { season: startedAt })}</p>
      {retiredAt !== null && <p>{t('career.retired', { season: retiredAt })}</p>}
      {playerId !== null && (
        <p>
          <Link to="/player/{-$id}" params={{ id: String(playerId) }}>
            {t('career.player')}
          </Link>
        </p>
      )}
      {userId !== null && (
        <p>
          <Link to="/user/{-$id}" params={{ id: String(userId) }}>
            {t('career.user')}
          </Link>
        </p>
      )}
      {quests.length > 0 && <PersonQuests quests={quests} />}
      {retiredAt === null && own !== undefined && userId === own && <OwnQuests />}
    </div>
  );
}
