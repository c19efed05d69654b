import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LiveNow } from '#domains/presence/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Lines, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** How often the list is refetched. */
const REFRESH_MS = 30_000;
/** Items of each kind on the desk. */
const SHORT = 3;

const liveQuery = () => api.presence.now.queryOptions({ refetchInterval: REFRESH_MS, select: ({ data }) => data });

/** Lists everything that is live, and users online. */
export function LiveNowTab() {
  const { t } = useTranslation('presence');
  return (
    <Load from={liveQuery()} skeleton={<LoadingTable rows={6} columns={3} />}>
      {(live) => (
        <Stack>
          {isQuiet(live) && <Section title={t('title')}>{t('empty')}</Section>}
          <Parts live={live} />
          <Section
            title={t('online')}
            aside={<PathLink path="/settings?tab=game&section=privacy">{t('hide')}</PathLink>}
          >
            {live.online.count === 0 ? t('noneOnline') : <p>{t('onlineCount', { count: live.online.count })}</p>}
            <Row as="ul" align="stretch" gap="lg" close aria-label={t('online')}>
              {live.online.users.map((user) => (
                <li key={user.id}>
                  <UserLink user={user} face />
                </li>
              ))}
            </Row>
          </Section>
        </Stack>
      )}
    </Load>
  );
}

/** Lists live games and drafts briefly on the desk; shows nothing if there are none. */
export function LiveNowCard() {
  const { t } = useTranslation('presence');
  const { data: live } = useQuery({ ...liveQuery(), throwOnError: false });
  if (!live) return null;
  // Topics with new posts are listed with the others of the forum: they are not live.
  const short = { games: live.games.slice(0, SHORT), drafts: live.drafts.slice(0, SHORT), topics: [] };
  if (isQuiet(short)) return null;
  return (
    <Section title={t('title')} aside={<PathLink path="/friends?tab=live">{t('more')}</PathLink>} isFlush>
      <Lists live={short} />
    </Section>
  );
}

const isQuiet = ({ games, drafts, topics }: Pick<LiveNow, 'games' | 'drafts' | 'topics'>) =>
  games.length + drafts.length + topics.length === 0;

function Parts({ live }: { live: LiveNow }) {
  const { t } = useTranslation('presence');
  return (['games', 'drafts', 'topics'] as const)
    .filter((part) => live[part].length > 0)
    .map((part) => (
      <Section key={part} title={t(part)} isFlush>
        <Lists live={{ games: [], drafts: [], topics: [], [part]: live[part] }} />
      </Section>
    ));
}

/** Lists games, drafts and topics, each with its number of viewers. */
function Lists({ live: { games, drafts, topics } }: { live: Pick<LiveNow, 'games' | 'drafts' | 'topics'> }) {
  const { t } = useTranslation('presence');
  const leagues = useWorldIfLoaded()?.leagueById;
  return (
    <Lines>
      {games.map(({ game, watchers }) => (
        <Place key={`game/${game.id}`} watchers={watchers}>
          <GameScoreRow game={game} />
        </Place>
      ))}
      {drafts.map(({ leagueId, watchers }) => (
        <Place key={`draft/${leagueId}`} watchers={watchers}>
          <PathLink path={`/office/draft-center?tab=Live&league=${leagueId}`}>
            {t('draft')} · {leagues?.get(leagueId)?.name}
          </PathLink>
        </Place>
      ))}
      {topics.map(({ id, title, watchers }) => (
        <Place key={`topic/${id}`} watchers={watchers}>
          <PathLink path={`/forum/topic/${id}`}>{title}</PathLink>
        </Place>
      ))}
    </Lines>
  );
}

function Place({ watchers, children }: { watchers: number; children: ReactNode }) {
  const { t } = useTranslation('presence');
  return (
    <Row as="li" entry unbroken gap="md" inset="sm">
      <Text as="div" breaks grow>
        {children}
      </Text>
      {watchers > 0 && (
        <Words aside nowrap>
          {t('watchers', { count: watchers })}
        </Words>
      )}
    </Row>
  );
}
