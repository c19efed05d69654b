import { formatInstant } from '#web/lib/format.ts';
import { dateOfSeasonDay, seasonLabel, yearOfSeason } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { Flag } from '#web/ui/flag.tsx';
import { Facts } from '#web/ui/layout.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { FactLine } from './fact-line.tsx';
import type { Profile } from './profile.ts';

/** Shows the player's origin, physique, and how he came into the league. */
export function BiographyCard({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation(['player', 'skills', 'common']);
  const world = useWorldIfLoaded();
  const { player, birthday, birthplace, draft, importedBy, faSince, invitation } = profile;
  const nation = world?.nationById.get(player.nationId);
  const born = dateOfSeasonDay(birthday.season, birthday.day);
  return (
    <Section title={t('player:bio')}>
      <Facts ends>
        {nation && (
          <FactLine label={t('player:nation')}>
            <Flag nationId={nation.id} /> {nation.name}
          </FactLine>
        )}
        <FactLine label={t('player:born')}>{formatInstant(born, 'date', i18n.language, { timeZone: 'UTC' })}</FactLine>
        {birthplace && <FactLine label={t('player:birthplace')}>{birthplace}</FactLine>}
        <FactLine label={t('player:class')}>{t(`skills:ageClass.${ageClassKey(player.ageClass)}`)}</FactLine>
        <FactLine label={t('player:positions')}>
          {player.positions.map((position) => t(`common:position.${position}`)).join(', ')}
        </FactLine>
        <FactLine label={player.position === 'G' ? t('player:catches') : t('player:shoots')}>
          {t(`skills:hand.${player.hand}`)}
        </FactLine>
        <FactLine label={t('player:height')}>{t('player:heightValue', { cm: player.heightCm })}</FactLine>
        <FactLine label={t('player:weight')}>{t('player:weightValue', { kg: player.weightKg })}</FactLine>
        <FactLine label={t('player:agent')}>
          {profile.agent ? <PersonLink person={profile.agent} /> : t('player:noAgent')}
        </FactLine>
        {profile.firstSeason !== null && (
          <FactLine label={t('player:firstSeason')}>{seasonLabel(profile.firstSeason)}</FactLine>
        )}
        <FactLine label={t('player:draft')}>
          {draft ? (
            <>
              {t('player:draftValue', { year: yearOfSeason(draft.season), round: draft.round, pick: draft.pick })}{' '}
              {draft.team && <TeamLink team={draft.team} name="abbr" />}
            </>
          ) : (
            t('player:undrafted')
          )}
        </FactLine>
        {importedBy && (
          <FactLine label={t('player:imported')}>
            {yearOfSeason(importedBy.season)} <TeamLink team={importedBy.team} name="abbr" />
          </FactLine>
        )}
        {faSince !== null && profile.team === null && profile.retiredAt === null && (
          <FactLine label={t('player:freeSince')}>{seasonLabel(faSince)}</FactLine>
        )}
        {invitation && (
          <FactLine label={t('player:invitedTo')}>
            {invitation.kind === 'camp'
              ? t(`player:camp.${invitation.camp}`)
              : t('player:nationalTeam', { nation: world?.nationById.get(invitation.nationId)?.name ?? '' })}
          </FactLine>
        )}
      </Facts>
    </Section>
  );
}

const AGE_CLASSES = [1, 2, 3, 4] as const;

/** Returns the key of an age class; the contract only declares a whole number. */
function ageClassKey(ageClass: number): (typeof AGE_CLASSES)[number] {
  return AGE_CLASSES.find((known) => known === ageClass) ?? 3;
}
