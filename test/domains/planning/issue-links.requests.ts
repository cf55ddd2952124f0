import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function newIssue({ api, people, project }: World): Promise<{ iid: number }> {
  const path = `/projects/${project.id}/issues`;
  const made = await api.as(people.maintainer).post(path, { title: unique() });
  return made.body as { iid: number };
}

async function newLink(world: World): Promise<Call> {
  const { api, people, project } = world;
  const { iid: issue_iid } = await newIssue(world);
  const path = `/projects/${project.id}/issues/${issue_iid}/links`;
  const { iid } = await newIssue(world);
  const made = await api
    .as(people.maintainer)
    .post(path, { target_project_id: project.id, target_issue_iid: iid });
  return { ...none, params: { id: project.id, issue_iid, issue_link_id: made.body.id } };
}

/** Issues with two links, one for each world. */
const linked = new WeakMap<World, Promise<Call>>();

async function withTwoLinks(world: World): Promise<Call> {
  const { api, people, project } = world;
  const call = await newLink(world);
  const { issue_iid } = call.params as { issue_iid: number };
  const path = `/projects/${project.id}/issues/${issue_iid}/links`;
  const { iid } = await newIssue(world);
  const body = { target_project_id: project.id, target_issue_iid: iid };
  await api.as(people.maintainer).post(path, body);
  return call;
}

/** Calls that succeed. */
export const calls: Calls = {
  listIssueLinks(world) {
    const known = linked.get(world) ?? withTwoLinks(world);
    linked.set(world, known);
    return known;
  },
  createIssueLink: async (world) => ({
    ...none,
    params: { id: world.project.id, issue_iid: (await newIssue(world)).iid },
    body: { target_project_id: world.project.id, target_issue_iid: (await newIssue(world)).iid },
  }),
  deleteIssueLink: newLink,
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createIssueLink: () => ({ params: { issue_iid: NOBODY } }),
  deleteIssueLink: () => ({ params: { issue_iid: NOBODY } }),
};
