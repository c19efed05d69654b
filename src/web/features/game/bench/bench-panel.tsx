import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { BenchView } from '#domains/game/contract/bench.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { inForceAt, readOrders, writeOrders } from '#domains/lineups/rules/orders.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { BenchLines, tiredPlayers } from '#web/features/game/bench/bench-lines.tsx';
import { BenchSummary } from '#web/features/game/bench/bench-summary.tsx';
import { Suggestions } from '#web/features/game/bench/suggestions.tsx';
import type { BenchOpening } from '#web/features/game/bench/use-bench-opening.ts';
import { type PeriodHold, useHold } from '#web/features/game/bench/use-hold.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useArenaClock } from '#web/features/game/use-game-clock.ts';
import { rosterOf } from '#web/features/lineups/lineup-roster.ts';
import { OrderList } from '#web/features/lineups/tactics/order-list.tsx';
import { StyleMenu } from '#web/features/lineups/tactics/style-menu.tsx';
import { type LineupDraft, useLineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { useSaveLineup } from '#web/features/lineups/use-save-lineup.ts';
import { useSelection } from '#web/features/lineups/use-selection.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf, statusOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './bench.module.css';

/** How often an open bench is read again: the next period begins, or the other one behind the bench saves. */
const READ_EVERY_MS = 10_000;
const MAX_TIRED = 4;

/** The bench of the user's team in a live game: what decided the period, lines, plan and orders, and the hold of the next period. */
export function BenchPanel({ stage, teamId, opening }: { stage: GameStage; teamId: TeamId; opening: BenchOpening }) {
  const { t } = useTranslation('game');
  const gameId = stage.view.game.id;
  const bench = useQuery(
    api.game.bench.queryOptions({ input: { id: teamId, gameId }, refetchInterval: READ_EVERY_MS }),
  );
  const lineup = useQuery(api.lineups.find.queryOptions({ input: { id: teamId } }));
  return (
    <Loaded query={bench}>
      {({ data: now }) =>
        now === null ? (
          <EmptyState title={t('bench.over')} />
        ) : (
          <Loaded query={lineup}>
            {({ data }) => <OpenBench stage={stage} bench={now} stored={data} opening={opening} />}
          </Loaded>
        )
      }
    </Loaded>
  );
}

function OpenBench({
  stage,
  bench,
  stored,
  opening,
}: {
  stage: GameStage;
  bench: BenchView;
  stored: LineupView;
  opening: BenchOpening;
}) {
  const { t } = useTranslation(['game', 'lineups', 'common']);
  const view = useMemo(() => tonight(stored, bench), [stored, bench]);
  const roster = useMemo(() => rosterOf(view), [view]);
  const judged = useMemo(() => ({ ...roster, level: view.level }), [roster, view.level]);
  const draft = useLineupDraft(view);
  const selection = useSelection(draft.lineup, draft.setLineup, roster);
  const queries = useQueryClient();
  const { id: gameId } = stage.view.game;
  const { period } = stage.scene;
  // A lineup saved for all games, and the next period, change what the bench begins with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are why the bench is read again
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: api.game.bench.queryKey({ input: { id: view.team.id, gameId } }) });
  }, [queries, gameId, view.team.id, stored.version, period]);
  const hold = useHold(stage, view.team.id, bench.holdMs !== null && stored.abilities.edit && opening.isUsed);
  const book = readOrders(draft.orders);
  const first = draft.orders.length - book.conditional.length;
  const inForce = inForceAt(draft, { minute: stage.scene.period * 20, lead: leadOf(stage, view.team.id) });
  return (
    <Stack gap="md" onPointerDown={opening.use} onKeyDown={opening.use}>
      <BenchBar stage={stage} bench={bench} stored={stored} draft={draft} hold={hold} opening={opening} />
      <div className={css.heads}>
        <BenchSummary
          stage={stage}
          side={stage.view.game.home.id === view.team.id ? 'home' : 'away'}
          tired={tiredPlayers(roster, MAX_TIRED)}
        />
        {stored.abilities.edit && (
          <Suggestions
            bench={{ gameId, teamId: view.team.id }}
            intermission={stage.scene.isIntermission ? period : null}
            draft={draft}
            roster={roster}
            announce={selection.announce}
          />
        )}
      </div>
      <BenchLines lineup={draft.lineup} roster={roster} judged={judged} selection={selection} />
      <Section
        title={t('game:bench.plan')}
        aside={<StyleMenu current={draft.tactics} onTake={(tactics) => draft.setTactics(tactics)} />}
      >
        <Text aside>{t('game:bench.planHint')}</Text>
      </Section>
      <OrderList
        orders={draft.orders}
        conditional={book.conditional}
        inForce={new Set(Object.values(inForce.decidedBy).map((index) => (index ?? -1) - first))}
        announce={selection.announce}
        onChange={(conditional) => draft.setOrders(writeOrders({ ...book, conditional }))}
      />
    </Stack>
  );
}

/** Shows when the next period begins and who holds it, with the actions of the bench. */
function BenchBar({
  stage,
  bench,
  stored,
  draft,
  hold,
  opening,
}: {
  stage: GameStage;
  bench: BenchView;
  stored: LineupView;
  draft: LineupDraft;
  hold: PeriodHold;
  opening: BenchOpening;
}) {
  const { t } = useTranslation('game');
  const { intermissionEndsAt } = useArenaClock(stage);
  const teamId = stored.team.id;
  const { home, away } = stage.view.game;
  const holder = [home, away].find(({ id }) => id === hold.byTeamId);
  const isOurs = hold.byTeamId === teamId;
  const isBreak = stage.view.state === 'live' && stage.scene.isIntermission;
  const tonight = useSaveTonight(stage.view.game.id, stored, { bench, draft });
  const always = useSaveLineup(teamId, draft);
  if (!stored.abilities.edit) return null;
  return (
    <Stack as="section" gap="sm" aria-label={t('bench.actions')}>
      <Row gap="sm">
        {isBreak && intermissionEndsAt !== null && (
          <Words strong>
            {holder ? t('bench.heldBy', { team: holder.abbr }) : t('bench.nextFaceoff')}{' '}
            <Countdown until={new Date(intermissionEndsAt).toISOString()} />
          </Words>
        )}
        {isBreak && bench.holdMs === null && <Words tone="dim">{t('bench.byTheClock')}</Words>}
        {isBreak && bench.holdMs !== null && !holder && (
          <Button variant="default" loading={hold.isBusy} onClick={() => hold.set(true)}>
            {t('bench.hold')}
          </Button>
        )}
        {isOurs && (
          <Button variant="default" loading={hold.isBusy} onClick={() => hold.set(false)}>
            {t('bench.dropPuck')}
          </Button>
        )}
        {draft.undo && (
          <Button variant="default" onClick={draft.undo}>
            {t('bench.undo')}
          </Button>
        )}
        <Button disabled={!draft.isDirty} loading={tonight.isPending} onClick={() => tonight.mutate()}>
          {t('bench.saveTonight')}
        </Button>
        <Button variant="default" disabled={!draft.isDirty} loading={always.isSaving} onClick={always.save}>
          {t('bench.saveAlways')}
        </Button>
        <Checkbox
          label={t('bench.opens')}
          checked={opening.isOn}
          onChange={({ currentTarget }) => opening.choose(currentTarget.checked)}
        />
      </Row>
      <Text aside>{t(stored.savedBy === 'assistant' ? 'bench.scope.assistant' : 'bench.scope.stored')}</Text>
      {always.conflict && (
        <Row gap="sm" plate inset="sm">
          <span>{t('bench.conflict')}</span>
          <Button size="xs" onClick={always.keepMine}>
            {t('bench.keepMine')}
          </Button>
          <Button size="xs" variant="default" onClick={always.takeTheirs}>
            {t('bench.takeTheirs')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** Saves the draft for the rest of this game. */
function useSaveTonight(
  gameId: GameId,
  stored: LineupView,
  { bench, draft }: { bench: BenchView; draft: LineupDraft },
) {
  const { t } = useTranslation(['game', 'common']);
  const queries = useQueryClient();
  const input = { id: stored.team.id, gameId };
  const key = api.game.bench.queryKey({ input });
  const { lineup, tactics, orders } = draft;
  return useMutation({
    mutationFn: () => client.game.saveBench({ ...input, lineup, tactics, orders, version: bench.version }),
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      draft.revert();
      alert('success', t('game:bench.saved'));
    },
    onError: async (error) => {
      alert('error', messageOf(error, t('common:notSaved')));
      if (statusOf(error) === 412) await queries.invalidateQueries({ queryKey: key });
    },
  });
}

/** Returns the lineup's view as it is tonight: those who are dressed, as rested as they are now. */
function tonight(stored: LineupView, { lineup, tactics, orders, dressed }: BenchView): LineupView {
  const energies = new Map(dressed.map(({ playerId, energy }) => [playerId, energy]));
  const players = stored.players.flatMap((player) => {
    const energy = energies.get(player.id);
    return energy === undefined ? [] : [{ ...player, energy }];
  });
  return { ...stored, lineup, tactics, orders, players };
}

function leadOf({ scene, view }: GameStage, teamId: TeamId): number {
  const lead = scene.home - scene.away;
  return view.game.home.id === teamId ? lead : -lead;
}
