import { Button, NativeSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AGE_CLASSES, ASSIGNMENT_KINDS, type AssignmentKind } from '#domains/scout/constants.ts';
import type { Destination, ScoutingView, SentScout } from '#domains/scout/contract.ts';
import type { NationId, PlayerId } from '#engine/ids.ts';
import css from '#web/features/job/staff.module.css';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Columns, Row, Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** Returns whether one of these scouts is assigned to the next opponent. */
export function isWatchingOpponents({ scouts }: ScoutingView): boolean {
  return scouts.some(({ assignment }) => assignment?.kind === 'opponent');
}

/** Shows the scouts' current assignments, and sends them elsewhere. */
export function Assignments({ view }: { view: ScoutingView }) {
  const { t } = useTranslation('scout');
  return (
    <Stack>
      {view.scouts.length === 0 ? (
        <EmptyState icon="search" title={t('assign.nobody')}>
          {t('assign.nobodyWords')}
        </EmptyState>
      ) : (
        <Columns min={330}>
          {view.scouts.map((scout) => (
            <Sent key={scout.person.id} scout={scout} isOpen={view.isOpen} />
          ))}
        </Columns>
      )}
      <Section title={t('assign.how')}>{t('assign.howWords')}</Section>
    </Stack>
  );
}

function Sent({ scout, isOpen }: { scout: SentScout; isOpen: boolean }) {
  const { t } = useTranslation(['scout', 'job']);
  const { person, role, looks, players, looksANight, assignment } = scout;
  const name = playerName(person);
  const recall = useCommand(client.scouts.recall, () => t('scout:assign.recalled', { name }), [api.scouts.key()]);
  return (
    <Section title={role ? t(`job:title.${role}`) : t('scout:assign.own')}>
      <Row unbroken gap="md" align="start">
        <PersonFace person={person} width={56} isDecoration />
        <Stack gap="xs" grow>
          <PersonLink person={person} flag />
          <span className={css.dim}>{t('scout:assign.pace', { count: looksANight })}</span>
          <span className={css.dim}>
            {t('scout:assign.seen', { count: looks, prospects: t('scout:prospects', { count: players }) })}
          </span>
        </Stack>
      </Row>
      <p className={css.duty}>
        <Where assignment={assignment} />
      </p>
      {isOpen ? <Form scout={scout} /> : <p className={css.dim}>{t('scout:assign.over')}</p>}
      {assignment && (
        <Row gap="sm" top="sm">
          <Button
            size="xs"
            variant="default"
            loading={recall.isPending}
            onClick={() => recall.mutate({ id: person.id })}
          >
            {t('scout:assign.recall')}
          </Button>
        </Row>
      )}
    </Section>
  );
}

function Where({ assignment }: Pick<SentScout, 'assignment'>) {
  const { t } = useTranslation('scout');
  const format = useFormat();
  const world = useWorldIfLoaded();
  if (!assignment) return t('assign.rounds');
  const { kind, age, player, since, cost } = assignment;
  const nation = world?.nations.find(({ id }) => id === assignment.nationId)?.name ?? '';
  const where = t(`assign.at.${kind}`, { nation, age: age ?? '', player: player ? playerName(player) : '' });
  return `${where} ${t('assign.since', { day: since })}${cost > 0 ? ` ${t('assign.cost', { money: format.money(cost) })}` : ''}`;
}

/** A form for a scout's assignment. */
function Form({ scout: { person, role, assignment } }: { scout: SentScout }) {
  const { t } = useTranslation('scout');
  const world = useWorldIfLoaded();
  const [kind, setKind] = useState<AssignmentKind>(assignment?.kind ?? 'nation');
  const [nationId, setNation] = useState(assignment?.nationId ?? person.nationId);
  const [age, setAge] = useState<(typeof AGE_CLASSES)[number]>(AGE_CLASSES[0]);
  const [playerId, setPlayer] = useState(assignment?.player?.id ?? null);
  const rankings = useQuery(api.draft.rankings.queryOptions({ input: {}, enabled: kind === 'player' }));
  const said = t('assign.sent', { name: playerName(person) });
  const send = useCommand(client.scouts.assign, () => said, [api.scouts.key()]);
  const destination = destinationOf(kind, { nationId, age, playerId });
  return (
    <Stack
      as="form"
      gap="md"
      onSubmit={sends(() => {
        if (destination) send.mutate({ id: person.id, destination });
      })}
    >
      <NativeSelect
        label={t('assign.kind')}
        value={kind}
        data={ASSIGNMENT_KINDS.filter((value) => value !== 'opponent' || role !== null).map((value) => ({
          value,
          label: t(`assign.kinds.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) => setKind(ASSIGNMENT_KINDS.find((one) => one === value) ?? kind)}
      />
      {kind === 'nation' && (
        <NativeSelect
          label={t('assign.nation')}
          value={String(nationId)}
          data={(world?.nations ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget: { value } }) => setNation(Number(value))}
        />
      )}
      {kind === 'age' && (
        <NativeSelect
          label={t('assign.age')}
          value={String(age)}
          data={AGE_CLASSES.map((value) => ({ value: String(value), label: String(value) }))}
          onChange={({ currentTarget: { value } }) => setAge(AGE_CLASSES.find((one) => String(one) === value) ?? age)}
        />
      )}
      {kind === 'player' && (
        <Select
          label={t('assign.player')}
          placeholder={t('assign.playerHint')}
          searchable
          value={playerId === null ? null : String(playerId)}
          data={(rankings.data?.data.amateurs ?? []).map(({ rank, player }) => ({
            value: String(player.id),
            label: t('assign.prospect', { rank, player: playerName(player), position: player.position }),
          }))}
          onChange={(value) => setPlayer(value === null ? null : Number(value))}
        />
      )}
      <Button type="submit" size="xs" disabled={!destination} loading={send.isPending}>
        {t('assign.send')}
      </Button>
    </Stack>
  );
}

function destinationOf(
  kind: AssignmentKind,
  { nationId, age, playerId }: { nationId: NationId; age: (typeof AGE_CLASSES)[number]; playerId: PlayerId | null },
): Destination | null {
  if (kind === 'nation') return { kind, nationId };
  if (kind === 'age') return { kind, age };
  if (kind === 'opponent') return { kind };
  return playerId === null ? null : { kind, playerId };
}
