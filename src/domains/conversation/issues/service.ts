import type { IssuesService } from '#generated/issues/service.ts';
import type { RequestContext } from '#src/context.ts';
import { createNote } from '#src/domains/conversation/discussions/create-note.ts';
import {
  describeThreads,
  loadThreadsForIssue,
  resolveThreads,
} from '#src/domains/conversation/discussions/issue-from-threads.ts';
import { answerCreatedNote } from '#src/domains/conversation/discussions/present-note.ts';
import { findIssueSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import { changeIssue, openIssue } from '#src/domains/conversation/quick-actions/store-issue.ts';
import { markTodo } from '#src/domains/conversation/todos/mark.ts';
import { findIssue, toIssueIssuable } from '#src/domains/planning/issues/finder.ts';
import { issuePolicy } from '#src/domains/planning/issues/policy.ts';
import { presentIssue } from '#src/domains/planning/issues/present-issue.ts';
import { authorize } from '#src/policy/authorize.ts';

export const issues = {
  async createIssue({ project, body }, context) {
    const threads = await loadThreadsForIssue(context, project, body);
    const described =
      threads === null || body.description != null
        ? body
        : { ...body, description: await describeThreads(context, project, threads) };
    const issue = await openIssue(context, project, described);
    if (threads !== null) await resolveThreads(context, threads);
    return { status: 201, body: await presentIssue(context, project, issue) };
  },

  async updateIssue({ project, params, body }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    const updated = await changeIssue(context, project, issue, body);
    return { status: 200, body: await presentIssue(context, project, updated) };
  },

  async createIssueNote({ project, params, body }, context) {
    const subject = await findIssueSubject(context, project, params.issue_iid);
    const created = await createNote(context, subject, body);
    return answerCreatedNote(context, subject, created);
  },

  async createIssueTodo({ project, params }, context) {
    const issue = await findIssue(context, project, params.issue_iid);
    authorize(issuePolicy.follow, { project });
    const todo = await markTodo(context, toIssueIssuable(issue, project));
    return todo === null ? { status: 304 } : { status: 201, body: todo };
  },
} satisfies Partial<IssuesService<RequestContext>>;
