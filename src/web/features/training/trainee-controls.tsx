import { NativeSelect } from '@mantine/core';
import { INTENSITIES, REST_LIMITS } from '#domains/training/constants.ts';
import type { TraineeView } from '#domains/training/contract.ts';
import type { Skill } from '#engine/player/skills.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';
import { trainableSkills } from './training-view.ts';
import type { PlanChange } from './use-training.ts';

export type SetPlan = (change: PlanChange) => void;

interface Props {
  trainee: TraineeView;
  onSet: SetPlan;
  /** With a label above it, as on cards. */
  isLabeled?: boolean;
}

export function SkillSelect({ trainee, onSet, isLabeled }: Props) {
  const { t } = useTranslation(['training', 'skills']);
  const { player, mostHelpful } = trainee;
  // The server sends only the engine's skills.
  const nameOf = (id: string) => t(`skills:name.${id as Skill}`);
  const skills = trainableSkills([trainee]).map((id) => ({
    value: id,
    label: id === mostHelpful ? t('training:helps', { skill: nameOf(id) }) : nameOf(id),
  }));
  return (
    <NativeSelect
      size="xs"
      w={190}
      label={isLabeled ? t('training:column.trains') : undefined}
      aria-label={t('training:skillOf', { player: playerName(player) })}
      value={player.trainingOn ?? 'all'}
      data={[{ value: 'all', label: t('training:allAlike') }, ...skills]}
      onChange={({ currentTarget: { value } }) =>
        // The choices are the engine's skills.
        onSet({ playerIds: [player.id], skill: value as PlanChange['skill'] })
      }
    />
  );
}

export function IntensitySelect({ trainee, onSet, onLeave, isLabeled }: Props & { onLeave: (id: number) => void }) {
  const { t } = useTranslation('training');
  const { player, plan } = trainee;
  return (
    <NativeSelect
      size="xs"
      w={138}
      label={isLabeled ? t('column.intensity') : undefined}
      aria-label={t('intensityOf', { player: playerName(player) })}
      value={plan?.intensity ?? 'assistant'}
      data={(['assistant', ...INTENSITIES] as const).map((value) => ({ value, label: t(`intensity.${value}`) }))}
      onChange={({ currentTarget: { value } }) => {
        const intensity = INTENSITIES.find((one) => one === value);
        if (intensity) onSet({ playerIds: [player.id], intensity });
        else onLeave(player.id);
      }}
    />
  );
}

export function RestSelect({ trainee, onSet, isLabeled }: Props) {
  const { t } = useTranslation('training');
  const { player, plan } = trainee;
  return (
    <NativeSelect
      size="xs"
      w={138}
      label={isLabeled ? t('column.rest') : undefined}
      aria-label={t('restOf', { player: playerName(player) })}
      disabled={plan === null}
      value={String(plan?.restBelow ?? 0)}
      data={REST_LIMITS.map((limit) => ({
        value: String(limit),
        label: limit === 0 ? t('rest.never') : t('rest.below', { energy: limit }),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const restBelow = REST_LIMITS.find((limit) => String(limit) === value);
        if (restBelow !== undefined) onSet({ playerIds: [player.id], restBelow });
      }}
    />
  );
}
