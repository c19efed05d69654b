import { useQuery } from '@tanstack/react-query';
import type { PlayerAction, ShownPlayer } from '#domains/player/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { ShortlistStar } from '#web/features/follow/shortlist-star.tsx';
import { MoveButton } from '#web/features/roster/move-button.tsx';
import { api } from '#web/lib/api.ts';
import { wordsOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';

interface Subject {
  player: ShownPlayer;
  /** His team; null: none. */
  team: TeamRef | null;
}

/** Shows the user's actions for a player as buttons, and why others are unavailable today. */
export function PlayerActions({ player, team }: Subject) {
  const { t } = useTranslation('player');
  const view = useQuery(api.player.actions.queryOptions({ input: { id: player.id } })).data?.data;
  if (!view) return null;
  const open = view.actions.filter(({ fault }) => fault === null);
  const refused = view.actions.filter(({ fault }) => fault !== null);
  return (
    <Stack gap="xs" top="sm">
      <Row gap="sm" close>
        {open.map((action) => (
          <Action key={keyOf(action)} action={action} player={player} team={team} />
        ))}
        <ShortlistStar player={player} isOn={view.isShortlisted} />
      </Row>
      {refused.map((action) => (
        <Text key={keyOf(action)} as="p" aside>
          {t(`action.${keyOf(action)}`)}: {wordsOf(action.fault)}
        </Text>
      ))}
    </Stack>
  );
}

/** Returns the key of an action in the catalogues. */
function keyOf(action: PlayerAction) {
  return action.does === 'move' ? (`move-${action.to}` as const) : action.does;
}

function Action({ action, player, team }: Subject & { action: PlayerAction }) {
  const { t } = useTranslation('player');
  const words = t(`action.${keyOf(action)}`);
  const look = { variant: 'default', size: 'xs' } as const;
  const params = { id: String(player.id) };
  switch (action.does) {
    case 'move':
      return action.move && <MoveButton playerId={player.id} name={playerName(player)} move={action.move} size="xs" />;
    case 'trade':
      return (
        <LinkButton
          {...look}
          to="/trade/team/{-$id}"
          params={{ id: String(action.team.id) }}
          search={{ get: player.id }}
        >
          {words}
        </LinkButton>
      );
    case 'train':
      return (
        <LinkButton {...look} to="/club/training/{-$id}" params={{ id: team ? String(team.id) : undefined }}>
          {words}
        </LinkButton>
      );
    case 'dress':
      return (
        <LinkButton {...look} to="/club/lineups" search={team ? { team: team.id } : {}}>
          {words}
        </LinkButton>
      );
    default:
      return (
        <LinkButton {...look} to="/player/{-$id}" params={params} search={{ view: 'contract' }}>
          {words}
        </LinkButton>
      );
  }
}
