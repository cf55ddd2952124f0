// Generated from spec/resources/protected-tags.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/protected-tags/service.ts has the function. */
export const protectedTagsStubs = {
  listProtectedTags: stub('listProtectedTags', 'spec/resources/protected-tags.yaml:5:5'),
  protectTag: stub('protectTag', 'spec/resources/protected-tags.yaml:32:5'),
  getProtectedTag: stub('getProtectedTag', 'spec/resources/protected-tags.yaml:73:5'),
  unprotectTag: stub('unprotectTag', 'spec/resources/protected-tags.yaml:100:5'),
};
