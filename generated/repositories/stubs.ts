// Generated from spec/resources/repositories.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/repositories/service.ts has the function. */
export const repositoriesStubs = {
  getRepositoryArchive: stub('getRepositoryArchive', 'spec/resources/repositories.yaml:118:5'),
  getRepositoryArchiveInFormat: stub('getRepositoryArchiveInFormat', 'spec/resources/repositories.yaml:148:5'),
  getRepositoryBlob: stub('getRepositoryBlob', 'spec/resources/repositories.yaml:65:5'),
  getRawRepositoryBlob: stub('getRawRepositoryBlob', 'spec/resources/repositories.yaml:92:5'),
  compareRepositoryRefs: stub('compareRepositoryRefs', 'spec/resources/repositories.yaml:177:5'),
  listRepositoryContributors: stub('listRepositoryContributors', 'spec/resources/repositories.yaml:276:5'),
  getRepositoryMergeBase: stub('getRepositoryMergeBase', 'spec/resources/repositories.yaml:312:5'),
  listRepositoryTree: stub('listRepositoryTree', 'spec/resources/repositories.yaml:5:5'),
};
