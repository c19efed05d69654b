import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RosterPlayerView } from '#domains/shapes.ts';
import type { Skill } from '#engine/player/skills.ts';
import { SkillMark } from '#web/features/player/skill-mark.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Box, Stack } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './roster.module.css';

interface Line {
  id: string;
  label: string;
  /** Higher is better; null is left out of the comparison, and a line of nulls compares nothing. */
  value: (player: RosterPlayerView) => number | null;
  cell: (player: RosterPlayerView) => ReactNode;
}

/** Compares up to three players side by side; the best value of each line is highlighted. */
export function Comparison({ players, onClear }: { players: readonly RosterPlayerView[]; onClear: () => void }) {
  const { t } = useTranslation('club');
  const lines = useLines(players);
  return (
    <Section
      title={t('roster.compareTitle')}
      isFlush
      aside={
        <Button variant="default" size="xs" onClick={onClear}>
          {t('roster.clearCompare')}
        </Button>
      }
    >
      <Box as="section" scrolls tabIndex={0} aria-label={t('roster.compareTable')}>
        <table className={css.compare}>
          <thead>
            <tr>
              <td />
              {players.map((player) => (
                <th key={player.id} scope="col">
                  <Stack as="span" gap="xs" justify="center">
                    <Face player={player} width={56} isDecoration />
                    <PlayerLink player={player} flag />
                  </Stack>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, label, value, cell }) => {
              const best = Math.max(...players.map((player) => value(player) ?? Number.NEGATIVE_INFINITY));
              const isContest = players.length > 1 && players.some((player) => value(player) !== best);
              return (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  {players.map((player) => (
                    <td key={player.id} data-best={(isContest && value(player) === best) || undefined}>
                      {cell(player)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Box>
    </Section>
  );
}

function useLines(players: readonly RosterPlayerView[]): Line[] {
  const { t } = useTranslation(['club', 'skills', 'stats']);
  const format = useFormat();
  const names = new Set(players.flatMap((player) => player.skills.map((skill) => skill.id)));
  const plain = (id: string, label: string, words: (player: RosterPlayerView) => ReactNode): Line => ({
    id,
    label,
    value: () => null,
    cell: words,
  });
  return [
    {
      id: 'overall',
      label: t('club:roster.column.overallTitle'),
      value: ({ overall }) => overall,
      cell: ({ overall }) => <RatingPill rating={overall} />,
    },
    plain('position', t('club:roster.column.position'), ({ positions }) => positions.join(' ')),
    plain('age', t('club:roster.column.age'), ({ age }) => age),
    plain('height', t('club:roster.height'), ({ heightCm }) => t('club:roster.heightValue', { cm: heightCm })),
    plain('weight', t('club:roster.weight'), ({ weightKg }) => t('club:roster.weightValue', { kg: weightKg })),
    ...[...names].map((id): Line => {
      const find = (player: RosterPlayerView) => player.skills.find((skill) => skill.id === id);
      return {
        id,
        // The server sends only the engine's skills.
        label: t(`skills:name.${id as Skill}`),
        value: (player) => find(player)?.value ?? null,
        cell: (player) => {
          const skill = find(player);
          return skill ? <SkillMark skill={skill} /> : '–';
        },
      };
    }),
    {
      id: 'points',
      label: t('stats:name.points'),
      value: ({ season }) => season?.points ?? null,
      cell: ({ season }) => season?.points ?? '–',
    },
    plain('salary', t('club:roster.column.salary'), ({ contract }) =>
      contract ? `${format.shortMoney(contract.salary)} · ${contract.to}` : '–',
    ),
  ];
}
