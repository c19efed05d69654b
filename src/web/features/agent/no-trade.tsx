/** The clubs that a player with a clause against trades has named. */
import { Button, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoTradeView } from '#domains/agent/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import { playerName, teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './agent.module.css';
import { useAgentCommand } from './use-agent-command.ts';

function useNoTrade(player: PlayerRef): NoTradeView | null {
  return useQuery(api.agents.noTrade.queryOptions({ input: { id: player.id } })).data?.data ?? null;
}

/** For his agent: names the clubs. Nothing until they are known. */
export function NameClubs({ player }: { player: PlayerRef }) {
  const view = useNoTrade(player);
  if (!view?.mayName) return null;
  const named = view.named.map(({ clubId }) => String(clubId));
  return <Naming key={named.join()} player={player} view={view} named={named} />;
}

function Naming({ player, view, named }: { player: PlayerRef; view: NoTradeView; named: string[] }) {
  const { t } = useTranslation('agent');
  const [chosen, setChosen] = useState(named);
  const save = useAgentCommand(
    (clubIds: number[]) => client.agents.setNoTrade({ id: player.id, clubIds }),
    t('own.namedSaved'),
  );
  const { kind, most, days, choices, isByUser } = view;
  const isLocked = days > 0;
  const isChanged = chosen.join() !== named.join();
  return (
    <div className={css.naming}>
      <MultiSelect
        size="xs"
        label={t(`own.named.${kind}`)}
        aria-label={t(`own.namedOf.${kind}`, { player: playerName(player) })}
        description={isLocked ? t('own.namedLocked', { count: days }) : t('own.namedRule', { count: most })}
        placeholder={chosen.length === 0 ? t(`own.namedHint.${kind}`) : undefined}
        searchable
        maxValues={most}
        disabled={isLocked}
        value={chosen}
        data={choices.map((team) => ({ value: String(team.clubId), label: teamName(team) }))}
        onChange={setChosen}
      />
      {!isLocked && (
        <div className={css.actions}>
          {!isByUser && <span className={css.dim}>{t('own.namedByHimself')}</span>}
          <Button
            size="xs"
            variant="default"
            disabled={!isChanged}
            loading={save.isPending}
            aria-label={t('own.saveNamedOf', { player: playerName(player) })}
            onClick={() => save.mutate(chosen.map(Number))}
          >
            {t('own.saveNamed')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** For the manager of his club; nothing where he may name none. */
export function NoTradeClubs({ player }: { player: PlayerRef }) {
  const { t } = useTranslation('agent');
  const view = useNoTrade(player);
  if (!view) return null;
  const { kind, named, isByUser } = view;
  return (
    <div>
      <p>{t(`noTrade.${kind}${named.length === 0 ? 'None' : ''}`)}</p>
      {named.length > 0 && (
        <ul className={css.clubs}>
          {named.map((team) => (
            <li key={team.id}>
              <TeamLink team={team} />
            </li>
          ))}
        </ul>
      )}
      {isByUser && <p className={css.dim}>{t('noTrade.byUser')}</p>}
    </div>
  );
}
