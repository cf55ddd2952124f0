import { GraphQLError } from 'graphql';
import type { IssueChangesResolvers } from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../context.ts';
import { readGlobalIdEnd, parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import { requireFeature } from '#src/policy/guard.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { loadLabelsOnBoard, listNamed } from '../conversation/boards-lists.ts';
import { findNamedIds } from '#src/domains/core/users/finder.ts';
import { findIssue } from '#src/domains/planning/issues/finder.ts';
import { change } from './issues.ts';

export const issueChangesGraphql = {
  Mutation: {
    async issueSetAssignees(input, operations, context) {
      const { assigneeUsernames: names, operationMode: mode } = input;
      const ids = [...(await findNamedIds(context.request.db, names))];
      if (mode === 'APPEND') return change(operations, input, { add_assignee_ids: ids });
      if (mode === 'REMOVE') return change(operations, input, { remove_assignee_ids: ids });
      return change(operations, input, { assignee_ids: ids });
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
      const { id, iid } = await findNamedIssue(context, input);
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
      const { id, iid, state } = await findNamedIssue(context, input);
      const parseIssueId = (text: string) =>
        readGlobalIdEnd(context.globalIdApp, text, 'Issue', 'WorkItem');
      const params = { id: input.projectPath, issue_iid: iid };
      const body = {
        ...(await toMoveAttributes(context, input, state)),
        ...(input.epicId != null && { epic_id: parseGlobalIdNumber(input.epicId.id) }),
        ...(after != null && { move_after_id: parseGlobalIdNumber(parseIssueId(after)) }),
        ...(before != null && { move_before_id: parseGlobalIdNumber(parseIssueId(before)) }),
      };
      if (Object.keys(body).length > 0) await operations.updateIssue({ params, body });
      return { issue: { id } };
    },
  },
} satisfies IssueChangesResolvers<GraphqlContext>;

interface IssueInput {
  readonly iid: string;
  readonly projectPath: string;
}

/** @throws an access error, or NotFound, where the issue is hidden */
async function findNamedIssue({ request }: GraphqlContext, { iid, projectPath }: IssueInput) {
  const project = await findVisibleProject(request.db, request.actor, projectPath);
  if (project === null) throw accessError();
  requireFeature(project, 'issues');
  return findIssue(request, project, parseGlobalIdNumber(iid));
}

interface Move {
  readonly boardId: { readonly id: string };
  readonly fromListId?: string | null | undefined;
  readonly toListId?: string | null | undefined;
}

/**
 * The labels, assignees and other attributes that an issue gains and loses by moving to another list of the board.
 * @throws NotFound for lists of other boards
 */
async function toMoveAttributes(
  context: GraphqlContext,
  { boardId, fromListId, toListId }: Move,
  state: 'opened' | 'closed' | 'locked' | 'merged',
) {
  const board = parseGlobalIdNumber(boardId.id);
  const [from, to] = await Promise.all(
    [fromListId, toListId].map(async (id) => {
      if (id == null) return null;
      const list = await listNamed(context, readGlobalIdEnd(context.globalIdApp, id, 'List'));
      if (list.board_id !== board) throw accessError();
      return list;
    }),
  );
  if (to == null) return {};
  const isBacklog = to.kind === 'backlog';
  const lost =
    isBacklog || to.kind === 'closed'
      ? await loadLabelsOnBoard(context, board)
      : [to.label == null ? undefined : from?.label?.name].filter((name) => name !== undefined);
  const removed = lost.filter((name) => name !== to.label?.name);
  // Only a move to the backlog removes the subjects of lists of another kind.
  const isLeaving = (kind: 'milestone' | 'iteration' | 'assignee') =>
    from?.[kind] !== undefined && (isBacklog || to[kind] !== undefined);
  return {
    ...(to.label != null && { add_labels: [to.label.name] }),
    ...(removed.length > 0 && { remove_labels: removed }),
    ...(to.milestone !== undefined
      ? { milestone_id: to.milestone.id }
      : isLeaving('milestone') && { milestone_id: 0 }),
    ...(to.iteration !== undefined
      ? { iteration_id: to.iteration.id }
      : isLeaving('iteration') && { iteration_id: 0 }),
    ...(to.assignee !== undefined && { add_assignee_ids: [to.assignee.id] }),
    ...(from?.assignee !== undefined &&
      isLeaving('assignee') && { remove_assignee_ids: [from.assignee.id] }),
    ...(to.kind === 'closed' && state === 'opened' && { state_event: 'close' as const }),
    ...(to.kind !== 'closed' && state === 'closed' && { state_event: 'reopen' as const }),
  };
}
