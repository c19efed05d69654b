import type { financesDesk } from '#domains/finances/kinds.ts';
import type { TeamId } from '#engine/ids.ts';
import { Answer } from '#web/features/desk/answer.tsx';
import { client } from '#web/lib/api.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';
import { useTranslation } from '#web/lib/words.ts';

export const acts: DeskActsOf<typeof financesDesk> = {
  'sponsor-offers': ({ teamId }) => teamId !== null && <SignSafest teamId={teamId} />,
};

/** Signs for each open slot the sponsor who pays most whatever the season brings. */
function SignSafest({ teamId: id }: { teamId: TeamId }) {
  const { t } = useTranslation('finances');
  const sign = async () => {
    const { slots } = (await client.finances.sponsors({ id })).data;
    for (const { offers } of slots) {
      const [safest] = offers.toSorted((one, other) => other.fixed - one.fixed);
      if (safest) await client.finances.signSponsor({ id, dealId: safest.id });
    }
  };
  return <Answer label={t('sponsors.signSafest')} does={sign} said={t('sponsors.signedAll')} />;
}
