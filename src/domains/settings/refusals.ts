/** Refusals of settings. */
import { refusal } from '#platform/calls/refusal.ts';

export const settingsRefusals = {
  unusable: refusal('settings.unusable', 422),
  unknown: refusal('settings.unknown', 422),
  noSwitch: refusal('settings.no-switch', 422),
  noChoice: refusal('settings.no-choice', 422, ['choices']),
  noColors: refusal('settings.no-colors', 422),
  noColor: refusal('settings.no-color', 422),
  noColumns: refusal('settings.no-columns', 422),
};
