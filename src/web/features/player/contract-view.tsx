import { useQuery } from '@tanstack/react-query';
import type { PlayerContractsView } from '#domains/contracts/contract.ts';
import type { ShownPlayer } from '#domains/player/contract.ts';
import { BuyoutCard } from '#web/features/contracts/buyout-card.tsx';
import { ComparableContracts } from '#web/features/contracts/comparable-contracts.tsx';
import { ContractHistory } from '#web/features/contracts/contract-history.tsx';
import { FreeAgentOffer } from '#web/features/contracts/free-agent-offer.tsx';
import { MarketCard } from '#web/features/contracts/market-card.tsx';
import { TalkCard } from '#web/features/contracts/talk-card.tsx';
import { WeighsCard } from '#web/features/contracts/weighs-card.tsx';
import { RestrictedCard } from '#web/features/free-agency/restricted-card.tsx';
import { RosterMovesCard } from '#web/features/roster/roster-moves-card.tsx';
import { PlayerTradeCard } from '#web/features/trade/player-trade-card.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Shows a player's contracts, and what the user's own club may do about them. */
export function ContractView({ player }: { player: ShownPlayer }) {
  const query = useQuery(api.contracts.ofPlayer.queryOptions({ input: { id: player.id } }));
  return <Loaded query={query}>{({ data }) => <Whole player={player} view={data} />}</Loaded>;
}

function Whole({ player, view }: { player: ShownPlayer; view: PlayerContractsView }) {
  const { t } = useTranslation('contracts');
  const { own, hints, onTheWayTo, movement } = view;
  const [last] = view.contracts;
  // After the playoffs contracts start in the next season.
  const joinsNext = last !== undefined && last.from > last.signedAt.season;
  const name = playerName(player);
  // Nobody talks with players whose overall is for scouts to find out.
  const known = player.overall === null ? null : { ...player, overall: player.overall };
  return (
    <MainAndSide>
      <Stack>
        {onTheWayTo && (
          <Text ground="good" inset="box">
            {t(joinsNext ? 'onTheWay.season' : 'onTheWay.morning', {
              team: `${onTheWayTo.city} ${onTheWayTo.nickname}`,
            })}{' '}
            <TeamLink team={onTheWayTo} name="abbr" />
          </Text>
        )}
        {known && own?.kind === 'extend' && <TalkCard player={known} name={name} own={own} movement={movement} />}
        <RestrictedCard playerId={player.id} name={name} />
        {own?.market && <MarketCard market={own.market} />}
        {known && own?.kind === 'offer' && <FreeAgentOffer player={known} own={own} movement={movement} />}
        {view.abilities.offer && (
          <Section title={t('comparables.title')} isFlush>
            <ComparableContracts rows={view.comparables} />
          </Section>
        )}
        <ContractHistory contracts={view.contracts} />
      </Stack>
      <Stack>
        {own && <AgentLine agent={view.agent} />}
        {own && <WeighsCard bars={own.bars} />}
        <BuyoutCard playerId={player.id} name={name} />
        <RosterMovesCard playerId={player.id} name={name} />
        <PlayerTradeCard player={player} />
        {hints.length > 0 && (
          <Section title={t('hints')}>
            <Stack as="ul" gap="sm">
              {hints.map((hint) => (
                <li key={hint}>{t(`hint.${hint}`)}</li>
              ))}
            </Stack>
          </Section>
        )}
        {!own && <Text tone="dim">{t('nothing')}</Text>}
      </Stack>
    </MainAndSide>
  );
}

/** Says who negotiates for the player. */
function AgentLine({ agent }: { agent: PlayerContractsView['agent'] }) {
  const { t } = useTranslation('contracts');
  return (
    <Section title={t('agent')}>
      {agent ? (
        <>
          {t('agentTalks')} <PersonLink person={agent} face flag />
        </>
      ) : (
        t('noAgent')
      )}
    </Section>
  );
}
