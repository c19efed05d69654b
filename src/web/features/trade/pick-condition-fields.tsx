import { NativeSelect } from '@mantine/core';
import { CONDITION } from '#domains/trade/constants.ts';
import type { Becoming, PickCondition } from '#domains/trade/contract/conditions.ts';
import type { AskedPart, BenchSide } from '#domains/trade/contract/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';
import { usePickName } from './pick-name.tsx';
import css from './trade.module.css';
import type { DraftTrade } from './use-draft-trade.ts';

const GAMES = [5, 10, 15, 20, 25, 30, 35, CONDITION.mostGames] as const;
const PLACES = [1, 3, 5, 10, 15] as const;
const USUAL = { games: 20, places: 5 } as const;
type PickPart = Extract<AskedPart, { kind: 'pick' }>;
type Kind = PickCondition['kind'];

/** Edits what a pick becomes and when, chosen among the other picks of the club that gives it. */
export function PickConditionFields({
  part,
  side,
  sides,
  draft,
}: {
  part: PickPart;
  side: BenchSide;
  sides: readonly BenchSide[];
  draft: DraftTrade;
}) {
  const { t } = useTranslation('trade');
  const pickName = usePickName();
  const own = side.picks.find(({ pick }) => pick.id === part.pickId)?.pick;
  const others = side.picks.filter(
    ({ pick }) => pick.id === part.becomes?.pickId || !draft.has({ kind: 'pick', pickId: pick.id }),
  );
  const [first] = others;
  if (!own || !first) return null;
  const { becomes } = part;
  // Players whose games may decide: those who go to the club that gives the pick.
  const coming = draft.parts.flatMap((each) =>
    each.kind === 'player' && each.toTeamId === side.team.id ? [each.playerId] : [],
  );
  const people = sides.flatMap(({ players }) => players).filter(({ player }) => coming.includes(player.id));
  const begin = (kind: Kind): Becoming | undefined => {
    const pickId = becomes?.pickId ?? first.pick.id;
    const [decisive] = people;
    if (kind === 'playoffs') return { pickId, condition: { kind } };
    if (kind === 'top') return { pickId, condition: { kind, places: USUAL.places } };
    return decisive && { pickId, condition: { kind, playerId: decisive.player.id, games: USUAL.games } };
  };
  const name = pickName(own);
  const kinds: { value: Kind | ''; label: string; disabled?: boolean }[] = [
    { value: '', label: t('condition.none') },
    { value: 'games', label: t('condition.games'), disabled: people.length === 0 },
    { value: 'playoffs', label: t('condition.playoffs') },
    { value: 'top', label: t('condition.top'), disabled: own.round !== 1 },
  ];
  const set = (condition: PickCondition) => becomes && draft.promise(part, { ...becomes, condition });
  const condition = becomes?.condition;
  return (
    <span className={css.condition}>
      <NativeSelect
        size="xs"
        aria-label={t('condition.of', { pick: name })}
        value={condition?.kind ?? ''}
        data={kinds}
        onChange={({ currentTarget: { value } }) => {
          const kind = kinds.find((each) => each.value === value)?.value;
          draft.promise(part, kind ? begin(kind) : undefined);
        }}
      />
      {becomes && (
        <NativeSelect
          size="xs"
          aria-label={t('condition.becomesOf', { pick: name })}
          value={String(becomes.pickId)}
          data={others.map(({ pick }) => ({
            value: String(pick.id),
            label: t('condition.into', { pick: pickName(pick) }),
          }))}
          onChange={({ currentTarget: { value } }) => draft.promise(part, { ...becomes, pickId: Number(value) })}
        />
      )}
      {condition?.kind === 'games' && (
        <>
          <NativeSelect
            size="xs"
            aria-label={t('condition.playerOf', { pick: name })}
            value={String(condition.playerId)}
            data={people.map(({ player }) => ({
              value: String(player.id),
              label: t('condition.if', { player: playerName(player) }),
            }))}
            onChange={({ currentTarget: { value } }) => set({ ...condition, playerId: Number(value) })}
          />
          <NativeSelect
            size="xs"
            aria-label={t('condition.gamesOf', { pick: name })}
            value={String(condition.games)}
            data={GAMES.map((games) => ({ value: String(games), label: t('condition.plays', { count: games }) }))}
            onChange={({ currentTarget: { value } }) => set({ ...condition, games: Number(value) })}
          />
        </>
      )}
      {condition?.kind === 'top' && (
        <NativeSelect
          size="xs"
          aria-label={t('condition.placesOf', { pick: name })}
          value={String(condition.places)}
          data={PLACES.map((places) => ({ value: String(places), label: t('condition.within', { count: places }) }))}
          onChange={({ currentTarget: { value } }) => set({ ...condition, places: Number(value) })}
        />
      )}
    </span>
  );
}
