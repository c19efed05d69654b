import { MEDALS } from '#domains/championship/constants.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Names the medalists of a championship. @param teams best first */
export function Medalists({ teams }: { teams: readonly AnyTeamRef[] }) {
  const { t } = useTranslation('championship');
  return MEDALS.flatMap((medal, index) => {
    const team = teams[index];
    return team ? (
      <span key={medal}>
        {t(`column.${medal}`)}: <TeamLink team={team} crestSize={18} />
      </span>
    ) : (
      []
    );
  });
}
