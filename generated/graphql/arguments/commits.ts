// Generated from spec/graphql/commits.graphql; do not edit. Run `npm run generate`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { CommitAction, CommitCreateInput } from '../resolvers.ts';

export const toCommitActionBody = (a: CommitAction) => ({
  action: r.lower(a.action),
  ...(a.content != null && { content: a.content }),
  ...(a.encoding != null && { encoding: r.lower(a.encoding) }),
  ...(a.executeFilemode != null && { execute_filemode: a.executeFilemode }),
  file_path: a.filePath,
  ...(a.lastCommitId != null && { last_commit_id: a.lastCommitId }),
  ...(a.previousPath != null && { previous_path: a.previousPath }),
});

export const toCommitBody = (a: CommitCreateInput) => ({
  actions: a.actions.map((each) => toCommitActionBody(each)),
  branch: a.branch,
  commit_message: a.message,
  ...(a.startBranch != null && { start_branch: a.startBranch }),
});
