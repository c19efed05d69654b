import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_CONTRACTS, MAX_KEPT_OPEN } from '#domains/contracts/constants.ts';
import type { AssistantView } from '#domains/free-agency/contract/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './frenzy.module.css';

const RESIGNS = ['nobody', 'needed', 'everybody'] as const;

/** Shows what the assistant may do with expiring contracts, and lists them. */
export function AssistantCard({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('free-agency');
  const query = useQuery(api.freeAgency.assistant.queryOptions({ input: { id: teamId } }));
  return (
    <Section title={t('assistant.title')}>
      <Loaded query={query} skeleton={<LoadingTable rows={4} columns={3} />}>
        {({ data }) => <Limits key={JSON.stringify(data)} limits={data} teamId={teamId} />}
      </Loaded>
    </Section>
  );
}

function Limits({ limits, teamId }: { limits: AssistantView; teamId: TeamId }) {
  const { t } = useTranslation(['free-agency', 'common']);
  const [resigns, setResigns] = useState(limits.resigns);
  const [maxSalary, setMaxSalary] = useState(limits.maxSalary);
  const [handsOff, setHandsOff] = useState<readonly number[]>(limits.handsOff);
  const [fills, setFills] = useState(limits.fills);
  const [keepsOpen, setKeepsOpen] = useState(limits.keepsOpen);
  const save = useCommand(
    () => client.freeAgency.instruct({ id: teamId, resigns, maxSalary, handsOff: [...handsOff], fills, keepsOpen }),
    () => t('free-agency:assistant.saved'),
    [api.freeAgency.assistant.key()],
  );
  const leave = (id: number, isLeft: boolean) =>
    setHandsOff((before) => (isLeft ? [...before, id] : before.filter((other) => other !== id)));
  return (
    <form onSubmit={sends(() => save.mutate())}>
      <Text bottom="md" tone="dim">
        {t('free-agency:assistant.hint', { day: limits.actsOnDay })}
      </Text>
      <Row gap="md" align="end">
        <NativeSelect
          label={t('free-agency:assistant.resigns')}
          value={resigns}
          data={RESIGNS.map((value) => ({ value, label: t(`free-agency:assistant.who.${value}`) }))}
          onChange={({ currentTarget: { value } }) => setResigns(RESIGNS.find((each) => each === value) ?? 'needed')}
        />
        <NumberField
          label={t('free-agency:assistant.maxSalary')}
          kind="money"
          min={0}
          max={100_000_000}
          step={50_000}
          value={maxSalary}
          onChange={setMaxSalary}
        />
        <Checkbox
          label={t('free-agency:assistant.fills')}
          description={t('free-agency:assistant.fillsHint')}
          checked={fills}
          onChange={({ currentTarget: { checked } }) => setFills(checked)}
        />
        <NativeSelect
          label={t('free-agency:assistant.keepsOpen')}
          description={t('free-agency:assistant.keepsOpenHint')}
          value={keepsOpen}
          disabled={!fills}
          data={Array.from({ length: MAX_KEPT_OPEN + 1 }, (_, count) => String(count))}
          onChange={({ currentTarget: { value } }) => setKeepsOpen(Number(value))}
        />
        <Button type="submit" loading={save.isPending}>
          {t('free-agency:assistant.save')}
        </Button>
      </Row>
      <OwnContracts
        title={t('free-agency:assistant.ending', { count: limits.ending.length })}
        rows={limits.ending}
        handsOff={handsOff}
        onLeave={leave}
      />
      <OwnContracts
        title={t('free-agency:assistant.running', { count: limits.running.length })}
        hint={t('free-agency:assistant.runningHint', { max: MAX_CONTRACTS })}
        rows={limits.running}
        handsOff={handsOff}
        onLeave={leave}
      />
    </form>
  );
}

interface OwnContractsProps {
  title: string;
  hint?: string;
  rows: AssistantView['ending'];
  handsOff: readonly number[];
  onLeave: (id: number, isLeft: boolean) => void;
}

/** Lists contracts, each with a checkbox that puts the player off limits to the assistant. */
function OwnContracts({ title, hint, rows, handsOff, onLeave }: OwnContractsProps) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <details className={css.ending}>
      <summary>{title}</summary>
      {hint && <Text tone="dim">{hint}</Text>}
      <ul className={css.people}>
        {rows.map(({ player, level, age, salary }) => (
          <li key={player.id}>
            <Row gap="sm">
              <Row as="span" unbroken gap="sm" fills>
                <PlayerLink player={player} name="fit" face flag />
                {t('assistant.man', { position: player.position, level, age, salary: format.shortMoney(salary) })}
              </Row>
              <Checkbox
                checked={handsOff.includes(player.id)}
                onChange={({ currentTarget: { checked } }) => onLeave(player.id, checked)}
                label={
                  <>
                    {t('assistant.leave')}
                    <span className="visually-hidden">
                      {' '}
                      {player.firstname} {player.lastname}
                    </span>
                  </>
                }
              />
            </Row>
          </li>
        ))}
      </ul>
    </details>
  );
}
