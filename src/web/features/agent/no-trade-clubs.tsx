/** The clubs that a player with a no-trade clause has named. */
import { useQuery } from '@tanstack/react-query';
import type { NoTradeView } from '#domains/agent/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

export function useNoTrade(player: PlayerRef): NoTradeView | null {
  return useQuery(api.agents.noTrade.queryOptions({ input: { id: player.id } })).data?.data ?? null;
}

/** Shows the named clubs to the manager of the player's club; shows nothing if the player may name none. */
export function NoTradeClubs({ player }: { player: PlayerRef }) {
  const { t } = useTranslation('agent');
  const view = useNoTrade(player);
  if (!view) return null;
  const { kind, named, isByUser } = view;
  return (
    <div>
      <p>{t(`noTrade.${kind}${named.length === 0 ? 'None' : ''}`)}</p>
      {named.length > 0 && (
        <Row as="ul" gap="lg" close top="xs">
          {named.map((team) => (
            <li key={team.id}>
              <TeamLink team={team} />
            </li>
          ))}
        </Row>
      )}
      {isByUser && (
        <Text wide tone="dim">
          {t('noTrade.byUser')}
        </Text>
      )}
    </div>
  );
}
