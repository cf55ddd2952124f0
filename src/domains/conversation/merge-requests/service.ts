import type { MergeRequestsService } from '#generated/merge-requests/service.ts';
import type { RequestContext } from '#src/context.ts';
import { applyEffects, finishActions } from '#src/domains/conversation/quick-actions/apply.ts';
import {
  readDescription,
  runWithEffects,
} from '#src/domains/conversation/quick-actions/description.ts';
import { markTodo } from '#src/domains/conversation/todos/mark.ts';
import { startFromTemplate } from '#src/domains/planning/issuables/template.ts';
import { keepHead } from '#src/domains/review/merge-requests/check.ts';
import { createMergeRequest, findTarget } from '#src/domains/review/merge-requests/create.ts';
import { findChangeable, findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { readMergeRequestInput } from '#src/domains/review/merge-requests/input.ts';
import { mergeRequestPolicy } from '#src/domains/review/merge-requests/policy.ts';
import { presentCheckedMergeRequest } from '#src/domains/review/merge-requests/present-checked.ts';
import { toMergeRequestIssuable } from '#src/domains/review/merge-requests/table.ts';
import { updateMergeRequest } from '#src/domains/review/merge-requests/update.ts';
import { authorize } from '#src/policy/authorize.ts';

export const mergeRequests = {
  async createMergeRequest({ project: source, body }, context) {
    const { target_project_id, source_branch, target_branch, title } = body;
    const project = await findTarget(context, source, target_project_id);
    const templated = await startFromTemplate(
      context,
      project,
      'merge_requests_template',
      readMergeRequestInput(body),
    );
    const given = { ...templated, title, source_branch, target_branch };
    const subject = { kind: 'merge_request', project, mergeRequest: null } as const;
    const { attributes, actions } = await readDescription(context, subject, given);
    const mergeRequest = await runWithEffects(context, actions, async (inside) => {
      const created = await createMergeRequest(inside, source, project, attributes);
      await applyEffects(inside, toMergeRequestIssuable(created, project), actions);
      return created;
    });
    await finishActions(context, actions);
    await keepHead(context.git, mergeRequest);
    return { status: 201, body: await presentCheckedMergeRequest(context, project, mergeRequest) };
  },

  async updateMergeRequest({ project, params, body }, context) {
    const mergeRequest = await findChangeable(context, project, params.merge_request_iid);
    const given = readMergeRequestInput(body);
    const subject = { kind: 'merge_request', project, mergeRequest } as const;
    const { attributes, actions } = await readDescription(context, subject, given);
    const updated = await runWithEffects(context, actions, async (inside) => {
      const options = { asked: true };
      const updated = await updateMergeRequest(inside, project, mergeRequest, attributes, options);
      await applyEffects(inside, toMergeRequestIssuable(updated, project), actions);
      return updated;
    });
    await finishActions(context, actions);
    if (updated.head_sha !== mergeRequest.head_sha) await keepHead(context.git, updated);
    return { status: 200, body: await presentCheckedMergeRequest(context, project, updated) };
  },

  async createMergeRequestTodo({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    authorize(mergeRequestPolicy.follow, { project });
    const todo = await markTodo(context, toMergeRequestIssuable(mergeRequest, project));
    return todo === null ? { status: 304 } : { status: 201, body: todo };
  },
} satisfies Partial<MergeRequestsService<RequestContext>>;
