import { Link } from '@tanstack/react-router';
import type { TeamRef } from '#domains/shapes.ts';
import type { ScreenPath } from '#web/lib/screens.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkStrip } from './link-strip.tsx';

/** Switch between the PRO, FRM and U21 team of a club: links to the same screen of the other team. */
export function TeamLevelSwitch({
  teams,
  current,
  to,
}: {
  teams: readonly TeamRef[];
  current: number;
  to: Extract<ScreenPath, `${string}/{-$id}`>;
}) {
  const { t } = useTranslation();
  return (
    <LinkStrip kind="switch" label={t('team')} current={current}>
      {teams.map((team) => (
        <Link
          key={team.id}
          to={to}
          params={{ id: String(team.id) }}
          search={true}
          aria-current={team.id === current ? 'page' : undefined}
          data-tip={t(`levelName.${team.level}`)}
        >
          {t(`level.${team.level}`)}
        </Link>
      ))}
    </LinkStrip>
  );
}
