// Generated from spec/domains/* /issues.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookChanges, writeHookLabel, writeHookProject, writeHookRepository, writeHookUser, writeLabelTitleOrDetail, writeMilestone, writeObjectReferences, writeTaskCompletion, writeTimeStats, writeUserBasic } from '../common/writers.ts';
import type { HookIssue, HookIssueAttributes, Issue, IssueEpic, IssueHookPayload, IssueIteration, IssueLinks, IssueNoteCommands, IssueReorderError, UserAgentDetail } from './types.ts';

export function writeHookIssue(v: HookIssue): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"author_id":' + w.number(v.author_id) + ',"project_id":' + w.number(v.project_id) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"updated_by_id":' + w.number(v.updated_by_id) + ',"last_edited_at":' + w.text(v.last_edited_at) + ',"last_edited_by_id":' + w.number(v.last_edited_by_id) + ',"closed_at":' + w.text(v.closed_at) + ',"relative_position":' + w.number(v.relative_position) + ',"milestone_id":' + w.number(v.milestone_id) + ',"state_id":' + w.number(v.state_id) + ',"state":' + w.text(v.state) + ',"confidential":' + w.boolean(v.confidential) + ',"discussion_locked":' + w.boolean(v.discussion_locked) + ',"due_date":' + w.text(v.due_date) + ',"moved_to_id":' + w.number(v.moved_to_id) + ',"duplicated_to_id":' + w.number(v.duplicated_to_id) + ',"time_estimate":' + w.number(v.time_estimate) + ',"total_time_spent":' + w.number(v.total_time_spent) + ',"time_change":' + w.number(v.time_change) + ',"human_time_estimate":' + w.text(v.human_time_estimate) + ',"human_total_time_spent":' + w.text(v.human_total_time_spent) + ',"human_time_change":' + w.text(v.human_time_change) + ',"weight":' + w.number(v.weight) + (v.health_status === undefined ? '' : ',"health_status":' + w.text(v.health_status)) + ',"assignee_ids":' + w.array(v.assignee_ids, (v) => w.number(v)) + ',"assignee_id":' + w.number(v.assignee_id) + ',"labels":' + w.array(v.labels, writeHookLabel) + ',"severity":' + w.text(v.severity) + (v.escalation_status === undefined ? '' : ',"escalation_status":' + w.text(v.escalation_status)) + ',"url":' + w.text(v.url) + '}');
}

export function writeHookIssueAttributes(v: HookIssueAttributes): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"author_id":' + w.number(v.author_id) + ',"project_id":' + w.number(v.project_id) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"updated_by_id":' + w.number(v.updated_by_id) + ',"last_edited_at":' + w.text(v.last_edited_at) + ',"last_edited_by_id":' + w.number(v.last_edited_by_id) + ',"closed_at":' + w.text(v.closed_at) + ',"relative_position":' + w.number(v.relative_position) + ',"milestone_id":' + w.number(v.milestone_id) + ',"state_id":' + w.number(v.state_id) + ',"state":' + w.text(v.state) + ',"confidential":' + w.boolean(v.confidential) + ',"discussion_locked":' + w.boolean(v.discussion_locked) + ',"due_date":' + w.text(v.due_date) + ',"moved_to_id":' + w.number(v.moved_to_id) + ',"duplicated_to_id":' + w.number(v.duplicated_to_id) + ',"time_estimate":' + w.number(v.time_estimate) + ',"total_time_spent":' + w.number(v.total_time_spent) + ',"time_change":' + w.number(v.time_change) + ',"human_time_estimate":' + w.text(v.human_time_estimate) + ',"human_total_time_spent":' + w.text(v.human_total_time_spent) + ',"human_time_change":' + w.text(v.human_time_change) + ',"weight":' + w.number(v.weight) + (v.health_status === undefined ? '' : ',"health_status":' + w.text(v.health_status)) + ',"assignee_ids":' + w.array(v.assignee_ids, (v) => w.number(v)) + ',"assignee_id":' + w.number(v.assignee_id) + ',"labels":' + w.array(v.labels, writeHookLabel) + ',"severity":' + w.text(v.severity) + (v.escalation_status === undefined ? '' : ',"escalation_status":' + w.text(v.escalation_status)) + ',"url":' + w.text(v.url) + ',"action":' + w.text(v.action) + '}');
}

export function writeIssue(v: Issue): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"project_id":' + w.number(v.project_id) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"state":' + w.text(v.state) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"closed_at":' + w.text(v.closed_at) + ',"closed_by":' + (v.closed_by == null ? 'null' : writeUserBasic(v.closed_by)) + ',"author":' + writeUserBasic(v.author) + ',"assignees":' + w.array(v.assignees, writeUserBasic) + ',"assignee":' + (v.assignee == null ? 'null' : writeUserBasic(v.assignee)) + ',"milestone":' + (v.milestone == null ? 'null' : writeMilestone(v.milestone)) + ',"labels":' + w.array(v.labels, writeLabelTitleOrDetail) + ',"type":' + w.text(v.type) + ',"issue_type":' + w.text(v.issue_type) + ',"severity":' + w.text(v.severity) + ',"moved_to_id":' + w.number(v.moved_to_id) + ',"upvotes":' + w.number(v.upvotes) + ',"downvotes":' + w.number(v.downvotes) + ',"merge_requests_count":' + w.number(v.merge_requests_count) + ',"user_notes_count":' + w.number(v.user_notes_count) + ',"due_date":' + w.text(v.due_date) + ',"web_url":' + w.text(v.web_url) + ',"reference":' + w.text(v.reference) + ',"references":' + writeObjectReferences(v.references) + ',"time_stats":' + writeTimeStats(v.time_stats) + ',"has_tasks":' + w.boolean(v.has_tasks) + (v.task_status === undefined ? '' : ',"task_status":' + w.text(v.task_status)) + ',"task_completion_status":' + writeTaskCompletion(v.task_completion_status) + ',"confidential":' + w.boolean(v.confidential) + ',"discussion_locked":' + w.boolean(v.discussion_locked) + (v.subscribed === undefined ? '' : ',"subscribed":' + w.boolean(v.subscribed)) + ',"_links":' + writeIssueLinks(v._links) + (v.service_desk_reply_to === undefined ? '' : ',"service_desk_reply_to":' + w.text(v.service_desk_reply_to)) + (v.weight === undefined ? '' : ',"weight":' + w.number(v.weight)) + (v.epic === undefined ? '' : ',"epic":' + (v.epic == null ? 'null' : writeIssueEpic(v.epic))) + (v.epic_iid === undefined ? '' : ',"epic_iid":' + w.number(v.epic_iid)) + (v.iteration === undefined ? '' : ',"iteration":' + (v.iteration == null ? 'null' : writeIssueIteration(v.iteration))) + (v.health_status === undefined ? '' : ',"health_status":' + w.text(v.health_status)) + '}');
}

export function writeIssueEpic(v: IssueEpic): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"title":' + w.text(v.title) + ',"url":' + w.text(v.url) + ',"group_id":' + w.number(v.group_id) + '}');
}

export function writeIssueHookPayload(v: IssueHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"event_type":' + w.text(v.event_type) + ',"user":' + writeHookUser(v.user) + ',"project":' + writeHookProject(v.project) + ',"object_attributes":' + writeHookIssueAttributes(v.object_attributes) + ',"labels":' + w.array(v.labels, writeHookLabel) + ',"changes":' + writeHookChanges(v.changes) + ',"repository":' + writeHookRepository(v.repository) + (v.assignees === undefined ? '' : ',"assignees":' + w.array(v.assignees, writeHookUser)) + '}');
}

export function writeIssueIteration(v: IssueIteration): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"sequence":' + w.number(v.sequence) + ',"group_id":' + w.number(v.group_id) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"state":' + w.number(v.state) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"start_date":' + w.text(v.start_date) + ',"due_date":' + w.text(v.due_date) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeIssueLinks(v: IssueLinks): string {
  return ('{"self":' + w.text(v.self) + ',"notes":' + w.text(v.notes) + ',"award_emoji":' + w.text(v.award_emoji) + ',"project":' + w.text(v.project) + '}');
}

export function writeIssueNoteCommands(v: IssueNoteCommands): string {
  return ('{"commands_changes":' + w.any(v.commands_changes) + ',"summary":' + w.array(v.summary, (v) => w.text(v)) + '}');
}

export function writeIssueReorderError(v: IssueReorderError): string {
  return ('{"message":' + ('{"error":' + w.text(v.message.error) + '}') + '}');
}

export function writeUserAgentDetail(v: UserAgentDetail): string {
  return ('{"user_agent":' + w.text(v.user_agent) + ',"ip_address":' + w.text(v.ip_address) + ',"akismet_submitted":' + w.boolean(v.akismet_submitted) + '}');
}
