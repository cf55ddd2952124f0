import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

/** A project has at most one rule for everybody. */
const newRule = () => ({ ...changedRule(), rule_type: 'regular' });

const changedRule = () => ({ name: unique(), approvals_required: 1 });

async function anotherRule({ api, people, project }: World): Promise<Call> {
  const path = `/projects/${project.id}/approval_rules`;
  const made = await api.as(people.administrator).post(path, newRule());
  const params = { id: project.id, approval_rule_id: made.body.id as number };
  return { ...none, params, body: changedRule() };
}

/** Calls that succeed. */
export const calls: Calls = {
  createProjectApprovalRule: ({ project }) => ({
    ...none,
    params: { id: project.id },
    body: newRule(),
  }),
  // Guests of the project cannot propose changes to it.
  listProjectApprovalRules: ({ project }) => ({
    ...{ ...none, params: { id: project.id }, from: 'reporter' },
  }),
  getProjectApprovalRule: async (world) => ({ ...(await anotherRule(world)), from: 'reporter' }),
  updateProjectApprovalRule: anotherRule,
  deleteProjectApprovalRule: anotherRule,
};

const noRule = { params: { approval_rule_id: NOBODY } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProjectApprovalRule: () => ({ body: { name: ' ', approvals_required: 1 } }),
  updateProjectApprovalRule: () => noRule,
  deleteProjectApprovalRule: () => noRule,
};
