import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BenchSide, MustAgreeView, TradeView } from '#domains/trade/contract/shapes.ts';
import { ProbationNote } from '#web/features/probation/probation-note.tsx';
import { api } from '#web/lib/api.ts';
import { useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Stack, Text } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { UserLink } from '#web/ui/user-link.tsx';
import { BenchRoster } from './bench-roster.tsx';
import { DealCard } from './deal-card.tsx';
import { OwnNote } from './own-note.tsx';
import { useDraftTrade } from './use-draft-trade.ts';

/** Shows the rosters side by side, and above them the trade under construction. @param sides the user's own first */
export function Workbench({
  sides,
  countered,
  mustAgree,
}: {
  sides: readonly [BenchSide, BenchSide, ...BenchSide[]];
  countered: TradeView | null;
  mustAgree: MustAgreeView;
}) {
  const draft = useDraftTrade(
    countered,
    sides.map(({ team }) => team),
  );
  return (
    <Stack>
      <ProbationNote teamId={sides[0].team.id} about="trade" />
      <DealCard
        sides={sides}
        draft={draft}
        countersId={countered?.status === 'open' ? countered.id : null}
        mustAgree={mustAgree}
      />
      <ThirdClub sides={sides} />
      <Columns fit min={460} align="stretch">
        {sides.map((side, index) => (
          <BenchRoster
            key={side.team.id}
            side={side}
            draft={draft}
            {...(index === 0 ? {} : { about: <About side={side} /> })}
          />
        ))}
      </Columns>
      {sides.slice(1).map(({ team }) => (
        <OwnNote key={team.id} team={team} />
      ))}
    </Stack>
  );
}

/** Adds a third club to the trade, or removes it. */
function ThirdClub({ sides: [own, other, third] }: { sides: readonly [BenchSide, BenchSide, ...BenchSide[]] }) {
  const { t } = useTranslation('trade');
  const setSearch = useSetSearch();
  const clubs = useQuery(api.cap.league.queryOptions({ input: { id: own.team.leagueId } })).data?.data.clubs ?? [];
  const free = clubs.filter(({ team }) => team.id !== own.team.id && team.id !== other.team.id);
  return (
    <NativeSelect
      maw={320}
      label={t('third')}
      value={String(third?.team.id ?? '')}
      data={[
        { value: '', label: t('noThird') },
        ...free.map(({ team }) => ({ value: String(team.id), label: teamName(team) })),
      ]}
      onChange={({ currentTarget: { value } }) => setSearch({ third: value === '' ? undefined : Number(value) })}
    />
  );
}

/** Says who manages the other club, and its current goal. */
function About({ side }: { side: BenchSide }) {
  const { t } = useTranslation('trade');
  const { manager, stance, need, mood } = side;
  return (
    <Text aside>
      {manager === null ? (
        t('assistant')
      ) : (
        <>
          {t('manager')} <UserLink user={manager} />
        </>
      )}
      {stance && ` · ${t(`stance.${stance}`)}`}
      {need && ` · ${t('lookingFor', { need: t(`need.${need}`) })}`}
      {mood && ` · ${t(`mood.${mood}`)}`}
    </Text>
  );
}
