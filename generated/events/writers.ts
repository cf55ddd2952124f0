// Generated from spec/domains/* /events.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import type { Event, EventNote, EventPush, EventWikiPage } from './types.ts';

export function writeEvent(v: Event): string {
  return ('{"id":' + w.number(v.id) + ',"project_id":' + w.number(v.project_id) + ',"action_name":' + w.text(v.action_name) + ',"target_id":' + w.number(v.target_id) + ',"target_iid":' + w.number(v.target_iid) + ',"target_type":' + w.text(v.target_type) + ',"author_id":' + w.number(v.author_id) + ',"target_title":' + w.text(v.target_title) + ',"title":' + w.any(v.title) + ',"created_at":' + w.text(v.created_at) + ',"author":' + writeUserBasic(v.author) + (v.push_data === undefined ? '' : ',"push_data":' + writeEventPush(v.push_data)) + (v.note === undefined ? '' : ',"note":' + writeEventNote(v.note)) + (v.wiki_page === undefined ? '' : ',"wiki_page":' + writeEventWikiPage(v.wiki_page)) + ',"author_username":' + w.text(v.author_username) + '}');
}

export function writeEventNote(v: EventNote): string {
  return ('{"id":' + w.number(v.id) + ',"body":' + w.text(v.body) + ',"attachment":' + w.text(v.attachment) + ',"author":' + writeUserBasic(v.author) + ',"created_at":' + w.text(v.created_at) + ',"system":' + w.boolean(v.system) + ',"noteable_id":' + w.any(v.noteable_id) + ',"noteable_type":' + w.text(v.noteable_type) + ',"noteable_iid":' + w.number(v.noteable_iid) + (v.resolvable === undefined ? '' : ',"resolvable":' + w.boolean(v.resolvable)) + '}');
}

export function writeEventPush(v: EventPush): string {
  return ('{"commit_count":' + w.number(v.commit_count) + ',"action":' + w.text(v.action) + ',"ref_type":' + w.text(v.ref_type) + ',"commit_from":' + w.text(v.commit_from) + ',"commit_to":' + w.text(v.commit_to) + ',"ref":' + w.text(v.ref) + ',"commit_title":' + w.text(v.commit_title) + ',"ref_count":' + w.number(v.ref_count) + '}');
}

export function writeEventWikiPage(v: EventWikiPage): string {
  return ('{"format":' + w.text(v.format) + ',"slug":' + w.text(v.slug) + ',"title":' + w.text(v.title) + '}');
}
