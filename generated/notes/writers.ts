// Generated from spec/domains/* /notes.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookCommit, writeHookProject, writeHookRepository, writeHookUser } from '../common/writers.ts';
import { writeHookIssue } from '../issues/writers.ts';
import { writeHookMergeRequest } from '../merge-requests/writers.ts';
import type { HookNote, HookSnippet, NoteHookPayload } from './types.ts';

export function writeHookNote(v: HookNote): string {
  return ('{"id":' + w.number(v.id) + ',"note":' + w.text(v.note) + ',"description":' + w.text(v.description) + ',"noteable_type":' + w.text(v.noteable_type) + ',"noteable_id":' + w.number(v.noteable_id) + ',"author_id":' + w.number(v.author_id) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"updated_by_id":' + w.number(v.updated_by_id) + ',"project_id":' + w.number(v.project_id) + ',"attachment":' + w.any(v.attachment) + ',"line_code":' + w.text(v.line_code) + ',"commit_id":' + w.text(v.commit_id) + ',"system":' + w.boolean(v.system) + ',"st_diff":' + w.any(v.st_diff) + ',"type":' + w.text(v.type) + ',"position":' + w.any(v.position) + ',"original_position":' + w.any(v.original_position) + ',"change_position":' + w.any(v.change_position) + ',"discussion_id":' + w.text(v.discussion_id) + ',"resolved_at":' + w.text(v.resolved_at) + ',"resolved_by_id":' + w.number(v.resolved_by_id) + ',"resolved_by_push":' + w.boolean(v.resolved_by_push) + ',"url":' + w.text(v.url) + ',"action":' + w.text(v.action) + ',"internal":' + w.boolean(v.internal) + '}');
}

export function writeHookSnippet(v: HookSnippet): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"content":' + w.text(v.content) + ',"author_id":' + w.number(v.author_id) + ',"project_id":' + w.number(v.project_id) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"file_name":' + w.text(v.file_name) + ',"type":' + w.text(v.type) + ',"visibility_level":' + w.number(v.visibility_level) + ',"url":' + w.text(v.url) + '}');
}

export function writeNoteHookPayload(v: NoteHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"event_type":' + w.text(v.event_type) + ',"user":' + writeHookUser(v.user) + ',"project_id":' + w.number(v.project_id) + ',"project":' + writeHookProject(v.project) + ',"object_attributes":' + writeHookNote(v.object_attributes) + ',"repository":' + writeHookRepository(v.repository) + (v.issue === undefined ? '' : ',"issue":' + writeHookIssue(v.issue)) + (v.merge_request === undefined ? '' : ',"merge_request":' + writeHookMergeRequest(v.merge_request)) + (v.commit === undefined ? '' : ',"commit":' + writeHookCommit(v.commit)) + (v.snippet === undefined ? '' : ',"snippet":' + writeHookSnippet(v.snippet)) + '}');
}
