// Generated from spec/resources/metadata.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/metadata/service.ts has the function. */
export const metadataStubs = {
  getMetadata: stub('getMetadata', 'spec/resources/metadata.yaml:21:5'),
  getVersion: stub('getVersion', 'spec/resources/metadata.yaml:5:5'),
};
