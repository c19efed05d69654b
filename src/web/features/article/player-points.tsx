import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlayerId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Sparkline } from '#web/ui/sparkline.tsx';
import css from './article.module.css';

const WIDTH = 640;
const HEIGHT = 140;

/** Draws the cumulative points of a skater, or the wins of a goalie, over the games of the regular season. */
export default function PlayerPoints({ playerId, missing }: { playerId: PlayerId; missing: ReactNode }) {
  const { t } = useTranslation('article');
  const query = useQuery(api.player.gameLog.queryOptions({ input: { id: playerId } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={4} />} missing={missing}>
      {({ data: { player, season, games } }) => {
        const what = player.position === 'G' ? 'wins' : 'points';
        // The newest game is first.
        const played = games.filter(({ game }) => game.type === 'regular').toReversed();
        let sum = 0;
        const sums = played.map(({ skater, goalie }) => {
          sum += (what === 'wins' ? goalie?.wins : skater?.points) ?? 0;
          return sum;
        });
        const said = t(`embed.season.${what}`, { count: sum, games: played.length });
        const [first, last] = [played[0], played.at(-1)];
        return (
          <Section
            title={t(`embed.season.${what}Title`, { season: seasonLabel(season) })}
            aside={<PlayerLink player={player} />}
          >
            {first && last ? (
              <figure className={css.season}>
                <Sparkline values={[0, ...sums]} label={said} width={WIDTH} height={HEIGHT} from={0} />
                <Row unbroken justify="between" aside aria-hidden>
                  <span>{t('embed.season.day', { day: first.game.day })}</span>
                  <span>{t('embed.season.day', { day: last.game.day })}</span>
                </Row>
                <figcaption>{said}</figcaption>
              </figure>
            ) : (
              <Text aside>{t('embed.season.none')}</Text>
            )}
          </Section>
        );
      }}
    </Loaded>
  );
}
