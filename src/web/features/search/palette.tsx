import { createSpotlight, Spotlight, type SpotlightStore } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { QuickFound } from '#domains/search/contract.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { ownHref, useNavigation } from '#web/lib/navigation.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Words } from '#web/ui/layout.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { PERSON_PAGES } from '#web/ui/person-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './palette.module.css';
import { screenHits } from './screen-hits.ts';

const MIN_LETTERS = 2;
const MAX_NATIONS = 4;
const MAX_SCREENS = 6;
/** The pause in typing before the server is asked. */
const WAIT_MS = 150;

/** A line of the palette: its link and its words. */
interface Hit {
  key: string;
  href: string;
  search?: Record<string, string>;
  label: string;
  detail?: string | undefined;
  left?: ReactNode;
  right?: ReactNode;
}

/** Finds anything with a name by a few letters: opened with Ctrl or Cmd and K, or the magnifying glass in the header. */
export default function Palette({
  isOpen,
  typed,
  onType,
  onReady,
  onClose,
}: {
  isOpen: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Its own field has the focus. */
  onReady: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['search', 'layout']);
  const [[store, spotlight]] = useState(createSpotlight);
  const navigate = useNavigate();
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen, spotlight]);
  const groups = useHits(typed.trim());
  const keys = groups.flatMap(({ hits }) => hits.map(({ key }) => key)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other lines are shown.
  useEffect(() => selectFirst(store), [store, keys]);
  return (
    <Spotlight.Root
      store={store}
      centered={false}
      yOffset="min(12dvh, 96px)"
      shortcut={null}
      query={typed}
      onQueryChange={onType}
      onSpotlightClose={onClose}
      scrollable
      maxHeight="min(60dvh, 520px)"
      aria-label={t('search:palette.title')}
    >
      <Spotlight.Search
        aria-label={t('search:palette.title')}
        placeholder={t('search:palette.hint')}
        onFocus={onReady}
        leftSection={<Icon name="search" size={20} />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, hits }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {hits.map(({ key, href, search, label, detail, left, right }) => (
              <Spotlight.Action
                key={key}
                onClick={() => navigate({ to: href, search: search ?? {} })}
                className={css.hit}
              >
                <span className={css.left}>{left}</span>
                <Words cut grow>
                  {label}
                </Words>
                {detail && (
                  <Words aside numeric rigid>
                    {detail}
                  </Words>
                )}
                {right}
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{t('search:palette.nothing', { name: typed.trim() })}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/**
 * Selects the first line for Enter unless another was chosen. The library selects when the query changes, by an
 * attribute as done here; but the lines arrive later.
 */
function selectFirst(store: SpotlightStore) {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

/** Returns the groups with results, likeliest first. */
function useHits(typed: string): { label: string; hits: Hit[] }[] {
  const { t } = useTranslation(['search', 'layout', 'common']);
  const [name] = useDebouncedValue(typed, WAIT_MS);
  const answered = useRef('');
  const { data, isPlaceholderData } = useQuery(
    api.search.quick.queryOptions({
      input: { name },
      enabled: name.length >= MIN_LETTERS && typed.length >= MIN_LETTERS,
      // While a name is being typed, the results for its beginning stay; those for another name would be mistaken for its own.
      placeholderData: (previous) => (name.startsWith(answered.current) ? previous : undefined),
    }),
  );
  useEffect(() => {
    if (data && !isPlaceholderData) answered.current = name;
  }, [data, isPlaceholderData, name]);
  const found = typed.length >= MIN_LETTERS && typed.startsWith(name) ? data?.data : undefined;
  const screens = useScreenHits(typed);
  const nations = useNationHits(typed);
  const format = useFormat();
  const gameHit = (game: QuickFound['games'][number]): Hit => {
    const score = game.live ?? game;
    return {
      key: `game-${game.id}`,
      href: `/game/${game.id}`,
      label: `${teamName(game.away, 'city')} ${t('common:at')} ${teamName(game.home, 'city')}`,
      detail:
        game.status === 'scheduled'
          ? game.faceoffAt === null
            ? t('common:dayNumber', { day: game.day })
            : format.instant(game.faceoffAt, 'weekday-time')
          : format.score(score.awayScore, score.homeScore),
      left: <Icon name="puck" size={18} />,
    };
  };
  const helpHit: Hit = {
    key: 'help',
    href: '/help',
    search: { search: typed },
    label: t('search:palette.askHelp', { name: typed }),
    left: <Icon name="search" size={18} />,
  };
  const groups: { label: string; hits: Hit[] }[] = [
    { label: t('search:category.players'), hits: (found?.players ?? []).map((each) => playerHit(each)) },
    {
      label: t('search:category.teams'),
      hits: (found?.teams ?? []).map((team) => ({
        key: `team-${team.id}`,
        href: `/club/overview/${team.id}`,
        label: teamName(team),
        detail: team.level,
        left: <Crest team={team} size={22} isDecoration />,
      })),
    },
    { label: t('search:palette.games'), hits: (found?.games ?? []).map(gameHit) },
    {
      label: t('search:category.users'),
      hits: (found?.users ?? []).map(({ id, name }) => ({
        key: `user-${id}`,
        href: `/user/${id}`,
        label: name,
        left: <Icon name="user" size={18} />,
      })),
    },
    {
      label: t('search:category.persons'),
      hits: (found?.persons ?? []).map((person) => ({
        key: `person-${person.id}`,
        href: PERSON_PAGES[person.kind].replace('{-$id}', String(person.id)),
        label: playerName(person),
        detail: t(`layout:person.kind.${person.kind}`),
        left: <Flag nationId={person.nationId} isDecoration />,
      })),
    },
    { label: t('search:category.nations'), hits: nations },
    { label: t('search:palette.screens'), hits: screens },
  ];
  // Pages come last, unless one has the typed title, or the query is too short for a name.
  const isPage = screens.some(({ label }) => folded(label).startsWith(folded(typed)));
  if (isPage || typed.length < MIN_LETTERS) groups.reverse();
  // Only after names have been searched: Enter takes the first line.
  if (found) groups.push({ label: t('search:palette.help'), hits: [helpHit] });
  return groups.filter(({ hits }) => hits.length > 0);

  function playerHit({ player, age, overall, isRetired, team }: QuickFound['players'][number]): Hit {
    const of = team ? team.abbr : isRetired ? t('search:palette.retired') : t('search:palette.free');
    return {
      key: `player-${player.id}`,
      href: `/player/${player.id}`,
      label: playerName(player),
      detail: `${player.position} · ${age} · ${of}`,
      left: <Flag nationId={player.nationId} isDecoration />,
      right: overall === null ? null : <RatingPill rating={overall} size="sm" />,
    };
  }
}

function useScreenHits(typed: string): Hit[] {
  const { t } = useTranslation(['screens', 'layout']);
  const navigation = useNavigation();
  const named = useMemo(
    () =>
      navigation.flatMap(({ id: group, screens }) =>
        screens.map((path) => ({ path, group, title: t(`screens:${path}`) })),
      ),
    [navigation, t],
  );
  return screenHits(named, typed)
    .slice(0, MAX_SCREENS)
    .map(({ path, title, group }) => ({
      key: path,
      href: ownHref(path),
      label: title,
      detail: t(`layout:group.${group}`),
      left: <Icon name={navigation.find(({ id }) => id === group)?.icon ?? 'menu'} size={18} />,
    }));
}

function useNationHits(typed: string): Hit[] {
  const world = useWorldIfLoaded();
  if (typed.length < MIN_LETTERS) return [];
  return (world?.nations ?? [])
    .filter(({ name }) => folded(name).startsWith(folded(typed)))
    .slice(0, MAX_NATIONS)
    .map(({ id, name }) => ({
      key: `nation-${id}`,
      href: `/nation/overview/${id}`,
      label: name,
      left: <Flag nationId={id} isDecoration />,
    }));
}
