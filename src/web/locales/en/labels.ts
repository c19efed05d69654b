/** What kinds of facts are called, in English: each feature names its own in `labels.ts`, so that nobody keeps a list of all. */
import { allLabels, type FeatureLabels } from '../labels.ts';

export default allLabels(import.meta.glob<FeatureLabels>('../../features/*/labels.ts', { eager: true }));
