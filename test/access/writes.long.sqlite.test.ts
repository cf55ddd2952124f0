import { openFeatures } from '#test/support/features.ts';
import { describe, expect, it } from 'vitest';
import { requestsOf } from '#test/contract/requests.ts';
import {
  createWorld,
  type Role,
  roles,
  type World,
  type WorldOptions,
} from '#test/contract/world.ts';
import { type DatabaseKind, databaseKind } from '#test/support/databases.ts';
import type { Answer } from '#test/support/http-client.ts';
import { isLong } from '#test/support/long.ts';
import {
  addressOf,
  type DocumentedOperation,
  operations,
  payloadOf,
  queryText,
} from './operations.ts';
import { ruleFor } from './rules.ts';

const calls = await requestsOf('calls');

/**
 * Every write about a project or a group done for real by the least of those who may: through a share where all is
 * public, and inherited where it is internal. That members of private ones may is shown by the generated tests, who
 * may not by the matrix.
 */
const writes = operations.filter(
  ({ subject, method, pending }) => subject !== null && method !== 'GET' && !pending,
);

const leastNames: Readonly<Record<number, Role>> = {
  0: 'stranger',
  10: 'guest',
  20: 'reporter',
  30: 'developer',
  40: 'maintainer',
  50: 'owner',
};

/** Operations whose call needs another role than their level states. */
const others: Readonly<Record<string, Role>> = {
  // The call concerns another user: leaving is open to everybody.
  removeGroupMember: 'owner',
  removeProjectMember: 'maintainer',
  denyGroupAccessRequest: 'owner',
  denyProjectAccessRequest: 'maintainer',
  syncGroupWithLdap: 'owner',
  // The issue has another author.
  updateIssue: 'reporter',
  moveIssue: 'reporter',
  cloneIssue: 'reporter',
  updateMergeRequest: 'developer',
  mergeMergeRequest: 'developer',
  rebaseMergeRequest: 'developer',
  cancelMergeWhenPipelineSucceeds: 'developer',
  setMergeRequestTimeEstimate: 'developer',
  resetMergeRequestTimeEstimate: 'developer',
  addMergeRequestSpentTime: 'developer',
  resetMergeRequestSpentTime: 'developer',
  ...Object.fromEntries(
    ['Issue', 'MergeRequest', 'Epic'].flatMap((kind) => [
      [`update${kind}Note`, 'maintainer'],
      [`delete${kind}Note`, 'maintainer'],
      [`update${kind}DiscussionNote`, 'maintainer'],
      [`delete${kind}DiscussionNote`, 'maintainer'],
      [`delete${kind}AwardEmoji`, 'administrator'],
      [`delete${kind}NoteAwardEmoji`, 'administrator'],
    ]),
  ),
  updateCommitDiscussionNote: 'maintainer',
  deleteCommitDiscussionNote: 'maintainer',
  // The merge request has another author.
  updateMergeRequestApprovals: 'developer',
  approveMergeRequest: 'developer',
  unapproveMergeRequest: 'developer',
  createMergeRequestApprovalRule: 'developer',
  updateMergeRequestApprovalRule: 'developer',
  deleteMergeRequestApprovalRule: 'developer',
  resolveMergeRequestDiscussion: 'developer',
  // Only the administrator, who owns these, changes them.
  updatePipelineTrigger: 'administrator',
  updatePipelineSchedule: 'administrator',
  deletePipelineSchedule: 'maintainer',
  createPipelineScheduleVariable: 'administrator',
  updatePipelineScheduleVariable: 'administrator',
  deletePipelineScheduleVariable: 'administrator',
  // Another user started the job.
  eraseJob: 'maintainer',
  // Promotion needs the level in the group.
  promoteProjectMilestone: 'reporter',
  promoteProjectLabel: 'reporter',
  promoteProjectLabelById: 'reporter',
};

/** Seats and single sign-on belong to the top of the tree. */
const ofTopLevel = /billable_members|approve|members\/\{user_id\}\/state|saml_provider|scim/;

function leastRole(operation: DocumentedOperation): Role | undefined {
  const { id, subject } = operation;
  if (subject === null) return undefined;
  return others[id] ?? leastNames[ruleFor(operation, subject).least];
}

type Body = Readonly<Record<string, unknown>>;

/** Bodies that differ from the generated tests, so that no call blocks the next one. */
const bodies: Readonly<Record<string, (world: World) => Promise<Body> | Body>> = {
  updateGroup: () => ({ description: 'Warm' }),
  updateProject: () => ({ description: 'Warm' }),
  // The target is another group of the owner.
  transferProject: async (world) => ({ namespace: (await world.anotherGroup()).id }),
};

async function callOf(operation: DocumentedOperation, world: World) {
  const { id, subject, params, query, body } = operation;
  const required = query.filter((parameter) => parameter.required);
  const made = await calls[id]?.(world);
  const call = made ?? {
    params: {},
    query: Object.fromEntries(required.map(({ name, example }) => [name, example])),
    body,
  };
  const named = { [subject?.parameter ?? 'id']: world[subject?.kind ?? 'project'].id };
  return {
    params: { ...params, ...named, ...call.params },
    query: call.query,
    body: (await bodies[id]?.(world)) ?? call.body,
  };
}

async function ask(operation: DocumentedOperation, world: World, role: Role): Promise<Answer> {
  const call = await callOf(operation, world);
  const { body, headers } = payloadOf(operation, call.body);
  const url = `${addressOf(operation, call.params)}${queryText(call.query)}`;
  return world.api.as(world.people[role]).send(operation.method, url, body, headers);
}

/** The short form has one of them on each database. */
const settings: Readonly<Record<DatabaseKind, readonly [string, WorldOptions]>> = {
  sqlite: ['public, through a share', { visibility: 'public', way: 'share' }],
  postgres: ['internal, inherited', { visibility: 'internal', way: 'inherited' }],
};

for (const [name, options] of isLong ? Object.values(settings) : [settings[databaseKind()]]) {
  const world = await createWorld(options);
  await openFeatures(world.api.as(world.people.administrator));
  describe(`callers with the right to write succeed: ${name}`, () => {
    const table = writes
      .filter(({ path }) => options.way !== 'inherited' || !ofTopLevel.test(path))
      .map((operation) => [operation.id, leastRole(operation), operation] as const);

    it.each(table)('%s by a %s', async (_, role, operation) => {
      if (role === undefined) throw new Error('no rule says who may');
      const { status, body } = await ask(operation, world, role);
      expect({ status, body }).toMatchObject({
        status: expect.toBeOneOf([...operation.successes]),
      });
      const below = roles[roles.indexOf(role) - 1];
      if (below === undefined || role === 'guest') return;
      const refused = await ask(operation, world, below);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
    });
  });
}
