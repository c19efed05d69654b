/** Names of kinds of facts, in English: each feature has its own in `labels.ts`, so that no central list needs upkeep. */
import { allLabels, type FeatureLabels } from '../labels.ts';

export default allLabels(import.meta.glob<FeatureLabels>('../../features/*/labels.ts', { eager: true }));
