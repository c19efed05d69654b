import type { gameDesk } from '#domains/game/kinds.ts';
import type { lineupsDesk } from '#domains/lineups/kinds.ts';
import type { playerDesk } from '#domains/player/kinds.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { saveChanged } from './save-changed.ts';

export const acts: DeskActsOf<readonly [...typeof lineupsDesk, ...typeof playerDesk, ...typeof gameDesk]> = {
  'lineup-fault': ({ teamId }) => teamId !== null && <Repair teamId={teamId} />,
  'lineup-suggested': ({ teamId }) => teamId !== null && <Dismiss teamId={teamId} />,
  'lineup-return': ({ teamId, params }) => teamId !== null && <SwapBack teamId={teamId} {...params} />,
  injury: ({ teamId, params: { player } }) => teamId !== null && <Repair teamId={teamId} player={player} />,
  'game-today': ({ teamId }) => teamId !== null && <ChoosePlan teamId={teamId} />,
};

/** Has the assistant replace the players who cannot play, and saves the lineup. */
function Repair({ teamId: id, player }: { teamId: TeamId; player?: string }) {
  const { t } = useTranslation('lineups');
  const repair = () =>
    saveChanged(id, async ({ lineup }) => {
      const { data } = await client.lineups.autoFill({ id, lineup, mode: 'repair' });
      return { lineup: data.lineup };
    });
  return (
    <Answer label={t('repairNow')} about={player} does={repair} said={t('saved')} isSecond={player !== undefined} />
  );
}

function Dismiss({ teamId: id }: { teamId: TeamId }) {
  const { t } = useTranslation('lineups');
  return (
    <Answer
      label={t('shared.dismiss')}
      does={() => client.lineups.dismissSuggestion({ id })}
      said={t('shared.dismissed')}
      isSecond
    />
  );
}

/** Gives the substitute the place again that the assistant took from him. */
function SwapBack({ teamId, in: into, inId, outId }: { teamId: TeamId; in: string; inId: PlayerId; outId: PlayerId }) {
  const { t } = useTranslation('lineups');
  const swap = () =>
    saveChanged(teamId, async ({ lineup }) => {
      const { placeOf, putPlayer } = await import('#domains/lineups/rules/moves.ts');
      const place = placeOf(lineup, inId, 'dressed');
      return place ? { lineup: putPlayer(lineup, outId, place.name) } : {};
    });
  return <Answer label={t('sitOut')} about={into} does={swap} said={t('saved')} isSecond />;
}
