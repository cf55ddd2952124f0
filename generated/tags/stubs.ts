// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/tags/service.ts has the function. */
export const tagsStubs = {
  listTags: stub('listTags', 'spec/resources/tags.yaml:5:5'),
  createTag: stub('createTag', 'spec/resources/tags.yaml:60:5'),
  getTag: stub('getTag', 'spec/resources/tags.yaml:99:5'),
  deleteTag: stub('deleteTag', 'spec/resources/tags.yaml:121:5'),
  getTagSignature: stub('getTagSignature', 'spec/resources/tags.yaml:142:5'),
};
