import { Button, Drawer } from '@mantine/core';
import { useState } from 'react';
import type { NextOpponent as View } from '#domains/scout/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Facts, Lines, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';

/** Opens what everybody can see of a team's next opponent. */
export function NextOpponentButton({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('scout');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('next.open')}
      </Button>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} title={t('next.open')} position="right">
        <Load from={api.scouts.nextOpponent.queryOptions({ input: { id: teamId } })}>
          {({ data }) => data && <NextOpponent view={data} />}
        </Load>
      </Drawer>
    </>
  );
}

/** Form, goalie, special teams, places, earlier games, scorers and injuries of the next opponent. */
function NextOpponent({ view }: { view: View }) {
  const { t } = useTranslation('scout');
  const format = useFormat();
  const { lastGames, headToHead, goalie, powerPlay, penaltyKill, home, away, hot, injuries } = view;
  return (
    <Stack>
      <Facts ends>
        {goalie && (
          <>
            <dt>{t('opponent.goalie')}</dt>
            <dd>
              <PlayerLink player={goalie.player} name="short" face />
              {goalie.games.length > 0 && (
                <Text as="div" aside>
                  {goalie.games.map(({ saves, shots }) => t('next.saved', { saves, shots })).join(', ')}
                </Text>
              )}
            </dd>
          </>
        )}
        {powerPlay !== null && (
          <>
            <dt>{t('opponent.powerPlay')}</dt>
            <dd>{format.percent(powerPlay, 1)}</dd>
          </>
        )}
        {penaltyKill !== null && (
          <>
            <dt>{t('opponent.penaltyKill')}</dt>
            <dd>{format.percent(penaltyKill, 1)}</dd>
          </>
        )}
        <dt>{t('next.home')}</dt>
        <dd>{format.score(home.won, home.lost)}</dd>
        <dt>{t('next.away')}</dt>
        <dd>{format.score(away.won, away.lost)}</dd>
      </Facts>
      <Games title={t('next.last')} games={lastGames} />
      <Games title={t('next.between')} games={headToHead} />
      {hot.length > 0 && (
        <div>
          <h3>{t('opponent.hot')}</h3>
          <Lines>
            {hot.map(({ player, games, goals, assists }) => (
              <li key={player.id}>
                <PlayerLink player={player} name="short" face />{' '}
                {t('opponent.line', { points: goals + assists, goals, assists, count: games })}
              </li>
            ))}
          </Lines>
        </div>
      )}
      {injuries.length > 0 && (
        <div>
          <h3>{t('next.injuries')}</h3>
          <Lines>
            {injuries.map(({ player, daysLeft }) => (
              <li key={player.id}>
                <PlayerLink player={player} name="short" face /> {t('next.days', { count: daysLeft })}
              </li>
            ))}
          </Lines>
        </div>
      )}
    </Stack>
  );
}

function Games({ title, games }: { title: string; games: View['lastGames'] }) {
  if (games.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      {games.map((game) => (
        <GameScoreRow key={game.id} game={game} />
      ))}
    </div>
  );
}
