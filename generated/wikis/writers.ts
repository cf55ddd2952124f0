// Generated from spec/domains/* /wikis.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookProject, writeHookUser } from '../common/writers.ts';
import type { HookWiki, HookWikiPage, WikiPageHookPayload } from './types.ts';

export function writeHookWiki(v: HookWiki): string {
  return ('{"web_url":' + w.text(v.web_url) + ',"git_ssh_url":' + w.text(v.git_ssh_url) + ',"git_http_url":' + w.text(v.git_http_url) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"default_branch":' + w.text(v.default_branch) + '}');
}

export function writeHookWikiPage(v: HookWikiPage): string {
  return ('{"title":' + w.text(v.title) + ',"content":' + w.text(v.content) + ',"format":' + w.text(v.format) + ',"message":' + w.text(v.message) + ',"slug":' + w.text(v.slug) + ',"url":' + w.text(v.url) + ',"action":' + w.text(v.action) + ',"diff_url":' + w.text(v.diff_url) + (v.version_id === undefined ? '' : ',"version_id":' + w.text(v.version_id)) + '}');
}

export function writeWikiPageHookPayload(v: WikiPageHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"user":' + writeHookUser(v.user) + ',"project":' + writeHookProject(v.project) + ',"wiki":' + writeHookWiki(v.wiki) + ',"object_attributes":' + writeHookWikiPage(v.object_attributes) + '}');
}
