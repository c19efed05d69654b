import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_DAYS, MAX_OPEN, RUMOR_KINDS, type RumorKind } from '#domains/rumor/constants.ts';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';

const MIN_LETTERS = 2;
const DAYS = Array.from({ length: MAX_DAYS }, (_, index) => String(index + 1));

/** A form for rumors from reporters with a desk. */
export function TellRumor() {
  const { t } = useTranslation('rumor');
  const [kind, setKind] = useState<RumorKind>('signing');
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [team, setTeam] = useState<TeamRef | null>(null);
  const [days, setDays] = useState(DAYS.at(-1) ?? '1');
  const tell = useCommand(client.rumors.tell, () => t('form.told'), [
    api.rumors.key(),
    api.reporters.key(),
    api.news.key(),
  ]);
  const asksPlayer = kind !== 'firing';
  const asksTeam = kind !== 'trade';
  const isReady = (!asksPlayer || player !== null) && (!asksTeam || team !== null);
  return (
    <Section title={t('form.title')}>
      <Stack
        as="form"
        gap="md"
        onSubmit={sends(() => {
          const playerId = asksPlayer ? (player?.id ?? null) : null;
          const teamId = asksTeam ? (team?.id ?? null) : null;
          tell.mutate(
            { kind, playerId, teamId, days: Number(days) },
            {
              onSuccess: () => {
                setPlayer(null);
                setTeam(null);
              },
            },
          );
        })}
      >
        <Text aside>{t('form.hint', { max: MAX_OPEN })}</Text>
        <NativeSelect
          label={t('form.kind')}
          value={kind}
          data={RUMOR_KINDS.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setKind(RUMOR_KINDS.find((known) => known === value) ?? 'signing')
          }
        />
        {asksPlayer && (
          <Choice
            label={t('form.findPlayer')}
            results={t('form.players')}
            chosen={player && playerName(player)}
            options={({ players }) =>
              players.map(({ player: one }) => ({
                id: one.id,
                name: playerName(one),
                choose: () => setPlayer(one),
              }))
            }
          />
        )}
        {asksTeam && (
          <Choice
            label={t('form.findTeam')}
            results={t('form.teams')}
            chosen={team && teamName(team)}
            options={({ teams }) =>
              teams.map((one) => ({ id: one.id, name: teamName(one), choose: () => setTeam(one) }))
            }
          />
        )}
        <NativeSelect
          label={t('form.days')}
          value={days}
          data={DAYS}
          onChange={({ currentTarget: { value } }) => setDays(value)}
        />
        <div>
          <Button type="submit" loading={tell.isPending} disabled={!isReady}>
            {t('form.tell')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

type Found = Awaited<ReturnType<typeof client.search.quick>>['data'];

interface Option {
  id: number;
  name: string;
  choose: () => void;
}

/** Chooses a player or a team by name. @param chosen its name; null: none yet */
function Choice(props: {
  label: string;
  results: string;
  chosen: string | null;
  options: (found: Found) => readonly Option[];
}) {
  const { label, results, chosen, options } = props;
  const { t } = useTranslation('rumor');
  const [name, setName] = useState('');
  const asked = name.trim();
  const isAsked = asked.length >= MIN_LETTERS;
  const query = useQuery({
    ...api.search.quick.queryOptions({ input: { name: asked }, placeholderData: keepPreviousData }),
    enabled: isAsked,
  });
  const found = isAsked && query.data ? options(query.data.data) : [];
  return (
    <Stack gap="md">
      <TextInput
        label={label}
        value={name}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      {found.length > 0 && (
        <Row as="fieldset" gap="sm" aria-label={results}>
          {found.map((option) => (
            <Button
              key={option.id}
              size="compact-sm"
              variant="default"
              onClick={() => {
                option.choose();
                setName('');
              }}
            >
              {option.name}
            </Button>
          ))}
        </Row>
      )}
      {chosen !== null && <p>{t('form.chosen', { name: chosen })}</p>}
    </Stack>
  );
}
