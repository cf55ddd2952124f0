import { GraphQLError } from 'graphql';
import type { IssueChangesResolvers } from '../../../generated/graphql/resolvers.ts';
import { accessError } from '../../../generator/runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { readGlobalIdEnd, parseGlobalIdNumber } from '../../graphql/numbers.ts';
import { requireFeature } from '../../policy/guard.ts';
import { findVisibleProject } from '../../policy/project-access.ts';
import { loadLabelsOnBoard, listNamed } from '../boards/graphql-lists.ts';
import { findUsersByIdOrUsername } from '../users/finder.ts';
import { loadAssignees } from './details.ts';
import { findIssue } from './finder.ts';
import { change } from './graphql.ts';

export const issueChangesGraphql = {
  Mutation: {
    async issueSetAssignees(input, operations, context) {
      const assignee_ids = await assigneesOf(context, input);
      return change(operations, input, { assignee_ids });
    },
    issueSetEpic: (input, operations) =>
      change(operations, input, {
        epic_id: input.epicId == null ? 0 : parseGlobalIdNumber(input.epicId.id),
      }),
    issueSetIteration: (input, operations) =>
      change(operations, input, {
        iteration_id: input.iterationId == null ? 0 : parseGlobalIdNumber(input.iterationId.id),
      }),
    async issueSetSubscription(input, operations, context) {
      const { id, iid } = await named(context, input);
      const params = { id: input.projectPath, issue_iid: iid };
      await (input.subscribedState
        ? operations.subscribeToIssue({ params })
        : operations.unsubscribeFromIssue({ params }));
      return { issue: { id } };
    },
    async issueMoveList(input, operations, context) {
      const { moveAfterId: after, moveBeforeId: before } = input;
      if (input.fromListId == null && input.toListId == null && after == null && before == null) {
        throw new GraphQLError(
          'At least one of the arguments fromListId, toListId, afterId or beforeId is required',
        );
      }
      const { id, iid, state } = await named(context, input);
      const params = { id: input.projectPath, issue_iid: iid };
      const body = {
        ...(await movedBetween(context, input, state)),
        ...(input.epicId != null && { epic_id: parseGlobalIdNumber(input.epicId.id) }),
        ...(after != null && { move_after_id: parseGlobalIdNumber(readGlobalIdEnd(after)) }),
        ...(before != null && { move_before_id: parseGlobalIdNumber(readGlobalIdEnd(before)) }),
      };
      if (Object.keys(body).length > 0) await operations.updateIssue({ params, body });
      return { issue: { id } };
    },
  },
} satisfies IssueChangesResolvers<GraphqlContext>;

interface Named {
  readonly iid: string;
  readonly projectPath: string;
}

/** @throws an access error, or NotFound, where the issue is hidden */
async function named({ request }: GraphqlContext, { iid, projectPath }: Named) {
  const project = await findVisibleProject(request.db, request.actor, projectPath);
  if (project === null) throw accessError();
  requireFeature(project, 'issues');
  return findIssue(request, project, parseGlobalIdNumber(iid));
}

/** Ids of the users that are to do it, of those that are named and those that are there. */
async function assigneesOf(
  context: GraphqlContext,
  {
    assigneeUsernames,
    operationMode,
    ...input
  }: Named & {
    readonly assigneeUsernames: readonly string[];
    readonly operationMode: 'APPEND' | 'REMOVE' | 'REPLACE' | null;
  },
): Promise<number[]> {
  const { db } = context.request;
  const names = assigneeUsernames.filter((name) => !/^\d+$/.test(name));
  const { users } = await findUsersByIdOrUsername(db, names);
  const ids = users.map(({ id }) => id);
  if (operationMode !== 'APPEND' && operationMode !== 'REMOVE') return ids;
  const { id } = await named(context, input);
  const there = ((await loadAssignees(db, [id])).get(id) ?? []).map((user) => user.id);
  if (operationMode === 'APPEND') return [...new Set([...there, ...ids])];
  return there.filter((user) => !ids.includes(user));
}

interface Move {
  readonly boardId: { readonly id: string };
  readonly fromListId?: string | null | undefined;
  readonly toListId?: string | null | undefined;
}

/**
 * The labels, assignees and more that an issue gets, and loses, when it comes to another list of the board.
 * @throws NotFound where the board has no such lists
 */
async function movedBetween(
  context: GraphqlContext,
  { boardId, fromListId, toListId }: Move,
  state: 'opened' | 'closed' | 'locked' | 'merged',
) {
  const board = parseGlobalIdNumber(boardId.id);
  const [from, to] = await Promise.all(
    [fromListId, toListId].map(async (id) => {
      if (id == null) return null;
      const list = await listNamed(context, readGlobalIdEnd(id));
      if (list.board_id !== board) throw accessError();
      return list;
    }),
  );
  if (to == null) return {};
  const isMovable = to.kind !== 'backlog' && to.kind !== 'closed';
  const left = isMovable
    ? [from?.label?.name].filter((name) => name !== undefined)
    : await loadLabelsOnBoard(context, board);
  const lost = left.filter((name) => name !== to.label?.name);
  return {
    ...(to.label != null && { add_labels: [to.label.name] }),
    ...(lost.length > 0 && { remove_labels: lost }),
    ...(to.milestone !== undefined
      ? { milestone_id: to.milestone.id }
      : from?.milestone !== undefined && { milestone_id: 0 }),
    ...(to.iteration !== undefined
      ? { iteration_id: to.iteration.id }
      : from?.iteration !== undefined && { iteration_id: 0 }),
    ...(to.assignee !== undefined
      ? { assignee_ids: [to.assignee.id] }
      : from?.assignee !== undefined && { assignee_ids: [] }),
    ...(to.kind === 'closed' && state === 'opened' && { state_event: 'close' as const }),
    ...(to.kind !== 'closed' && state === 'closed' && { state_event: 'reopen' as const }),
  };
}
