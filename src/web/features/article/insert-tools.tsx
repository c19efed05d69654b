import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type EmbedKind, GAME_EMBEDS, LEAGUE_EMBEDS } from '#domains/discussion/rules/markup.ts';
import type { GameRef, PlayerRef } from '#domains/shapes.ts';
import { useDraft, useDraftLeague } from '#web/features/draft/use-draft.tsx';
import { type InsertProps, Mentions } from '#web/features/markup/mention-search.tsx';
import { usePickName, usePickSpot } from '#web/features/trade/pick-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock, useWorldIfLoaded } from '#web/lib/world.ts';
import { Row } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';

const reference = (of: EmbedKind, id: number) => `[[${of}:${id}]]`;

interface Props extends InsertProps {
  /** Players mentioned in the article, whose seasons can be drawn. */
  players: readonly PlayerRef[];
}

/** Offers what can be inserted into an article: mentions, games of the day, standings, seasons of players, cups and picks. */
export default function InsertTools({ players, ...props }: Props) {
  return (
    <>
      <Mentions {...props} />
      <Row gap="sm" align="end">
        <Games insert={props.insert} />
      </Row>
      <Row gap="sm" align="end">
        <OfLeague insert={props.insert} />
        <Points insert={props.insert} players={players} />
      </Row>
      <Row gap="sm" align="end">
        <Cups insert={props.insert} />
        <Picks insert={props.insert} />
      </Row>
    </>
  );
}

/** The games of the user's league today and the day before. */
function Games({ insert }: Pick<InsertProps, 'insert'>) {
  const { t } = useTranslation(['article', 'game']);
  const leagueId = useLeagueId();
  const day = useClock()?.day;
  const ofDay = (asked: number) =>
    api.game.scores.queryOptions({
      input: { day: Math.max(1, asked), ...(leagueId !== null && { leagueId }) },
      enabled: day !== undefined,
    });
  const yesterday = useQuery(ofDay((day ?? 1) - 1));
  const today = useQuery(ofDay(day ?? 1));
  const shown = [...(yesterday.data?.data ?? []), ...(today.data?.data ?? [])];
  const games = [...new Map(shown.map((game) => [game.id, game])).values()];
  const [chosen, setChosen] = useState('');
  const [drawn, setDrawn] = useState<(typeof GAME_EMBEDS)[number]>('game');
  const gameId = chosen || String(games[0]?.id ?? '');
  if (games.length === 0) return null;
  const label = ({ home, away, homeScore, awayScore }: GameRef) =>
    homeScore === null || awayScore === null
      ? t('game:title', { away: away.abbr, home: home.abbr })
      : t('game:score', { away: away.abbr, awayScore, home: home.abbr, homeScore });
  return (
    <>
      <NativeSelect
        label={t('editor.game')}
        value={gameId}
        data={games.map((game) => ({ value: String(game.id), label: label(game) }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <NativeSelect
        label={t('editor.drawn')}
        value={drawn}
        data={GAME_EMBEDS.map((value) => ({ value, label: t(`article:editor.drawing.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setDrawn(GAME_EMBEDS.find((each) => each === value) ?? 'game')}
      />
      <Button variant="default" onClick={() => insert(reference(drawn, Number(gameId)), true)}>
        {t('editor.addGame')}
      </Button>
    </>
  );
}

/** The standings of a league, or the bracket of its playoffs. */
function OfLeague({ insert }: Pick<InsertProps, 'insert'>) {
  const { t } = useTranslation('article');
  const world = useWorldIfLoaded();
  const own = useLeagueId();
  const [chosen, setChosen] = useState('');
  const [drawn, setDrawn] = useState<(typeof LEAGUE_EMBEDS)[number]>('standings');
  const leagueId = Number(chosen) || own;
  if (!world || leagueId === null) return null;
  return (
    <>
      <NativeSelect
        label={t('editor.league')}
        value={String(leagueId)}
        data={world.leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <NativeSelect
        label={t('editor.drawn')}
        value={drawn}
        data={LEAGUE_EMBEDS.map((value) => ({ value, label: t(`editor.drawing.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setDrawn(LEAGUE_EMBEDS.find((each) => each === value) ?? 'standings')
        }
      />
      <Button variant="default" onClick={() => insert(reference(drawn, leagueId), true)}>
        {t('editor.addOfLeague')}
      </Button>
    </>
  );
}

/** A select that inserts an item of a list by its id. */
function Choice({
  insert,
  of,
  label,
  add,
  data,
}: Pick<InsertProps, 'insert'> & {
  of: EmbedKind;
  label: string;
  add: string;
  data: readonly { value: string; label: string }[];
}) {
  const [chosen, setChosen] = useState('');
  const id = data.find(({ value }) => value === chosen)?.value ?? data[0]?.value;
  if (id === undefined) return null;
  return (
    <>
      <NativeSelect
        label={label}
        value={id}
        data={[...data]}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button variant="default" onClick={() => insert(reference(of, Number(id)), true)}>
        {add}
      </Button>
    </>
  );
}

/** Current friendly cups and the latest finished ones. */
function Cups({ insert }: Pick<InsertProps, 'insert'>) {
  const { t } = useTranslation('article');
  const playing = useQuery(api.cups.all.queryOptions({ input: { status: 'playing' } }));
  const finished = useQuery(api.cups.all.queryOptions({ input: { status: 'finished' } }));
  const cups = [...(playing.data?.data ?? []), ...(finished.data?.data ?? [])];
  const data = cups.map(({ id, name }) => ({ value: String(id), label: name }));
  return <Choice insert={insert} of="cup" label={t('editor.cup')} add={t('editor.addCup')} data={data} />;
}

/** The picks of this season's draft in the user's league, in order. */
function Picks({ insert }: Pick<InsertProps, 'insert'>) {
  const { t } = useTranslation('article');
  const leagueId = useDraftLeague();
  const query = useDraft(leagueId);
  const [pickName, pickSpot] = [usePickName(), usePickSpot()];
  const draft = query.data?.data;
  const teams = new Map(draft?.teams.map((team) => [team.clubId, team]));
  const data = (draft?.picks ?? []).flatMap((pick) => {
    const original = teams.get(pick.originalClubId);
    if (!original || !draft) return [];
    const named = { ...pick, season: draft.season, original };
    const who = pick.player ? playerName(pick.player) : pickName(named);
    return { value: String(pick.id), label: [pickSpot(named), who].filter((part) => part !== '').join(' · ') };
  });
  return <Choice insert={insert} of="pick" label={t('editor.pick')} add={t('editor.addPick')} data={data} />;
}

/** The season of a mentioned player, as a line. */
function Points({ insert, players }: Pick<Props, 'insert' | 'players'>) {
  const { t } = useTranslation('article');
  const [chosen, setChosen] = useState('');
  const known = [...new Map(players.map((player) => [player.id, player])).values()];
  const playerId = known.find(({ id }) => String(id) === chosen)?.id ?? known[0]?.id;
  if (playerId === undefined) return null;
  return (
    <>
      <NativeSelect
        label={t('editor.points')}
        value={String(playerId)}
        data={known.map((player) => ({ value: String(player.id), label: playerName(player) }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button variant="default" onClick={() => insert(reference('points', playerId), true)}>
        {t('editor.addPoints')}
      </Button>
      <Button variant="default" onClick={() => insert(reference('card', playerId), true)}>
        {t('editor.addCard')}
      </Button>
    </>
  );
}
