import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BenchSide } from '#domains/trade/contract.ts';
import type { Answer } from '#web/lib/answer.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { api } from '#web/lib/api.ts';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { AskThem } from './ask-them.tsx';
import { CapTable } from './cap-table.tsx';
import { ChosenParts } from './chosen-parts.tsx';
import { Faults } from './faults.tsx';
import { SendOffer } from './send-offer.tsx';
import css from './trade.module.css';
import { assetsOf, type DraftTrade } from './use-draft-trade.ts';

type Bench = Answer<ApiClient['trades']['bench']>['data'];

/** The trade as it stands: what goes each way, what is against it, both caps, and what may be done with it. */
export function DealCard({ bench, draft, countersId }: { bench: Bench; draft: DraftTrade; countersId: number | null }) {
  const { t } = useTranslation('trade');
  const { own, other } = bench;
  const asked = {
    id: own.team.id,
    withTeamId: other.team.id,
    gives: assetsOf(draft.gives),
    gets: assetsOf(draft.gets),
  };
  const isSomething = asked.gives.length + asked.gets.length > 0;
  const isTwoSided = asked.gives.length > 0 && asked.gets.length > 0;
  const check = useQuery(
    api.trades.check.queryOptions({ input: asked, enabled: isSomething, placeholderData: (before) => before }),
  ).data?.data;
  const state = JSON.stringify(asked);
  return (
    <Section title={`${teamName(own.team)} – ${teamName(other.team)}`}>
      <div className={css.deal}>
        <div className={css.sides}>
          <Parts title={t('gives')} side={own} draft={draft} which="gives" />
          <Parts title={t('youGet')} side={other} draft={draft} which="gets" />
        </div>
        {isSomething && check && (
          <div className={css.sides}>
            <div className={css.deal}>
              {(isTwoSided || check.faults.length > 0) && <Faults faults={check.faults} />}
              {other.manager === null && draft.gets.size > 0 && (
                <AskThem key={state} asked={asked} bench={own} onAdd={(playerId) => draft.toggle('gives', playerId)} />
              )}
              {isTwoSided && (
                <SendOffer
                  asked={asked}
                  isManaged={other.manager !== null}
                  countersId={countersId}
                  isLegal={check.faults.length === 0}
                />
              )}
            </div>
            <CapTable clubs={check.clubs} teams={[own.team, other.team]} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Parts({
  title,
  side,
  draft,
  which,
}: {
  title: string;
  side: BenchSide;
  draft: DraftTrade;
  which: 'gives' | 'gets';
}) {
  return (
    <ChosenParts
      title={title}
      players={side.players}
      chosen={draft[which]}
      onRemove={(playerId) => draft.toggle(which, playerId)}
      onRetain={(playerId, percent) => draft.retain(which, playerId, percent)}
    />
  );
}
