import { SegmentedControl } from '@mantine/core';
import type { CompetitionView, StageView } from '#domains/director/contract.ts';
import type { EntryId } from '#engine/ids.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bracket, type BracketEntry } from './bracket.tsx';
import { GroupTable } from './group-table.tsx';
import { RoundsList } from './rounds-list.tsx';

type Entries = ReadonlyMap<EntryId, BracketEntry>;

/** Returns the participants of a competition by entry, as tables and brackets name them. */
export function entriesOf({ entries }: CompetitionView): Map<EntryId, BracketEntry> {
  return new Map(entries.map(({ id, team, seed }) => [id, { team, seed: seed ?? 0 }]));
}

/** Shows a competition: one of its stages, with all its groups or one; both are in the URL. */
export function CompetitionStages({ competition, label }: { competition: CompetitionView; label: string }) {
  const { t } = useTranslation('competition');
  const setSearch = useSetSearch();
  const asked = useSearchNumber('stage');
  const { stages } = competition;
  const entries = entriesOf(competition);
  const index = asked !== undefined && asked <= stages.length ? asked - 1 : stages.length - 1;
  const stage = stages[index];
  const group = useGroup(stage?.tables.length ?? 0);
  if (!stage) return null;
  return (
    <>
      {(stages.length > 1 || stage.tables.length > 1) && (
        <Row gap="sm" bottom="lg">
          {stages.length > 1 && (
            <SegmentedControl
              aria-label={t('stages')}
              value={String(index + 1)}
              data={stages.map(({ format }, place) => ({ value: String(place + 1), label: t(`format.${format}`) }))}
              onChange={(value) => setSearch({ stage: value, group: undefined })}
            />
          )}
          {stage.tables.length > 1 && <GroupSelect groups={stage.tables.length} />}
        </Row>
      )}
      <StageDrawn stage={stage} entries={entries} label={label} group={group} />
      <Games stage={stage} entries={entries} />
    </>
  );
}

interface StageDrawnProps {
  stage: StageView;
  entries: Entries;
  label: string;
  /** The only group to show, from 1; otherwise all of them. */
  group?: number | undefined;
}

/** Draws a stage of a competition: the tables of its groups, or its bracket. */
export function StageDrawn({ stage, entries, label, group }: StageDrawnProps) {
  const { t } = useTranslation('competition');
  if (stage.tables.length > 0) return <Tables stage={stage} entries={entries} group={group} />;
  return (
    <Section title={t(`format.${stage.format}`)}>
      <Bracket pairings={stage.pairings} entries={entries} label={label} />
    </Section>
  );
}

function GroupSelect({ groups }: { groups: number }) {
  const { t } = useTranslation('competition');
  const group = useGroup(groups);
  const setSearch = useSetSearch();
  return (
    <SegmentedControl
      aria-label={t('groups')}
      value={String(group ?? '')}
      data={[
        { value: '', label: t('allGroups') },
        ...Array.from({ length: groups }, (_, index) => ({ value: String(index + 1), label: letterOf(index) })),
      ]}
      onChange={(value) => setSearch({ group: value === '' ? undefined : value })}
    />
  );
}

/** Returns the selected group, from 1; undefined: all of them. */
function useGroup(groups: number): number | undefined {
  const asked = useSearchNumber('group');
  return asked !== undefined && asked <= groups ? asked : undefined;
}

function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

function Tables({ stage, entries, group: chosen }: Omit<StageDrawnProps, 'label'>) {
  const { t } = useTranslation('competition');
  return stage.tables.map((rows, index) => {
    if (chosen !== undefined && chosen !== index + 1) return null;
    const title = stage.tables.length > 1 ? t('group', { group: letterOf(index) }) : t(`format.${stage.format}`);
    return (
      <Section key={title} title={title} isFlush>
        <GroupTable rows={rows} entries={entries} advancing={stage.advancing} label={title} />
        {stage.advancing !== null && (
          <Text inset="md" aside>
            {t('advance', { count: stage.advancing })}
          </Text>
        )}
        {stage.isCutShort && (
          <Text inset="md" aside>
            {t('cutShort', { count: Math.max(0, ...stage.pairings.map(({ round }) => round)) })}
          </Text>
        )}
      </Section>
    );
  });
}

function Games({ stage, entries }: { stage: StageView; entries: Entries }) {
  const { t } = useTranslation('competition');
  const chosen = useGroup(stage.tables.length);
  const pairings = stage.pairings.filter(({ group }) => chosen === undefined || group === chosen - 1);
  return (
    <Section title={t('games')}>
      <RoundsList pairings={pairings} entries={entries} />
    </Section>
  );
}
