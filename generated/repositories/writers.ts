// Generated from spec/domains/* /repositories.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommit, writeDiffEntry, writeHookCodeRepository, writeHookProject, writeHookPushedCommit } from '../common/writers.ts';
import type { HookRefMove, PushHookPayload, RepositoryBlob, RepositoryComparison, RepositoryContributor, RepositoryUpdateHookPayload, TagPushHookPayload, TreeEntry } from './types.ts';

export function writeHookRefMove(v: HookRefMove): string {
  return ('{"before":' + w.text(v.before) + ',"after":' + w.text(v.after) + ',"ref":' + w.text(v.ref) + '}');
}

export function writePushHookPayload(v: PushHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"event_name":' + w.text(v.event_name) + ',"before":' + w.text(v.before) + ',"after":' + w.text(v.after) + ',"ref":' + w.text(v.ref) + ',"ref_protected":' + w.boolean(v.ref_protected) + ',"checkout_sha":' + w.text(v.checkout_sha) + ',"message":' + w.text(v.message) + ',"user_id":' + w.number(v.user_id) + ',"user_name":' + w.text(v.user_name) + ',"user_username":' + w.text(v.user_username) + ',"user_email":' + w.text(v.user_email) + ',"user_avatar":' + w.text(v.user_avatar) + ',"project_id":' + w.number(v.project_id) + ',"project":' + writeHookProject(v.project) + ',"commits":' + w.array(v.commits, writeHookPushedCommit) + ',"total_commits_count":' + w.number(v.total_commits_count) + ',"push_options":' + w.any(v.push_options) + ',"repository":' + writeHookCodeRepository(v.repository) + '}');
}

export function writeRepositoryBlob(v: RepositoryBlob): string {
  return ('{"size":' + w.number(v.size) + ',"encoding":' + w.text(v.encoding) + ',"content":' + w.base64(v.content) + ',"sha":' + w.text(v.sha) + '}');
}

export function writeRepositoryComparison(v: RepositoryComparison): string {
  return ('{"commit":' + (v.commit == null ? 'null' : writeCommit(v.commit)) + ',"commits":' + w.array(v.commits, writeCommit) + ',"diffs":' + w.array(v.diffs, writeDiffEntry) + ',"compare_timeout":' + w.boolean(v.compare_timeout) + ',"compare_same_ref":' + w.boolean(v.compare_same_ref) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeRepositoryContributor(v: RepositoryContributor): string {
  return ('{"name":' + w.text(v.name) + ',"email":' + w.text(v.email) + ',"commits":' + w.number(v.commits) + ',"additions":' + w.number(v.additions) + ',"deletions":' + w.number(v.deletions) + '}');
}

export function writeRepositoryUpdateHookPayload(v: RepositoryUpdateHookPayload): string {
  return ('{"event_name":' + w.text(v.event_name) + ',"user_id":' + w.number(v.user_id) + ',"user_name":' + w.text(v.user_name) + ',"user_email":' + w.text(v.user_email) + ',"user_avatar":' + w.text(v.user_avatar) + ',"project_id":' + w.number(v.project_id) + ',"project":' + writeHookProject(v.project) + ',"changes":' + w.array(v.changes, writeHookRefMove) + ',"refs":' + w.array(v.refs, (v) => w.text(v)) + '}');
}

export function writeTagPushHookPayload(v: TagPushHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"event_name":' + w.text(v.event_name) + ',"before":' + w.text(v.before) + ',"after":' + w.text(v.after) + ',"ref":' + w.text(v.ref) + ',"ref_protected":' + w.boolean(v.ref_protected) + ',"checkout_sha":' + w.text(v.checkout_sha) + ',"message":' + w.text(v.message) + ',"user_id":' + w.number(v.user_id) + ',"user_name":' + w.text(v.user_name) + ',"user_username":' + w.text(v.user_username) + ',"user_email":' + w.text(v.user_email) + ',"user_avatar":' + w.text(v.user_avatar) + ',"project_id":' + w.number(v.project_id) + ',"project":' + writeHookProject(v.project) + ',"commits":' + w.array(v.commits, writeHookPushedCommit) + ',"total_commits_count":' + w.number(v.total_commits_count) + ',"push_options":' + w.any(v.push_options) + ',"repository":' + writeHookCodeRepository(v.repository) + '}');
}

export function writeTreeEntry(v: TreeEntry): string {
  return ('{"id":' + w.text(v.id) + ',"name":' + w.text(v.name) + ',"type":' + w.text(v.type) + ',"path":' + w.text(v.path) + ',"mode":' + w.text(v.mode) + '}');
}
