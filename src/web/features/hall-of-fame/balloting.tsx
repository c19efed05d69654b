import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { MAX_BUILDERS_NAMED, MAX_INDUCTED } from '#domains/hall-of-fame/constants.ts';
import type { BuilderCandidate, HallCandidate } from '#domains/hall-of-fame/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Lines, Row, Text, Words } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { BuilderLines, BuilderName } from './builders.tsx';
import css from './hall.module.css';
import { CareerLines } from './plaque.tsx';

/** Shows this season's candidates, and the user's own ballot. */
export function Balloting() {
  const { t } = useTranslation('hall-of-fame');
  return (
    <Load from={api.hallOfFame.ballot.queryOptions()} skeleton={<LoadingTable rows={8} columns={3} />}>
      {({ data: { season, isOpen, candidates, builders } }) =>
        candidates.length + builders.length === 0 ? (
          <Card>
            <EmptyState icon="star" title={t('ballotEmptyTitle')}>
              {t('ballotEmpty')}
            </EmptyState>
          </Card>
        ) : (
          <Section title={t('ballotTitle', { season })} isFlush>
            <Text inset="md" tone="dim">
              {isOpen ? t('ballotOpen') : t('ballotClosed')}
            </Text>
            <Ballot key={season} candidates={candidates} builders={builders} isOpen={isOpen} />
          </Section>
        )
      }
    </Load>
  );
}

interface Sheet {
  candidates: readonly HallCandidate[];
  builders: readonly BuilderCandidate[];
  isOpen: boolean;
}

function Ballot({ candidates, builders, isOpen }: Sheet) {
  const { t } = useTranslation('hall-of-fame');
  const format = useFormat();
  const [named, setNamed] = useState<readonly number[]>(() =>
    candidates.filter(({ isNamed }) => isNamed).map(({ player }) => player.id),
  );
  const [built, setBuilt] = useState<readonly number[]>(() =>
    builders.filter(({ isNamed }) => isNamed).map(({ id }) => id),
  );
  const cast = useCommand(
    () => client.hallOfFame.vote({ playerIds: [...named], builderIds: [...built] }),
    () => t('saved'),
    [api.hallOfFame.ballot.key()],
  );
  const often = ({ ballot, lastShare }: HallCandidate) => {
    if (ballot === 1) return t('first');
    return lastShare === null
      ? t('againNew', { ballot })
      : t('again', { ballot, share: format.percent(100 * lastShare, 0) });
  };
  return (
    <>
      <Lines>
        {candidates.map((candidate) => {
          const { player, team, facts } = candidate;
          const isNamed = named.includes(player.id);
          return (
            <Row key={player.id} as="li" entry unbroken align="start" gap="md" inset="md">
              <Checkbox
                classNames={{ labelWrapper: css.noLabel }}
                aria-label={t('name', { player: playerName(player) })}
                checked={isNamed}
                disabled={!isOpen || (!isNamed && named.length >= MAX_INDUCTED)}
                onChange={() => setNamed(isNamed ? named.filter((id) => id !== player.id) : [...named, player.id])}
              />
              <div>
                <PlayerLink player={player} face flag /> {team && <TeamLink team={team} name="abbr" />}
                <CareerLines facts={facts} isGoalie={player.position === 'G'} />
                <Text aside>{often(candidate)}</Text>
              </div>
            </Row>
          );
        })}
      </Lines>
      {builders.length > 0 && (
        <>
          <h3 className={css.column}>{t('tab.builders')}</h3>
          <Text inset="md" tone="dim">
            {t('ballotBuilders')}
          </Text>
          <Lines>
            {builders.map((builder) => (
              <Builder
                key={builder.id}
                builder={builder}
                isNamed={built.includes(builder.id)}
                isFixed={!isOpen || (!built.includes(builder.id) && built.length >= MAX_BUILDERS_NAMED)}
                onChange={(isNamed) =>
                  setBuilt(isNamed ? [...built, builder.id] : built.filter((id) => id !== builder.id))
                }
              />
            ))}
          </Lines>
        </>
      )}
      {isOpen && (
        <Row unbroken gap="md" line="top" inset="md">
          <Button loading={cast.isPending} onClick={() => cast.mutate(undefined)}>
            {t('save')}
          </Button>
          <span>{t('named', { count: named.length + built.length })}</span>
        </Row>
      )}
    </>
  );
}

interface BuilderRow {
  builder: BuilderCandidate;
  isNamed: boolean;
  isFixed: boolean;
  onChange: (isNamed: boolean) => void;
}

function Builder({ builder, isNamed, isFixed, onChange }: BuilderRow) {
  const { t } = useTranslation('hall-of-fame');
  const { person, user, facts, ballot } = builder;
  const name = person ? playerName(person) : (user?.name ?? '');
  return (
    <Row as="li" entry unbroken align="start" gap="md" inset="md">
      <Checkbox
        classNames={{ labelWrapper: css.noLabel }}
        aria-label={t('name', { player: name })}
        checked={isNamed}
        disabled={isFixed}
        onChange={() => onChange(!isNamed)}
      />
      <div>
        <BuilderName builder={builder} /> <Words aside>{t(`builder.${facts.kind}`)}</Words>
        <BuilderLines facts={facts} />
        <Text aside>{ballot === 1 ? t('first') : t('againNew', { ballot })}</Text>
      </div>
    </Row>
  );
}
