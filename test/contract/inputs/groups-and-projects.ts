import type { World } from '../world.ts';
import { type Call, type Inputs, none, unique } from './call.ts';

/** The call after the group or project was given a picture. */
async function withPicture(world: World, path: string, { id }: { readonly id: number }) {
  const head = 'Content-Disposition: form-data; name="avatar"; filename="kiln.gif"';
  const picture = `--part\r\n${head}\r\n\r\nGIF89a\r\n--part--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=part' };
  await world.api.as(world.people.administrator).put(path, picture, headers);
  return { ...none, params: { id } };
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

/** Groups and projects, and what is done with them. */
export const groupAndProjectInputs: Inputs = {
  createGroup: () => ({ ...none, body: { name: unique(), path: unique() } }),
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
  deleteProject: async (world) => ({ ...none, params: { id: (await world.anotherProject()).id } }),
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
