import type { World } from '#test/contract/world.ts';
import { anyProject } from '#test/contract/shared-requests.ts';
import {
  type Call,
  type Calls,
  type Harmless,
  type Request,
  none,
} from '#test/contract/requests.ts';

async function pushRule(world: World): Promise<Call> {
  const { id } = await world.anotherProject();
  await world.api
    .as(world.people.administrator)
    .post(`/projects/${id}/push_rule`, { member_check: true });
  return { ...none, params: { id }, body: { max_file_size: 20 } };
}

const brokenPattern: Request = { body: { branch_name_regex: '(' } };

/** Calls that succeed. */
export const calls: Calls = {
  getPushRule: pushRule,
  createPushRule: async (world) => ({ ...(await anyProject(world)), body: { max_file_size: 20 } }),
  updatePushRule: pushRule,
  deletePushRule: pushRule,
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createPushRule: () => brokenPattern,
  updatePushRule: () => brokenPattern,
  deletePushRule: () => ({}),
};
