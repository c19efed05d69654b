import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_ASKED } from '#domains/game/constants.ts';
import type { BenchMove, BenchSuggestion } from '#domains/game/contract/bench.ts';
import { applied } from '#domains/game/rules/advice/applied.ts';
import { type Board, isSameBoard, isSameTactics } from '#domains/lineups/rules/board.ts';
import { presetTactics, TACTIC_PRESET_IDS } from '#domains/lineups/rules/presets.ts';
import type { GameId, PlayerId, TeamId } from '#engine/ids.ts';
import { UNITS, unitTitle } from '#web/features/lineups/lineup-parts.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { orderSentence } from '#web/features/lineups/tactics/order-words.ts';
import type { LineupDraft } from '#web/features/lineups/use-lineup-draft.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';

/** How often suggestions that are being made are looked for. */
const LOOK_EVERY_MS = 1_000;

/** Shows what the assistant suggests in this intermission, each with its effect on the chance to win; *Apply* puts it into the draft. */
export function Suggestions({
  bench: { gameId, teamId },
  intermission,
  draft,
  roster,
  announce,
}: {
  bench: { gameId: GameId; teamId: TeamId };
  /** The period before it; null: the game goes on. */
  intermission: number | null;
  draft: LineupDraft;
  roster: LineupRoster;
  announce: (words: string) => void;
}) {
  const { t } = useTranslation(['game', 'common']);
  const queries = useQueryClient();
  const input = { id: teamId, gameId };
  const key = api.game.suggestions.queryKey({ input });
  const { data } = useQuery(
    api.game.suggestions.queryOptions({
      input,
      refetchInterval: ({ state }) => (state.data?.data?.isWorking ? LOOK_EVERY_MS : false),
    }),
  );
  // Those of one intermission are of no use in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are why it is read again
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: api.game.suggestions.queryKey({ input: { id: teamId, gameId } }) });
  }, [queries, gameId, teamId, intermission]);
  const ask = useMutation({
    mutationFn: () => client.game.askSuggestions(input),
    onSuccess: (answer) => queries.setQueryData(key, answer),
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
  });
  const now = data?.data;
  if (!now) return null;
  const { left, isWorking, isLate, suggestions } = now;
  const used = t('game:suggestions.used', { used: MAX_ASKED - left, of: MAX_ASKED });
  return (
    <Section title={t('game:suggestions.title')} aside={<Words tone="dim">{used}</Words>}>
      <Stack gap="sm">
        {suggestions === null || isWorking ? (
          <Text aside>{t(isWorking ? 'game:suggestions.working' : 'game:suggestions.hint')}</Text>
        ) : suggestions.length === 0 ? (
          <p>{t('game:suggestions.none')}</p>
        ) : (
          suggestions.map((suggestion) => (
            <Suggested
              key={JSON.stringify(suggestion)}
              {...{ suggestion, draft, roster, announce, isOn: intermission !== null }}
            />
          ))
        )}
        <Row gap="sm">
          <Button
            variant="default"
            disabled={(left === 0 && !isLate) || intermission === null}
            loading={ask.isPending || (isWorking && !isLate)}
            onClick={() => ask.mutate()}
          >
            {t(suggestions === null ? 'game:suggestions.ask' : 'game:suggestions.askAgain')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

function Suggested({
  suggestion: { move, low, high },
  draft,
  roster,
  announce,
  isOn,
}: {
  suggestion: BenchSuggestion;
  draft: LineupDraft;
  roster: LineupRoster;
  announce: (words: string) => void;
  isOn: boolean;
}) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const sentenceOf = useMoveWords(roster);
  const [before, setBefore] = useState<Board | null>(null);
  const isApplied = before !== null && !isSameBoard(before, draft);
  const range = t('suggestions.range', { low: format.signed(low, 1), high: format.signed(high, 1) });
  const sentence = sentenceOf(move);
  const apply = () => {
    const { lineup, tactics, orders } = draft;
    const board = { lineup, tactics, orders };
    draft.load(applied(board, move));
    setBefore(board);
    announce(t('suggestions.applied', { change: sentence }));
  };
  return (
    <Row gap="sm" plate inset="sm" unbroken>
      <Stack gap="none" grow shrinks>
        <span>{sentence}</span>
        <Words tone="dim" size="sm" numeric>
          {range}
        </Words>
      </Stack>
      <Button style={{ flex: 'none' }} variant="default" disabled={isApplied || !isOn} onClick={apply}>
        {t(isApplied ? 'suggestions.done' : 'suggestions.apply')}
        <span className="visually-hidden">: {sentence}</span>
      </Button>
    </Row>
  );
}

/** Returns a change in words. */
function useMoveWords(roster: LineupRoster): (move: BenchMove) => string {
  const { t } = useTranslation('game');
  const { t: lines } = useTranslation(['lineups', 'common']);
  const { t: words, i18n } = useTranslation(['tactics', 'orders', 'common']);
  const nameOf = (id: PlayerId) => {
    const player = roster.views.get(id);
    return player ? playerName(player, 'short') : '';
  };
  return (move) => {
    switch (move.kind) {
      case 'units': {
        const titleOf = (index: number) => {
          const unit = UNITS[move.group][index];
          return unit ? unitTitle(lines, unit) : '';
        };
        return t('suggestions.move.units', { one: titleOf(move.one), other: titleOf(move.other) });
      }
      case 'players':
        return t('suggestions.move.players', { one: nameOf(move.one), other: nameOf(move.other) });
      case 'goalie':
        return t('suggestions.move.goalie', { player: nameOf(move.playerId) });
      case 'tactics': {
        const plan = TACTIC_PRESET_IDS.find((id) => isSameTactics(presetTactics(id), move.tactics)) ?? 'balanced';
        return t('suggestions.move.tactics', { plan: words(`tactics:style.${plan}`) });
      }
      case 'order':
        return t('suggestions.move.order', { order: orderSentence(words, i18n.language, move.order) });
    }
  };
}
