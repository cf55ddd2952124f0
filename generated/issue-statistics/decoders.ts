// Generated from spec/domains/* /issue-statistics.yaml; do not edit. Run `npm run generate`.
import * as d from '../../generator/runtime/decode.ts';
import type { Faults } from '../../generator/runtime/faults.ts';
import type { DecodedInput, RawInput } from '../../generator/runtime/operation.ts';
const decoder1 = d.array(d.string, true, 20);
const decoder2 = d.array(d.integer, true, 1000);
const decoder3 = d.array(d.string, true, 2);
const decoder4 = d.array(d.string, true, 100);
const decoder5 = d.object({ assignee_id: d.integer, assignee_username: d.array(d.string, true, 20), author_id: d.integer, author_username: d.string, iids: d.array(d.integer, true, 1000), iteration_id: d.integer, iteration_title: d.string, labels: d.array(d.string, true, 100), milestone: d.string, milestone_id: d.string, weight: d.integer });

/** GET /groups/{id}/issues_statistics */
export function decodeGetGroupIssuesStatistics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder1(merged.assignee_username, "query/assignee_username", faults)) !== undefined) query.assignee_username = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.string(merged.due_date, "query/due_date", faults)) !== undefined) query.due_date = v;
  if ((v = d.integerOrString(merged.epic_id, "query/epic_id", faults)) !== undefined) query.epic_id = v;
  if ((v = decoder2(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.issue_type, "query/issue_type", faults)) !== undefined) query.issue_type = v;
  if ((v = d.integerOrString(merged.iteration_id, "query/iteration_id", faults)) !== undefined) query.iteration_id = v;
  if ((v = d.string(merged.iteration_title, "query/iteration_title", faults)) !== undefined) query.iteration_title = v;
  if ((v = decoder4(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.milestone_id, "query/milestone_id", faults)) !== undefined) query.milestone_id = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  query.non_archived = d.boolean(merged.non_archived, "query/non_archived", faults) ?? true;
  if ((v = decoder5(merged.not, "query/not", faults)) !== undefined) query.not = v;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integerOrString(merged.weight, "query/weight", faults)) !== undefined) query.weight = v;
  return { params, query, headers: {}, body: null };
}

/** GET /issues_statistics */
export function decodeGetIssuesStatistics({ merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const query: Record<string, unknown> = {};
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder1(merged.assignee_username, "query/assignee_username", faults)) !== undefined) query.assignee_username = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.string(merged.due_date, "query/due_date", faults)) !== undefined) query.due_date = v;
  if ((v = d.integerOrString(merged.epic_id, "query/epic_id", faults)) !== undefined) query.epic_id = v;
  if ((v = decoder2(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.issue_type, "query/issue_type", faults)) !== undefined) query.issue_type = v;
  if ((v = d.integerOrString(merged.iteration_id, "query/iteration_id", faults)) !== undefined) query.iteration_id = v;
  if ((v = d.string(merged.iteration_title, "query/iteration_title", faults)) !== undefined) query.iteration_title = v;
  if ((v = decoder4(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.milestone_id, "query/milestone_id", faults)) !== undefined) query.milestone_id = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  query.non_archived = d.boolean(merged.non_archived, "query/non_archived", faults) ?? true;
  if ((v = decoder5(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.scope = d.string(merged.scope, "query/scope", faults) ?? "created_by_me";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integerOrString(merged.weight, "query/weight", faults)) !== undefined) query.weight = v;
  return { params: {}, query, headers: {}, body: null };
}

/** GET /projects/{id}/issues_statistics */
export function decodeGetProjectIssuesStatistics({ path, merged }: RawInput, faults: Faults): DecodedInput {
  let v: unknown;
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  params.id = d.integerOrString(path[0], "path/id", faults) ?? faults.missing("path/id");
  if ((v = d.integerOrString(merged.assignee_id, "query/assignee_id", faults)) !== undefined) query.assignee_id = v;
  if ((v = decoder1(merged.assignee_username, "query/assignee_username", faults)) !== undefined) query.assignee_username = v;
  if ((v = d.integer(merged.author_id, "query/author_id", faults)) !== undefined) query.author_id = v;
  if ((v = d.string(merged.author_username, "query/author_username", faults)) !== undefined) query.author_username = v;
  if ((v = d.boolean(merged.confidential, "query/confidential", faults)) !== undefined) query.confidential = v;
  if ((v = d.dateTime(merged.created_after, "query/created_after", faults)) !== undefined) query.created_after = v;
  if ((v = d.dateTime(merged.created_before, "query/created_before", faults)) !== undefined) query.created_before = v;
  if ((v = d.string(merged.due_date, "query/due_date", faults)) !== undefined) query.due_date = v;
  if ((v = d.integerOrString(merged.epic_id, "query/epic_id", faults)) !== undefined) query.epic_id = v;
  if ((v = decoder2(merged.iids, "query/iids", faults)) !== undefined) query.iids = v;
  query.in = decoder3(merged.in, "query/in", faults) ?? ["title","description"];
  if ((v = d.string(merged.issue_type, "query/issue_type", faults)) !== undefined) query.issue_type = v;
  if ((v = d.integerOrString(merged.iteration_id, "query/iteration_id", faults)) !== undefined) query.iteration_id = v;
  if ((v = d.string(merged.iteration_title, "query/iteration_title", faults)) !== undefined) query.iteration_title = v;
  if ((v = decoder4(merged.labels, "query/labels", faults)) !== undefined) query.labels = v;
  if ((v = d.string(merged.milestone, "query/milestone", faults)) !== undefined) query.milestone = v;
  if ((v = d.string(merged.milestone_id, "query/milestone_id", faults)) !== undefined) query.milestone_id = v;
  if ((v = d.string(merged.my_reaction_emoji, "query/my_reaction_emoji", faults)) !== undefined) query.my_reaction_emoji = v;
  if ((v = decoder5(merged.not, "query/not", faults)) !== undefined) query.not = v;
  query.order_by = d.string(merged.order_by, "query/order_by", faults) ?? "created_at";
  if ((v = d.string(merged.search, "query/search", faults)) !== undefined) query.search = v;
  query.sort = d.string(merged.sort, "query/sort", faults) ?? "desc";
  if ((v = d.dateTime(merged.updated_after, "query/updated_after", faults)) !== undefined) query.updated_after = v;
  if ((v = d.dateTime(merged.updated_before, "query/updated_before", faults)) !== undefined) query.updated_before = v;
  if ((v = d.integerOrString(merged.weight, "query/weight", faults)) !== undefined) query.weight = v;
  query.with_labels_details = d.boolean(merged.with_labels_details, "query/with_labels_details", faults) ?? false;
  if ((v = d.string(merged.scope, "query/scope", faults)) !== undefined) query.scope = v;
  return { params, query, headers: {}, body: null };
}
