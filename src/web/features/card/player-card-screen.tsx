import type { PlayerCard } from '#domains/card/contract.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { useAccent } from '#web/lib/accent.ts';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Columns, Lines, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { figuresOf } from './card-look.ts';
import { useHonorWords } from './use-honor-words.ts';
import { WithCard } from './with-card.tsx';

/** Shows a player's compact card in full, to all visitors, even without an account. */
export function PlayerCardScreen() {
  return <WithCard>{(card) => <Compact card={card} />}</WithCard>;
}

function Compact({ card }: { card: PlayerCard }) {
  const { t } = useTranslation(['card', 'common', 'skills']);
  const format = useFormat();
  const honorWords = useHonorWords();
  const { player, team, status, contract, career, honors, isInHall, rank, specialSkills } = card;
  const params = { id: String(player.id) };
  useAccent(team?.colors);
  return (
    <>
      <PageHeader
        title={playerName(player)}
        picture={<Face player={player} width={72} />}
        eyebrow={
          <>
            {player.jerseyNumber !== null && `#${player.jerseyNumber} · `}
            {t(`common:position.${player.position}`)}
          </>
        }
        details={
          <>
            {team ? <TeamLink team={team} /> : <span>{t(`card:status.${status}`)}</span>}
            <Flag nationId={player.nationId} />
            <span>{t('card:age', { age: card.age })}</span>
            <span>{t('card:body', { height: card.heightCm, weight: card.weightKg })}</span>
          </>
        }
        actions={card.overall !== null && <RatingPill rating={card.overall} size="lg" />}
      />
      <Stack>
        <Section
          title={t('card:thisSeason')}
          aside={
            <LinkButton to="/tcg-player/{-$id}" params={params} variant="default" size="xs">
              {t('card:trading')}
            </LinkButton>
          }
        >
          <SeasonTiles card={card} />
        </Section>
        <Section title={t('card:careerSpan', { count: career.seasons })}>
          {career.games === 0 ? (
            t('card:noCareer')
          ) : (
            <StatTiles
              tiles={figuresOf(card).map((figure) => ({
                label: t(`card:stat.${figure}`),
                value: format.number(career[figure]),
              }))}
            />
          )}
        </Section>
        <Columns>
          <Section title={t('card:form')}>
            <Stack>
              <Meter label={t('card:form')} value={card.form} width={90} isNamed />
              <Meter label={t('card:energy')} value={card.energy} width={90} isNamed />
              {contract && (
                <span>
                  {t('card:contractLabel')}:{' '}
                  {t('card:contract', { salary: format.money(contract.salary), season: seasonLabel(contract.to) })}
                </span>
              )}
              {rank !== null && (
                <span>{t(player.position === 'G' ? 'card:rankOf.goalie' : 'card:rankOf.skater', { rank })}</span>
              )}
              {card.overall !== null && (
                <span>
                  {t('card:specials')}:{' '}
                  {specialSkills.length === 0
                    ? t('card:noSpecials')
                    : // The server sends only the engine's special skills.
                      specialSkills.map((skill) => t(`skills:special.${skill as SpecialSkill}`)).join(', ')}
                </span>
              )}
            </Stack>
          </Section>
          <Section title={t('card:honors')}>
            {honors.length === 0 && !isInHall ? (
              t('card:noHonors')
            ) : (
              <Lines bullets>
                {isInHall && <li>{t('card:hall')}</li>}
                {honors.map((honor) => (
                  <li key={honor.honor}>{honorWords(honor)}</li>
                ))}
              </Lines>
            )}
          </Section>
        </Columns>
      </Stack>
    </>
  );
}

function SeasonTiles({ card: { player, season } }: { card: PlayerCard }) {
  const { t } = useTranslation(['card', 'stats']);
  const format = useFormat();
  if (!season) return t('card:noSeason');
  const tiles =
    player.position === 'G'
      ? [
          { label: t('stats:name.games'), value: format.number(season.games) },
          { label: t('stats:name.wins'), value: format.number(season.wins) },
          { label: t('stats:name.savePercentage'), value: format.savePercentage(season.savePercentage) },
          { label: t('stats:name.goalsAgainstAverage'), value: format.number(season.goalsAgainstAverage, 2) },
        ]
      : [
          { label: t('stats:name.games'), value: format.number(season.games) },
          { label: t('stats:name.goals'), value: format.number(season.goals) },
          { label: t('stats:name.assists'), value: format.number(season.assists) },
          { label: t('stats:name.points'), value: format.number(season.points) },
          { label: t('stats:name.plusMinus'), value: format.signed(season.plusMinus) },
          { label: t('stats:name.toiPerGame'), value: format.clock(season.toiPerGame) },
        ];
  return <StatTiles tiles={tiles} />;
}
