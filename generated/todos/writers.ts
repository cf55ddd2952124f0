// Generated from spec/domains/* /todos.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommit, writeEpic, writeUserBasic } from '../common/writers.ts';
import { writeIssue } from '../issues/writers.ts';
import { writeMergeRequest } from '../merge-requests/writers.ts';
import type { Todo, TodoGroup, TodoProject, UserCounts } from './types.ts';

export function writeTodo(v: Todo): string {
  return ('{"id":' + w.number(v.id) + ',"project":' + (v.project == null ? 'null' : writeTodoProject(v.project)) + (v.group === undefined ? '' : ',"group":' + writeTodoGroup(v.group)) + ',"author":' + writeUserBasic(v.author) + ',"action_name":' + w.text(v.action_name) + ',"target_type":' + w.text(v.target_type) + ',"target":' + (w.has(v.target, ["type"]) ? writeIssue((v.target as never)) : w.has(v.target, ["project_id"]) ? writeMergeRequest((v.target as never)) : w.has(v.target, ["iid"]) ? writeEpic((v.target as never)) : writeCommit((v.target as never))) + ',"target_url":' + w.text(v.target_url) + ',"body":' + w.text(v.body) + ',"state":' + w.text(v.state) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + '}');
}

export function writeTodoGroup(v: TodoGroup): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"path":' + w.text(v.path) + ',"kind":' + w.text(v.kind) + ',"full_path":' + w.text(v.full_path) + ',"parent_id":' + w.number(v.parent_id) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeTodoProject(v: TodoProject): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"name_with_namespace":' + w.text(v.name_with_namespace) + ',"path":' + w.text(v.path) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"description":' + w.text(v.description) + ',"created_at":' + w.text(v.created_at) + '}');
}

export function writeUserCounts(v: UserCounts): string {
  return ('{"merge_requests":' + w.number(v.merge_requests) + ',"assigned_issues":' + w.number(v.assigned_issues) + ',"assigned_merge_requests":' + w.number(v.assigned_merge_requests) + ',"review_requested_merge_requests":' + w.number(v.review_requested_merge_requests) + ',"todos":' + w.number(v.todos) + '}');
}
