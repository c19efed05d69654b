/** The form in which an agent names clubs for a player with a no-trade clause. */

import { Button, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import type { NoTradeView } from '#domains/agent/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Words } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import css from './agent.module.css';
import { useNoTrade } from './no-trade-clubs.tsx';
import { useAgentCommand } from './use-agent-command.ts';

/** Lets the player's agent name the clubs; shows nothing until they are loaded. */
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
    (clubIds: ClubId[]) => client.agents.setNoTrade({ id: player.id, clubIds }),
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
        <Row gap="md" close>
          {!isByUser && (
            <Words wide tone="dim">
              {t('own.namedByHimself')}
            </Words>
          )}
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
        </Row>
      )}
    </div>
  );
}
