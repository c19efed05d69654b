import { Button, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MentionKind } from '#domains/discussion/rules/markup.ts';
import type { QuickFound } from '#domains/search/contract.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Row, Text, Words } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import type { Named } from './mention.tsx';

export interface InsertProps {
  insert: (what: string, isOwnLine: boolean) => void;
  /** Called with newly found names. */
  onNamed: (found: Partial<Named>) => void;
}

/** A subject that can be mentioned. */
interface Hit {
  of: MentionKind;
  id: number;
  label: string;
  /** Its kind, if the name does not tell it. */
  what?: string;
  named?: Partial<Named>;
}

const MIN_LETTERS = 2;
/** Maximum matches among leagues and among nations; for others the search sets it. */
const MAX_OF_WORLD = 4;

/** Lists matches for a typed name, each as a button that inserts the mention. */
export function Mentions({ insert, onNamed }: InsertProps) {
  const { t } = useTranslation('article');
  const [name, setName] = useState('');
  const asked = name.trim();
  const isAsked = asked.length >= MIN_LETTERS;
  const query = useQuery({
    ...api.search.quick.queryOptions({ input: { name: asked }, placeholderData: keepPreviousData }),
    enabled: isAsked,
  });
  const ofWorld = useWorldHits(isAsked ? asked : '');
  const ofSearch = useFoundHits(isAsked ? query.data?.data : undefined);
  const hits = [...ofSearch, ...ofWorld];
  return (
    <div>
      <TextInput
        label={t('editor.find')}
        description={t('editor.findHint')}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        autoComplete="off"
      />
      {isAsked && (query.data || hits.length > 0) && (
        <Row as="ul" gap="sm" top="sm" aria-label={t('editor.results')}>
          {hits.map(({ of, id, label, what, named }) => (
            <li key={`${of} ${id}`}>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  if (named) onNamed(named);
                  insert(`[[${of}:${id}]]`, false);
                  setName('');
                }}
              >
                {label}
                {what && (
                  <Words apart tone="dim" light>
                    {what}
                  </Words>
                )}
              </Button>
            </li>
          ))}
          {hits.length === 0 && (
            <Text as="li" aside>
              {t('editor.nothingFound')}
            </Text>
          )}
        </Row>
      )}
    </div>
  );
}

function useFoundHits(found: QuickFound | undefined): Hit[] {
  const { t } = useTranslation(['article', 'layout', 'game', 'common']);
  if (!found) return [];
  const { players, teams, persons, users, games } = found;
  return [
    ...players.map(
      ({ player }): Hit => ({
        of: 'player',
        id: player.id,
        label: playerName(player),
        what: player.position,
        named: { players: [player] },
      }),
    ),
    ...teams.map((team): Hit => ({ of: 'team', id: team.id, label: teamName(team), named: { teams: [team] } })),
    ...persons.map(
      (person): Hit => ({
        of: 'person',
        id: person.id,
        label: playerName(person),
        what: t(`layout:person.kind.${person.kind}`),
        named: { persons: [person] },
      }),
    ),
    ...users.map(
      (user): Hit => ({
        of: 'user',
        id: user.id,
        label: user.name,
        what: t('article:editor.what.user'),
        named: { users: [user] },
      }),
    ),
    ...games.map(
      (game): Hit => ({
        of: 'game',
        id: game.id,
        label: t('game:title', { away: teamName(game.away, 'city'), home: teamName(game.home, 'city') }),
        what: t('common:dayNumber', { day: game.day }),
        named: { games: [game] },
      }),
    ),
  ];
}

/** Returns matching leagues, nations and federations. */
function useWorldHits(asked: string): Hit[] {
  const { t } = useTranslation('article');
  const world = useWorldIfLoaded();
  if (!world || asked === '') return [];
  const words = folded(asked);
  const isCalledSo = ({ name }: { name: string }) =>
    folded(name)
      .split(' ')
      .some((_, from, parts) => parts.slice(from).join(' ').startsWith(words));
  return [
    ...world.leagues
      .filter(isCalledSo)
      .slice(0, MAX_OF_WORLD)
      .map(({ id, name, level }): Hit => ({ of: 'league', id, label: name, what: level })),
    ...world.nations
      .filter(isCalledSo)
      .slice(0, MAX_OF_WORLD)
      .flatMap(({ id, name }): Hit[] => [
        { of: 'nation', id, label: name, what: t('editor.what.nation') },
        { of: 'federation', id, label: name, what: t('editor.what.federation') },
      ]),
  ];
}
