import { Link } from '@tanstack/react-router';
import type { campNotifications as kinds } from '#domains/camp/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { formatList } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

export const subject = 'club';

export const notifications: RenderersOf<typeof kinds> = {
  'camp-over': { icon: 'whistle', Words: Over },
};

function Over({ teamId, camp, count, players }: ParamsOf<typeof kinds>['camp-over']) {
  const { t, i18n } = useTranslation('camp');
  const named = formatList(players, i18n.language);
  return (
    <Link to="/club/camps/{-$id}" params={{ id: String(teamId) }}>
      {t(`notice.${camp}`, { count, players: named })}
    </Link>
  );
}
