// Generated from spec/resources/features.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/features/service.ts has the function. */
export const featuresStubs = {
  listFeatures: stub('listFeatures', 'spec/resources/features.yaml:6:5'),
  listFeatureDefinitions: stub('listFeatureDefinitions', 'spec/resources/features.yaml:37:5'),
  setFeature: stub('setFeature', 'spec/resources/features.yaml:67:5'),
  deleteFeature: stub('deleteFeature', 'spec/resources/features.yaml:127:5'),
};
