/** Wie Arten von Meldungen heißen: Jedes Feature benennt seine eigenen in `labels.de.ts`. */
import { allLabels, type FeatureLabels } from '../labels.ts';

export default allLabels(import.meta.glob<FeatureLabels>('../../features/*/labels.de.ts', { eager: true }));
