import { newSigner } from '../resources/tags/signing.ts';
import { keyInputs } from './key-inputs.ts';
import type { Role, World } from './world.ts';

/** Parameters of one request, before encoding. */
export interface Call {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The token to call with, where the operation acts on it. */
  readonly token?: string;
  /** The least role that may, where a finer rule than the document's level decides. */
  readonly from?: Role;
}

let counter = 0;
const unique = () => `made-${(counter += 1)}`;
const none = { params: {}, query: {}, body: null };

const anotherUser = async (world: World) => ({
  ...none,
  params: { id: (await world.anotherUser()).id },
});

const userTo = async (world: World, what: Parameters<World['userTo']>[0]) => ({
  ...none,
  params: { id: (await world.userTo(what)).id },
});

/** A new runner of the project, with its token. */
async function anotherRunner(
  { api, people }: World,
  project: { readonly id: number },
): Promise<{ readonly id: number; readonly token: string }> {
  const path = `/projects/${project.id}/runners/reset_registration_token`;
  const registration = await api.as(people.administrator).post(path);
  return (await api.post('/runners', { token: registration.body.token })).body;
}

const runnerParams = async (world: World) => ({
  ...none,
  params: { id: (await anotherRunner(world, world.project)).id },
});

const runnerToken = async (world: World) => ({
  ...none,
  body: { token: (await anotherRunner(world, world.project)).token },
});

const bodyOfToken = () => ({ name: unique(), scopes: ['read_api'], access_level: 10 });

/** A new token of the project or the group. */
async function resourceToken(world: World, kind: 'project' | 'group'): Promise<Call> {
  const { id } = world[kind];
  const created = await world.api
    .as(world.people.administrator)
    .post(`/${kind}s/${id}/access_tokens`, bodyOfToken());
  return {
    ...none,
    params: { id, token_id: created.body.id },
    from: kind === 'project' ? 'maintainer' : 'owner',
  };
}

/** A new impersonation token of the stranger. */
async function impersonationToken({ api, people }: World): Promise<Call> {
  const user_id = people.stranger.id;
  const created = await api
    .as(people.administrator)
    .post(`/users/${user_id}/impersonation_tokens`, bodyOfToken());
  return { ...none, params: { user_id, impersonation_token_id: created.body.id } };
}

/** Owners of top-level groups only; others are told 400. */
const forSeatManagers = { from: 'owner' } as const;
const memberOf = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, user_id: (await world.anotherMember(place)).user_id },
});
const requestFor = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, user_id: (await world.anotherRequest(place)).id },
  body: {},
});
const invitationTo = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, email: await world.anotherInvitation(place) },
});
const directoryMember = async (world: World) => ({
  ...none,
  params: { id: world.group.id, user_id: (await world.anotherDirectoryMember()).id },
});

/** A topic of its own for each call. */
const anotherTopic = async ({ api, people }: World): Promise<Call> => {
  const created = await api.as(people.administrator).post('/topics', { name: unique() });
  return { ...none, params: { id: created.body.id }, body: { name: unique() } };
};

/** The call after the group or project was given a picture. */
async function withPicture(world: World, path: string, { id }: { readonly id: number }) {
  const head = 'Content-Disposition: form-data; name="avatar"; filename="kiln.gif"';
  const picture = `--part\r\n${head}\r\n\r\nGIF89a\r\n--part--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  await world.api.as(world.people.administrator).put(path, picture, headers);
  return { ...none, params: { id } };
}

/** A custom attribute of a user, group or project, with a key of its own. */
async function customAttribute(world: World, type: 'users' | 'groups' | 'projects'): Promise<Call> {
  const owners = { users: world.people.stranger, groups: world.group, projects: world.project };
  const params = { id: owners[type].id, key: unique() };
  const path = `/${type}/${params.id}/custom_attributes/${params.key}`;
  await world.api.as(world.people.administrator).put(path, { value: 'north' });
  return { ...none, params, body: { value: 'south' } };
}

async function anotherBroadcastMessage(world: World): Promise<Call> {
  const as = world.api.as(world.people.administrator);
  const made = await as.post('/broadcast_messages', { message: unique() });
  return { ...none, params: { id: made.body.id }, body: { message: 'The kiln is clean' } };
}

async function anotherLicense(world: World): Promise<number> {
  const facts = { plan: 'premium', licensee: { Company: 'Kilnworks' } };
  const license = Buffer.from(JSON.stringify(facts)).toString('base64');
  const made = await world.api.as(world.people.administrator).post('/license', { license });
  return made.body.id as number;
}

/** A project of its own for each call, for operations that work once. */
const anyProject = async (world: World): Promise<Call> => ({
  ...none,
  params: { id: (await world.anotherProject()).id },
});

async function openGroup({ api, people }: World): Promise<number> {
  const body = { name: unique(), path: unique(), visibility: 'public' };
  const made = await api.as(people.administrator).post('/groups', body);
  return made.body.id as number;
}

async function sharedProject(world: World): Promise<Call> {
  const [id, group_id] = [(await world.anotherProject()).id, await openGroup(world)];
  const share = { group_id, group_access: 30 };
  await world.api.as(world.people.administrator).post(`/projects/${id}/share`, share);
  return { ...none, params: { id, group_id } };
}

/** A project that is a fork, or is yet to become one. */
async function linkedFork(world: World, linked: boolean): Promise<Call> {
  const [fork, source] = [await world.anotherProject(), await world.anotherProject()];
  const path = `/projects/${fork.id}/fork/${source.id}`;
  if (linked) await world.api.as(world.people.administrator).post(path);
  return { ...none, params: { id: fork.id, ...(!linked && { forked_from_id: source.id }) } };
}

type RefKind = 'branches' | 'tags';

/** A new branch or tag of the project. */
async function anotherRef(
  { api, people, project }: World,
  kind: RefKind,
  message?: string,
): Promise<Call> {
  const name = unique();
  const body = { [kind === 'branches' ? 'branch' : 'tag_name']: name, ref: 'main', message };
  await api.as(people.administrator).post(`/projects/${project.id}/repository/${kind}`, body);
  const params = kind === 'branches' ? { branch: name } : { tag_name: name };
  return { ...none, params: { id: project.id, ...params } };
}

/** A tag with a signature, which is a part of the message as git sees it. */
const signedTag = (world: World) => {
  const signature = newSigner('developer@example.com').signature(Buffer.from('anything'));
  return anotherRef(world, 'tags', `Signed\n${signature}`);
};

/** A new protection of the project. */
async function anotherProtection({ api, people, project }: World, kind: RefKind): Promise<Call> {
  const name = unique();
  await api.as(people.administrator).post(`/projects/${project.id}/protected_${kind}`, { name });
  return { ...none, params: { id: project.id, name }, body: { allow_force_push: true } };
}

const newProtection = (world: World): Call => ({
  ...none,
  params: { id: world.project.id },
  body: { name: unique() },
});

const newCommit = () => ({
  ...{ branch: 'main', commit_message: 'Heat up' },
  actions: [{ action: 'create', file_path: unique(), content: 'hot' }],
});

/** A new commit, on the default branch of the project or on one of its own. */
async function anotherCommit(world: World, start_branch?: string): Promise<Call> {
  const { api, people, project } = world;
  const path = `/projects/${project.id}/repository/commits`;
  const branch = start_branch === undefined ? 'main' : unique();
  const made = await api
    .as(people.administrator)
    .post(path, { ...newCommit(), branch, start_branch });
  const params = { id: project.id, sha: made.body.id };
  return { ...none, params, body: { branch: 'main' } };
}

const lastCommit = (world: World): Call => ({
  ...none,
  params: { id: world.project.id, sha: 'main' },
});

/** A new file on the default branch of the project. */
async function anotherFile({ api, people, project }: World): Promise<Call> {
  const file_path = unique();
  const body = { branch: 'main', content: 'warm', commit_message: 'Warm up' };
  const path = `/projects/${project.id}/repository/files/${file_path}`;
  await api.as(people.administrator).post(path, body);
  return { ...none, params: { id: project.id, file_path } };
}

async function readmeBlob({ api, people, project }: World): Promise<Call> {
  const path = `/projects/${project.id}/repository/files/README.md?ref=main`;
  const { body } = await api.as(people.administrator).get(path);
  return { ...none, params: { id: project.id, sha: body.blob_id } };
}

/** With a star of everybody who sees it. */
async function starredProject(world: World): Promise<Call> {
  const { id } = await world.anotherProject();
  for (const user of Object.values(world.people)) {
    await world.api.as(user).post(`/projects/${id}/star`);
  }
  return { ...none, params: { id } };
}

async function markedProject(world: World): Promise<Call> {
  const { id } = await world.anotherProject();
  const administrator = world.api.as(world.people.administrator);
  await administrator.put('/application/settings', { delayed_project_deletion: true });
  await administrator.delete(`/projects/${id}`);
  await administrator.put('/application/settings', { delayed_project_deletion: false });
  return { ...none, params: { id } };
}

async function pushRule(world: World): Promise<Call> {
  const { id } = await world.anotherProject();
  await world.api.as(world.people.administrator).post(`/projects/${id}/push_rule`, {});
  return { ...none, params: { id }, body: { max_file_size: 20 } };
}

/** Calls that succeed, where the document's example cannot be sent as it stands. */
export const inputs: Readonly<Record<string, (world: World) => Promise<Call> | Call>> = {
  createGroup: () => ({ ...none, body: { name: unique(), path: unique() } }),
  ...keyInputs,
  deleteGroup: async (world) => ({ ...none, params: { id: (await world.anotherGroup()).id } }),
  restoreGroup: async (world) => ({
    ...none,
    params: { id: (await world.anotherGroup({ marked_for_deletion_on: '2026-11-20' })).id },
  }),
  transferGroup: async (world) => ({
    ...none,
    params: { id: (await world.anotherGroup()).id },
    body: { group_id: (await world.anotherGroup()).id },
  }),
  transferProjectToGroup: async (world) => ({
    ...none,
    params: {
      id: (await world.anotherGroup()).id,
      project_id: (await world.anotherProject()).id,
    },
  }),
  shareGroup: async (world) => ({
    ...none,
    params: { id: world.group.id },
    body: { group_id: (await world.anotherGroup()).id, group_access: 30 },
    from: 'owner',
  }),
  unshareGroup: async (world) => {
    const { id: group_id } = await world.anotherGroup();
    const params = { id: world.group.id, group_id };
    const as = world.api.as(world.people.administrator);
    await as.post(`/groups/${params.id}/share`, { group_id, group_access: 30 });
    return { ...none, params };
  },
  getGroupAvatar: (world) => withPicture(world, `/groups/${world.group.id}`, world.group),
  getProjectAvatar: (world) => withPicture(world, `/projects/${world.project.id}`, world.project),
  getGroupAuditEvent: async (world) => {
    const as = world.api.as(world.people.administrator);
    await as.put(`/groups/${world.group.id}`, { description: unique() });
    const { body } = await as.get(`/groups/${world.group.id}/audit_events?per_page=1`);
    return { ...none, params: { id: world.group.id, audit_event_id: body[0].id } };
  },
  createProject: () => ({ ...none, body: { name: unique() } }),
  createUser: () => {
    const username = unique();
    return {
      ...none,
      body: {
        email: `${username}@example.com`,
        name: username,
        username,
        force_random_password: true,
      },
    };
  },
  deleteProject: async (world) => ({ ...none, params: { id: (await world.anotherProject()).id } }),
  getUser: (world) => ({ ...none, params: { id: world.people.stranger.id } }),
  updateUser: async (world) => ({ ...(await anotherUser(world)), body: { job_title: 'Editor' } }),
  deleteUser: anotherUser,
  blockUser: anotherUser,
  unblockUser: anotherUser,
  deactivateUser: (world) => userTo(world, 'deactivate'),
  activateUser: anotherUser,
  banUser: anotherUser,
  unbanUser: (world) => userTo(world, 'unban'),
  approveUser: (world) => userTo(world, 'decide'),
  rejectUser: (world) => userTo(world, 'decide'),
  deleteUserIdentity: async (world) => {
    const { params } = await anotherUser(world);
    const identity = { provider: 'saml', extern_uid: unique() };
    await world.api.as(world.people.administrator).put(`/users/${params.id}`, identity);
    return { ...none, params: { ...params, provider: 'saml' } };
  },
  disableTwoFactor: (world) => userTo(world, 'disable'),
  listUserMemberships: anotherUser,
  getUserAssociationsCount: anotherUser,
  followUser: anotherUser,
  unfollowUser: async (world) => {
    const call = await anotherUser(world);
    await world.api.as(world.people.administrator).post(`/users/${call.params.id}/follow`);
    return call;
  },
  listFollowers: anotherUser,
  listFollowedUsers: anotherUser,
  getUserStatus: async (world) => ({
    ...none,
    params: { user_id: (await world.anotherUser()).id },
  }),
  listUserProjects: async (world) => ({
    ...none,
    params: { user_id: (await world.anotherUser()).id },
  }),
  listUserStarredProjects: async (world) => ({
    ...none,
    params: { user_id: (await world.anotherUser()).id },
  }),
  getPersonalAccessToken: async (world) => ({
    ...none,
    params: { id: (await world.anotherToken()).id },
  }),
  revokePersonalAccessToken: async (world) => ({
    ...none,
    params: { id: (await world.anotherToken()).id },
  }),
  revokeOwnPersonalAccessToken: async (world) => ({
    ...none,
    token: (await world.anotherToken()).token,
  }),
  getOauthUserInfo: async (world) => ({ ...none, token: await world.tokenWith(['openid']) }),
  postOauthUserInfo: async (world) => ({ ...none, token: await world.tokenWith(['openid']) }),
  createPersonalAccessToken: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: { name: unique(), scopes: ['api'] },
  }),
  registerRunner: async (world) => {
    const path = `/projects/${world.project.id}/runners/reset_registration_token`;
    const { body } = await world.api.as(world.people.administrator).post(path);
    return { ...none, body: { token: body.token, description: unique() } };
  },
  unregisterRunner: runnerToken,
  verifyRunner: runnerToken,
  resetRunnerTokenByToken: runnerToken,
  getRunner: runnerParams,
  deleteRunner: runnerParams,
  resetRunnerToken: runnerParams,
  listRunnerJobs: runnerParams,
  updateRunner: async (world) => ({
    ...(await runnerParams(world)),
    body: { description: unique(), paused: true },
  }),
  enableProjectRunner: async (world) => {
    const runner = await anotherRunner(world, world.project);
    const { id } = runner;
    const open = { locked: false };
    await world.api.as(world.people.administrator).put(`/runners/${id}`, open);
    return {
      ...none,
      params: { id: (await world.anotherProject()).id },
      body: { runner_id: id },
    };
  },
  disableProjectRunner: async (world) => {
    const runner = await anotherRunner(world, await world.anotherProject());
    await world.api
      .as(world.people.administrator)
      .post(`/projects/${world.project.id}/runners`, { runner_id: runner.id });
    return { ...none, params: { id: world.project.id, runner_id: runner.id } };
  },
  listProjectAccessTokens: (world) => resourceToken(world, 'project'),
  getProjectAccessToken: (world) => resourceToken(world, 'project'),
  revokeProjectAccessToken: (world) => resourceToken(world, 'project'),
  createProjectAccessToken: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: bodyOfToken(),
    from: 'maintainer',
  }),
  listGroupAccessTokens: (world) => resourceToken(world, 'group'),
  getGroupAccessToken: (world) => resourceToken(world, 'group'),
  revokeGroupAccessToken: (world) => resourceToken(world, 'group'),
  createGroupAccessToken: (world) => ({
    ...none,
    params: { id: world.group.id },
    body: bodyOfToken(),
    from: 'owner',
  }),
  listImpersonationTokens: impersonationToken,
  getImpersonationToken: impersonationToken,
  revokeImpersonationToken: impersonationToken,
  createImpersonationToken: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: bodyOfToken(),
  }),
  getBranch: (world) => anotherRef(world, 'branches'),
  deleteBranch: (world) => anotherRef(world, 'branches'),
  protectBranchByName: async (world) => ({ ...(await anotherRef(world, 'branches')), body: {} }),
  unprotectBranchByName: (world) => anotherRef(world, 'branches'),
  createBranch: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { branch: unique(), ref: 'main' },
  }),
  getTag: (world) => anotherRef(world, 'tags'),
  getTagSignature: signedTag,
  deleteTag: (world) => anotherRef(world, 'tags'),
  createTag: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { tag_name: unique(), ref: 'main' },
  }),
  protectBranch: newProtection,
  getProtectedBranch: (world) => anotherProtection(world, 'branches'),
  updateProtectedBranch: (world) => anotherProtection(world, 'branches'),
  unprotectBranch: (world) => anotherProtection(world, 'branches'),
  protectTag: newProtection,
  getProtectedTag: (world) => anotherProtection(world, 'tags'),
  unprotectTag: (world) => anotherProtection(world, 'tags'),
  createCommit: (world) => ({ ...none, params: { id: world.project.id }, body: newCommit() }),
  getCommit: lastCommit,
  listCommitDiff: lastCommit,
  listCommitRefs: lastCommit,
  listCommitComments: lastCommit,
  createCommitComment: (world) => ({ ...lastCommit(world), body: { note: 'Slow enough' } }),
  listCommitStatuses: lastCommit,
  listCommitMergeRequests: lastCommit,
  getCommitSignature: async (world) => ({
    ...none,
    params: { id: world.project.id, sha: await world.signedCommit() },
  }),
  cherryPickCommit: (world) => anotherCommit(world, 'main'),
  revertCommit: (world) => anotherCommit(world),
  getRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
    query: { ref: 'main' },
  }),
  getRawRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
  }),
  listRepositoryFileBlame: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
    query: { ref: 'main' },
  }),
  createRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: unique() },
    body: { branch: 'main', content: 'hot', commit_message: 'Heat up' },
  }),
  updateRepositoryFile: async (world) => ({
    ...(await anotherFile(world)),
    body: { branch: 'main', content: 'hotter', commit_message: 'Heat up more' },
  }),
  deleteRepositoryFile: async (world) => ({
    ...(await anotherFile(world)),
    query: { branch: 'main', commit_message: 'Cool down' },
  }),
  getRepositoryBlob: readmeBlob,
  getRawRepositoryBlob: readmeBlob,
  getRepositoryArchiveInFormat: (world) => ({
    ...none,
    params: { id: world.project.id, format: 'zip' },
  }),
  compareRepositoryRefs: (world) => ({
    ...none,
    params: { id: world.project.id },
    query: { from: 'main', to: 'main' },
  }),
  getRepositoryMergeBase: (world) => ({
    ...none,
    params: { id: world.project.id },
    query: { refs: ['main', 'HEAD'] },
  }),
  listBillableMembers: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id },
  }),
  listBillableMemberships: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id, user_id: world.people.developer.id },
  }),
  removeBillableMember: async (world) => ({
    ...(await memberOf(world, 'group')),
    ...forSeatManagers,
  }),
  listPendingGroupMembers: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id },
  }),
  approveAllGroupMembers: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id },
  }),
  approveGroupMember: async (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id, member_id: (await world.anotherMember('group')).id },
  }),
  setGroupMemberState: async (world) => ({
    ...(await memberOf(world, 'group')),
    ...forSeatManagers,
    body: { state: 'awaiting' },
  }),
  getGroupMember: (world) => memberOf(world, 'group'),
  getProjectMember: (world) => memberOf(world, 'project'),
  getInheritedGroupMember: (world) => memberOf(world, 'group'),
  getInheritedProjectMember: (world) =>
    memberOf(world, 'group').then(({ params }) => ({
      ...none,
      params: { ...params, id: world.project.id },
    })),
  addGroupMember: async (world) => ({
    ...none,
    params: { id: world.group.id },
    body: { user_id: (await world.anotherUser()).id, access_level: 30 },
  }),
  addProjectMember: async (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { user_id: (await world.anotherUser()).id, access_level: 30 },
  }),
  updateGroupMember: async (world) => ({
    ...(await memberOf(world, 'group')),
    body: { access_level: 30 },
  }),
  updateProjectMember: async (world) => ({
    ...(await memberOf(world, 'project')),
    body: { access_level: 30 },
  }),
  removeGroupMember: async (world) => ({
    ...(await memberOf(world, 'group')),
    from: 'owner',
  }),
  removeProjectMember: async (world) => ({
    ...(await memberOf(world, 'project')),
    from: 'maintainer',
  }),
  overrideGroupMember: directoryMember,
  resetGroupMemberOverride: directoryMember,
  updateGroupInvitation: async (world) => ({
    ...(await invitationTo(world, 'group')),
    body: { access_level: 30 },
  }),
  updateProjectInvitation: async (world) => ({
    ...(await invitationTo(world, 'project')),
    body: { access_level: 30 },
  }),
  deleteGroupInvitation: (world) => invitationTo(world, 'group'),
  deleteProjectInvitation: (world) => invitationTo(world, 'project'),
  requestGroupAccess: (world) => ({
    ...none,
    params: { id: world.group.id },
    // Everybody else in the world has access already.
    from: 'administrator',
  }),
  requestProjectAccess: (world) => ({
    ...none,
    params: { id: world.project.id },
    // Everybody else in the world has access already.
    from: 'administrator',
  }),
  approveGroupAccessRequest: (world) => requestFor(world, 'group'),
  approveProjectAccessRequest: (world) => requestFor(world, 'project'),
  denyGroupAccessRequest: async (world) => ({
    ...(await requestFor(world, 'group')),
    from: 'owner',
  }),
  denyProjectAccessRequest: async (world) => ({
    ...(await requestFor(world, 'project')),
    from: 'maintainer',
  }),
  setFeature: () => ({
    ...none,
    params: { name: 'related_epics_widget' },
    body: { value: 25, key: 'percentage_of_actors' },
  }),
  deleteFeature: () => ({ ...none, params: { name: 'related_epics_widget' } }),
  getBroadcastMessage: anotherBroadcastMessage,
  updateBroadcastMessage: anotherBroadcastMessage,
  deleteBroadcastMessage: anotherBroadcastMessage,
  getLicense: async (world) => {
    await anotherLicense(world);
    return none;
  },
  deleteLicense: async (world) => ({ ...none, params: { id: await anotherLicense(world) } }),
  createTopic: () => ({ ...none, body: { name: unique() } }),
  getTopic: anotherTopic,
  updateTopic: anotherTopic,
  listUserEvents: (world) => ({ ...none, params: { id: world.people.stranger.id } }),
  getNamespace: (world) => ({ ...none, params: { id: world.group.id }, from: 'guest' }),
  namespaceExists: () => ({ ...none, params: { id: unique() } }),
  listUserCustomAttributes: (world) => customAttribute(world, 'users'),
  getUserCustomAttribute: (world) => customAttribute(world, 'users'),
  setUserCustomAttribute: (world) => customAttribute(world, 'users'),
  deleteUserCustomAttribute: (world) => customAttribute(world, 'users'),
  listGroupCustomAttributes: (world) => customAttribute(world, 'groups'),
  getGroupCustomAttribute: (world) => customAttribute(world, 'groups'),
  setGroupCustomAttribute: (world) => customAttribute(world, 'groups'),
  deleteGroupCustomAttribute: (world) => customAttribute(world, 'groups'),
  listProjectCustomAttributes: (world) => customAttribute(world, 'projects'),
  getProjectCustomAttribute: (world) => customAttribute(world, 'projects'),
  setProjectCustomAttribute: (world) => customAttribute(world, 'projects'),
  deleteProjectCustomAttribute: (world) => customAttribute(world, 'projects'),
  createProjectForUser: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: { name: unique() },
  }),
  forkProject: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { name: unique(), path: unique() },
    from: 'reporter',
  }),
  createProjectFork: (world) => linkedFork(world, false),
  deleteProjectFork: (world) => linkedFork(world, true),
  archiveProject: anyProject,
  unarchiveProject: anyProject,
  restoreProject: markedProject,
  transferProject: async (world) => ({
    ...(await anyProject(world)),
    body: { namespace: await openGroup(world) },
    // The group is nobody's else.
    from: 'administrator',
  }),
  shareProject: async (world) => ({
    ...(await anyProject(world)),
    body: { group_id: await openGroup(world), group_access: 30 },
  }),
  unshareProject: sharedProject,
  importProjectMembers: async (world) => ({
    ...none,
    params: { id: world.project.id, project_id: (await world.anotherProject()).id },
  }),
  starProject: anyProject,
  unstarProject: starredProject,
  startProjectHousekeeping: anyProject,
  getProjectStorage: anyProject,
  downloadProjectSnapshot: anyProject,
  getPushRule: pushRule,
  createPushRule: async (world) => ({ ...(await anyProject(world)), body: { max_file_size: 20 } }),
  updatePushRule: pushRule,
  deletePushRule: pushRule,
};
