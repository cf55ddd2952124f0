import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { anotherRequest, newMergeRequest } from './merge-requests.requests.ts';

/** The rule requires the maximum: developers may not require fewer approvals than the rules of the project. */
const newRule = () => ({ name: unique(), approvals_required: 100 });

/** A merge request that its author may approve, too. */
async function approvable(world: World): Promise<Call> {
  const { api, people, project } = world;
  await api
    .as(people.administrator)
    .post(`/projects/${project.id}/approvals`, { merge_requests_author_approval: true });
  return anotherRequest({}, 'developer')(world);
}

async function approved(world: World): Promise<Call> {
  const call = await approvable(world);
  const { api, people, project } = world;
  const path = `/projects/${project.id}/merge_requests/${String(call.params['merge_request_iid'])}`;
  for (const role of ['developer', 'maintainer', 'owner', 'administrator'] as const) {
    await api.as(people[role]).post(`${path}/approve`);
  }
  return call;
}

const anotherRule =
  (body: Call['body'] = null, from?: Call['from']) =>
  async (world: World): Promise<Call> => {
    const { api, people, project } = world;
    const { iid } = await newMergeRequest(world);
    const path = `/projects/${project.id}/merge_requests/${iid}/approval_rules`;
    const made = await api.as(people.administrator).post(path, newRule());
    const params = {
      id: project.id,
      merge_request_iid: iid,
      approval_rule_id: made.body.id as number,
    };
    return { ...none, params, body, ...(from !== undefined && { from }) };
  };

/** Calls that succeed. */
export const calls: Calls = {
  getMergeRequestApprovals: anotherRequest(),
  updateMergeRequestApprovals: anotherRequest({ approvals_required: 2 }, 'developer'),
  getMergeRequestApprovalState: anotherRequest(),
  approveMergeRequest: approvable,
  unapproveMergeRequest: approved,
  listMergeRequestApprovalRules: anotherRequest(),
  createMergeRequestApprovalRule: async (world) => ({
    ...(await anotherRequest(newRule(), 'developer')(world)),
  }),
  getMergeRequestApprovalRule: anotherRule(),
  updateMergeRequestApprovalRule: anotherRule({ approvals_required: 100 }, 'developer'),
  deleteMergeRequestApprovalRule: anotherRule(null, 'developer'),
};

const nothing = () => ({ params: { merge_request_iid: NOBODY } });

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  updateMergeRequestApprovals: nothing,
  approveMergeRequest: nothing,
  unapproveMergeRequest: nothing,
  createMergeRequestApprovalRule: nothing,
  updateMergeRequestApprovalRule: nothing,
  deleteMergeRequestApprovalRule: nothing,
};
