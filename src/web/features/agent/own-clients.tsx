import { Button, MultiSelect, NativeSelect } from '@mantine/core';
import { ASKS, WISHES } from '#domains/agent/constants.ts';
import type { AgentDesk, OwnClient } from '#domains/agent/contract.ts';
import type { ClubId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './agent.module.css';
import { NameClubs } from './no-trade.tsx';
import { useAgentCommand } from './use-agent-command.ts';

/** Lists the user's clients, each with the actions open to the agent. */
export function OwnClients({ desk }: { desk: AgentDesk }) {
  const { t } = useTranslation('agent');
  return (
    <Section title={t('clients')}>
      {desk.clients.length === 0 ? (
        <EmptyState icon="user" title={t('own.none')}>
          {t('own.noneHint')}
        </EmptyState>
      ) : (
        <Stack as="ul">
          {desk.clients.map((one) => (
            <OneClient key={one.player.id} one={one} desk={desk} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function OneClient({ one, desk }: { one: OwnClient; desk: AgentDesk }) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  const { player, team, overall, age, salary, contractUntil, untilSeason, trust, rate, ask } = one;
  const { id } = player;
  const name = `${player.firstname} ${player.lastname}`;
  const setAsk = useAgentCommand((to: number) => client.agents.setAsk({ id, ask: to }), t('own.askSet'));
  const trade = useAgentCommand(() => client.agents.askForTrade({ id }), t('own.tradeAsked'));
  const release = useAgentCommand(() => client.agents.release({ id }), t('own.released'));
  const extend = useAgentCommand(() => client.agents.represent({ id, rate, seasons: 2 }), t('own.extendSent'));
  return (
    <li className={css.entry}>
      <Row as="p" gap="md" close>
        <RatingPill rating={overall} size="sm" /> <PlayerLink player={player} face flag />{' '}
        <span>{t('age', { age })}</span> {team ? <TeamLink team={team} /> : <span>{t('column.free')}</span>}
      </Row>
      <Text wide tone="dim">
        {salary !== null && contractUntil !== null
          ? t('own.contract', { money: format.money(salary), season: seasonLabel(contractUntil) })
          : NOTHING}{' '}
        · {t('own.until', { season: seasonLabel(untilSeason), rate })}
      </Text>
      <Row gap="md" close align="end">
        <span>
          {t('own.trust')} <Meter value={trust} label={t('own.trust')} />
        </span>
        <NativeSelect
          size="xs"
          label={t('own.ask')}
          aria-label={t('own.askOf', { player: name })}
          value={String(ask)}
          data={ASKS.map((value) => ({ value: String(value), label: t(`own.asks.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setAsk.mutate(Number(value))}
        />
        <Wishes one={one} name={name} clubs={desk.clubs} />
        {one.mayNameClubs && <NameClubs player={player} />}
      </Row>
      <Row gap="md" close>
        {one.mayAskForTrade && (
          <Button size="xs" variant="default" loading={trade.isPending} onClick={() => trade.mutate(undefined)}>
            {t('own.trade')}
          </Button>
        )}
        {untilSeason <= desk.season && (
          <Button size="xs" variant="default" loading={extend.isPending} onClick={() => extend.mutate(undefined)}>
            {t('own.extend')}
          </Button>
        )}
        <ConfirmButton
          size="xs"
          variant="subtle"
          loading={release.isPending}
          question={t('own.releaseQuestion', { player: name })}
          explanation={t('own.releaseExplained')}
          confirmLabel={t('own.release')}
          onConfirm={() => release.mutate(undefined)}
        >
          {t('own.release')}
        </ConfirmButton>
      </Row>
    </li>
  );
}

/** The clubs that the client prefers in the frenzy. */
function Wishes({ one, name, clubs }: { one: OwnClient; name: string; clubs: AgentDesk['clubs'] }) {
  const { t } = useTranslation('agent');
  const set = useAgentCommand(
    (clubIds: ClubId[]) => client.agents.setWishes({ id: one.player.id, clubIds }),
    t('own.wishesSet'),
  );
  return (
    <MultiSelect
      size="xs"
      label={t('own.wishes')}
      aria-label={t('own.wishesOf', { player: name })}
      placeholder={one.wishes.length === 0 ? t('own.wishesHint') : undefined}
      searchable
      maxValues={WISHES.most}
      value={one.wishes.map(({ clubId }) => String(clubId))}
      data={clubs.map(({ clubId, city, nickname }) => ({ value: String(clubId), label: `${city} ${nickname}` }))}
      onChange={(values) => set.mutate(values.map(Number))}
    />
  );
}
