// Generated from spec/resources/repository-files.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/repository-files/service.ts has the function. */
export const repositoryFilesStubs = {
  getRepositoryFile: stub('getRepositoryFile', 'spec/resources/repository-files.yaml:5:5'),
  createRepositoryFile: stub('createRepositoryFile', 'spec/resources/repository-files.yaml:92:5'),
  updateRepositoryFile: stub('updateRepositoryFile', 'spec/resources/repository-files.yaml:121:5'),
  deleteRepositoryFile: stub('deleteRepositoryFile', 'spec/resources/repository-files.yaml:154:5'),
  listRepositoryFileBlame: stub('listRepositoryFileBlame', 'spec/resources/repository-files.yaml:201:5'),
  getRawRepositoryFile: stub('getRawRepositoryFile', 'spec/resources/repository-files.yaml:299:5'),
};
