import { useQuery } from '@tanstack/react-query';
import type { BenchSide, MustAgreeView } from '#domains/trade/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { AskThem } from './ask-them.tsx';
import { CapTable } from './cap-table.tsx';
import { ChosenParts } from './chosen-parts.tsx';
import { Faults } from './faults.tsx';
import { LinesAfter } from './lines-after.tsx';
import { MustAgree } from './must-agree.tsx';
import { SendOffer } from './send-offer.tsx';
import css from './trade.module.css';
import type { DraftTrade } from './use-draft-trade.ts';

/** Shows the trade under construction: its assets, objections, caps, and actions. @param sides the user's own first */
export function DealCard({
  sides,
  draft,
  countersId,
  mustAgree,
}: {
  sides: readonly [BenchSide, BenchSide, ...BenchSide[]];
  draft: DraftTrade;
  countersId: number | null;
  mustAgree: MustAgreeView;
}) {
  const { t } = useTranslation('trade');
  const [own, other, third] = sides;
  const teams = sides.map(({ team }) => team);
  const parts = [...draft.parts];
  const asked = {
    id: own.team.id,
    withTeamId: other.team.id,
    ...(third ? { thirdTeamId: third.team.id } : {}),
    parts,
  };
  const isSomething = parts.length > 0;
  const isWhole = teams.every(
    ({ id }) => parts.some(({ fromTeamId }) => fromTeamId === id) && parts.some(({ toTeamId }) => toTeamId === id),
  );
  const check = useQuery(
    api.trades.check.queryOptions({ input: asked, enabled: isSomething, placeholderData: (before) => before }),
  ).data?.data;
  const state = JSON.stringify(asked);
  const isAsked = other.manager === null && parts.some(({ fromTeamId }) => fromTeamId === other.team.id);
  return (
    <Section title={teams.map((team) => teamName(team)).join(' – ')}>
      <Stack>
        <MustAgree mustAgree={mustAgree} teams={teams} />
        <div className={css.sides}>
          {sides.map((side, index) => (
            <ChosenParts
              key={side.team.id}
              title={index === 0 ? t('gives') : t('theyGive', { team: teamName(side.team, 'nickname') })}
              side={side}
              teams={teams}
              sides={sides}
              draft={draft}
            />
          ))}
        </div>
        {isSomething && check && (
          <div className={css.sides}>
            <Stack>
              {(isWhole || check.faults.length > 0) && <Faults faults={check.faults} />}
              {check.meter && (
                <div>
                  <p>{t(`meter.${check.meter}`)}</p>
                  <Text aside>{t('meter.hint')}</Text>
                </div>
              )}
              {isAsked && (
                <AskThem key={state} asked={asked} bench={own} onAdd={(asset) => draft.toggle(asset, own.team.id)} />
              )}
              {isWhole && (
                <SendOffer
                  asked={asked}
                  isManaged={sides.slice(1).some(({ manager }) => manager !== null)}
                  countersId={countersId}
                  isLegal={check.faults.length === 0}
                />
              )}
            </Stack>
            <div>
              <Text as="h3" bottom="xs" size="sm" strong>
                {t('cap.title')}
              </Text>
              <CapTable clubs={check.clubs} teams={teams} />
            </div>
          </div>
        )}
        {isSomething && check && <LinesAfter clubs={check.clubs} teams={teams} />}
      </Stack>
    </Section>
  );
}
