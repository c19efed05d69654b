import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { MAX_POSITION_WEIGHT, MAX_RANKED } from '#domains/draft/constants.ts';
import type { AmateurView, BoardView } from '#domains/draft/contract/shapes.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Columns, MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { BandCell } from './amateur-columns.tsx';
import css from './draft.module.css';
import { NoClub } from './no-club.tsx';
import { moved } from './ranking.ts';

/** How many amateurs are offered for the list. */
const OFFERED = 60;

/** Edits the user's draft list: wanted amateurs in order, and what counts for those who are not on it. */
export function PreferencesTab() {
  const hasClub = (useUser()?.teamId ?? null) !== null;
  if (!hasClub) return <NoClub />;
  return (
    <Load from={api.draft.board.queryOptions({ enabled: hasClub })} skeleton={<LoadingTable rows={20} columns={4} />}>
      {/* A new version begins a new draft of the list. */}
      {({ data }) => <Preferences key={`${data.season}/${data.version}`} board={data} />}
    </Load>
  );
}

function Preferences({ board }: { board: BoardView }) {
  const { t } = useTranslation(['draft', 'common']);
  const [ranking, setRanking] = useState<readonly number[]>(board.ranking);
  const [risk, setRisk] = useState(board.risk);
  const [positions, setPositions] = useState(board.positions);
  const save = useSaveBoard();
  const byId = new Map(board.prospects.map((amateur) => [amateur.player.id, amateur]));
  const listed = new Set(ranking);
  const others = board.prospects.filter(({ player, taken }) => taken === null && !listed.has(player.id));
  const isChanged = ranking !== board.ranking || risk !== board.risk || positions !== board.positions;
  return (
    <MainAndSide>
      <Stack>
        <Section
          title={t('draft:list')}
          aside={
            <Button
              size="xs"
              loading={save.isPending}
              disabled={!isChanged}
              onClick={() => save.mutate({ version: board.version, ranking: [...ranking], risk, positions })}
            >
              {t('draft:save')}
            </Button>
          }
        >
          <Text tone="dim">{t('draft:listWords')}</Text>
          <RankedList ranking={ranking} byId={byId} onChange={setRanking} />
        </Section>
      </Stack>
      <Stack>
        <Section title={t('draft:weights')}>
          <Stack>
            <div>
              <label htmlFor="draft-risk">{t('draft:risk')}</label>
              <input
                id="draft-risk"
                type="range"
                className={css.range}
                min={0}
                max={100}
                step={5}
                value={risk}
                onChange={(event) => setRisk(Number(event.currentTarget.value))}
              />
              <Row unbroken justify="between" aside>
                <span>{t('draft:safe')}</span>
                <span>{t('draft:bold')}</span>
              </Row>
            </div>
            <Columns min={110} gap="sm">
              {POSITIONS.map((position) => (
                <NumberField
                  key={position}
                  size="xs"
                  label={t(`common:position.${position}`)}
                  min={-MAX_POSITION_WEIGHT}
                  max={MAX_POSITION_WEIGHT}
                  value={positions[position] ?? 0}
                  onChange={(value) => setPositions({ ...positions, [position]: value })}
                />
              ))}
            </Columns>
          </Stack>
        </Section>
        <Section title={t('draft:scouts')}>
          <ol className={css.offered} aria-label={t('draft:scouts')}>
            {others.slice(0, OFFERED).map((amateur) => (
              <li key={amateur.player.id}>
                <Amateur amateur={amateur} />
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={ranking.length >= MAX_RANKED}
                  aria-label={t('draft:add', { player: playerName(amateur.player) })}
                  onClick={() => setRanking([...ranking, amateur.player.id])}
                >
                  +
                </Button>
              </li>
            ))}
          </ol>
        </Section>
      </Stack>
    </MainAndSide>
  );
}

interface RankedListProps {
  ranking: readonly number[];
  byId: ReadonlyMap<number, AmateurView>;
  onChange: (ranking: readonly number[]) => void;
}

/** The list in order: names are moved by dragging or with buttons. */
function RankedList({ ranking, byId, onChange }: RankedListProps) {
  const { t } = useTranslation('draft');
  const [dragged, setDragged] = useState<number | null>(null);
  if (ranking.length === 0) return <p>{t('emptyList')}</p>;
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null) onChange(moved(ranking, dragged, to));
    setDragged(null);
  };
  return (
    <ol className={css.ranked} aria-label={t('list')}>
      {ranking.map((id, index) => {
        const amateur = byId.get(id);
        if (!amateur) return null;
        const player = playerName(amateur.player);
        return (
          <li
            key={id}
            draggable
            data-dragged={dragged === index || undefined}
            data-taken={amateur.taken !== null || undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, index)}
          >
            <span className={css.spot}>{index + 1}</span>
            <Amateur amateur={amateur} />
            <Row as="span" unbroken gap="xs">
              <Button
                size="compact-xs"
                variant="default"
                disabled={index === 0}
                aria-label={t('up', { player })}
                onClick={() => onChange(moved(ranking, index, index - 1))}
              >
                <Icon name="up" size={14} />
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                disabled={index === ranking.length - 1}
                aria-label={t('down', { player })}
                onClick={() => onChange(moved(ranking, index, index + 1))}
              >
                <Icon name="down" size={14} />
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('remove', { player })}
                onClick={() => onChange(ranking.filter((other) => other !== id))}
              >
                <Icon name="close" size={14} />
              </Button>
            </Row>
          </li>
        );
      })}
    </ol>
  );
}

function Amateur({ amateur: { player, potential, rank } }: { amateur: AmateurView }) {
  const { t } = useTranslation('draft');
  return (
    <span className={css.amateur}>
      <PlayerLink player={player} name="fit" face flag />
      <Words tone="dim">{t('about', { position: player.position, rank })}</Words>
      <BandCell band={potential} />
    </span>
  );
}

function useSaveBoard() {
  const { t } = useTranslation(['draft', 'common']);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wishes: Parameters<typeof client.draft.saveBoard>[0]) => client.draft.saveBoard(wishes),
    onSuccess: (answer) => {
      queries.setQueryData(api.draft.board.queryKey(), answer);
      alert('success', t('draft:saved'));
    },
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
  });
}
