import type { Tree } from './trees.ts';

/** What is sent instead of the document's example. */
export interface Request {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** No row of anything has it. */
const NOBODY = 999_999_999;
const newLevel = { access_level: 30 };
const noSuchUser: Request = { params: { user_id: NOBODY } };
const noSuchToken: Request = { params: { token_id: NOBODY } };
const noSuchInvitation: Request = { params: { email: 'nobody@example.com' } };
const brokenToken: Request = { body: { name: 'x', scopes: ['api'], expires_at: '2001-01-01' } };
const brokenInvitation: Request = { body: { email: 'no address', ...newLevel } };
const noRef: Request = { params: { branch: 'there-is-none', tag_name: 'there-is-none' } };
const noProtection: Request = { params: { name: 'there-is-none' } };
const blankName: Request = { body: { name: ' ' } };
const noBranch: Request = { params: { sha: 'main' }, body: { branch: 'there-is-none' } };
const badFile: Request = { params: { file_path: '../README.md' } };
const brokenPattern: Request = { body: { branch_name_regex: '(' } };

/**
 * For operations that write: what whoever may write can send without any effect, because something that is looked
 * at after the permission refuses it. What is not here does something whatever is sent: of such, only refusals
 * are tried.
 */
export const harmless: Readonly<Record<string, (tree: Tree) => Request>> = {
  updateGroup: () => ({ body: { path: '-x' } }),
  deleteGroup: () => ({}),
  requestGroupAccess: () => ({}),
  denyGroupAccessRequest: () => noSuchUser,
  approveGroupAccessRequest: () => noSuchUser,
  createGroupAccessToken: () => brokenToken,
  revokeGroupAccessToken: () => noSuchToken,
  removeBillableMember: () => noSuchUser,
  inviteToGroup: () => brokenInvitation,
  updateGroupInvitation: () => ({ ...noSuchInvitation, body: newLevel }),
  deleteGroupInvitation: () => noSuchInvitation,
  syncGroupWithLdap: () => ({}),
  addGroupMember: () => ({ body: { user_id: NOBODY, ...newLevel } }),
  approveAllGroupMembers: () => ({}),
  approveGroupMember: () => ({ params: { member_id: NOBODY } }),
  updateGroupMember: () => ({ ...noSuchUser, body: newLevel }),
  removeGroupMember: () => noSuchUser,
  overrideGroupMember: () => noSuchUser,
  resetGroupMemberOverride: () => noSuchUser,
  setGroupMemberState: () => ({ ...noSuchUser, body: { state: 'active' } }),
  restoreGroup: () => ({}),
  shareGroup: ({ group }) => ({ body: { group_id: group.id, group_access: 30 } }),
  unshareGroup: () => ({ params: { group_id: NOBODY } }),
  transferGroup: ({ group }) => ({ body: { group_id: group.id } }),
  updateProject: () => ({ body: { path: '-x' } }),
  deleteProject: () => ({}),
  requestProjectAccess: () => ({}),
  denyProjectAccessRequest: () => noSuchUser,
  approveProjectAccessRequest: () => noSuchUser,
  createProjectAccessToken: () => brokenToken,
  revokeProjectAccessToken: () => noSuchToken,
  unarchiveProject: () => ({}),
  forkProject: () => ({ body: { namespace_path: 'there-is-no-such-namespace' } }),
  deleteProjectFork: () => ({}),
  createProjectFork: ({ project }) => ({ params: { forked_from_id: project.id } }),
  importProjectMembers: ({ project }) => ({ params: { project_id: project.id } }),
  inviteToProject: () => brokenInvitation,
  updateProjectInvitation: () => ({ ...noSuchInvitation, body: newLevel }),
  deleteProjectInvitation: () => noSuchInvitation,
  addProjectMember: () => ({ body: { user_id: NOBODY, ...newLevel } }),
  updateProjectMember: () => ({ ...noSuchUser, body: newLevel }),
  removeProjectMember: () => noSuchUser,
  createPushRule: () => brokenPattern,
  updatePushRule: () => brokenPattern,
  deletePushRule: () => ({}),
  createBranch: () => ({ body: { branch: 'a..b', ref: 'main' } }),
  deleteBranch: () => noRef,
  protectBranchByName: () => noRef,
  unprotectBranchByName: () => noRef,
  deleteMergedBranches: () => ({}),
  createTag: () => ({ body: { tag_name: 'a..b', ref: 'main' } }),
  deleteTag: () => noRef,
  protectBranch: () => blankName,
  updateProtectedBranch: () => noProtection,
  unprotectBranch: () => noProtection,
  protectTag: () => blankName,
  unprotectTag: () => noProtection,
  createCommit: () => ({ body: { branch: 'main', commit_message: 'x', actions: [] } }),
  createCommitComment: () => ({ params: { sha: 'main' }, body: { note: ' ' } }),
  cherryPickCommit: () => noBranch,
  revertCommit: () => noBranch,
  createRepositoryFile: () => badFile,
  updateRepositoryFile: () => badFile,
  deleteRepositoryFile: () => badFile,
  restoreProject: () => ({}),
  enableProjectRunner: () => ({ body: { runner_id: NOBODY } }),
  disableProjectRunner: () => ({ params: { runner_id: NOBODY } }),
  shareProject: ({ group }) => ({ body: { group_id: group.id, group_access: 30 } }),
  unshareProject: () => ({ params: { group_id: NOBODY } }),
  starProject: () => ({}),
  unstarProject: () => ({}),
  transferProject: () => ({ body: { namespace: 'there-is-no-such-namespace' } }),
};

/** Where the document's example does not reach what the operation is about. */
export const instead: Readonly<Record<string, Request>> = {
  getRepositoryFile: { params: { file_path: 'README.md' }, query: { ref: 'main' } },
  deleteRegistryTags: { query: { name_regex_delete: '.*' } },
  getRawRepositoryFile: { params: { file_path: 'README.md' } },
  listRepositoryFileBlame: { params: { file_path: 'README.md' }, query: { ref: 'main' } },
  compareRepositoryRefs: { query: { from: 'main', to: 'main' } },
};
