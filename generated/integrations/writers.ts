// Generated from spec/domains/* /integrations.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Integration, IntegrationDetail, SlashCommandAnswer } from './types.ts';

export function writeIntegration(v: Integration): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"slug":' + w.text(v.slug) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"active":' + w.boolean(v.active) + ',"commit_events":' + w.boolean(v.commit_events) + ',"push_events":' + w.boolean(v.push_events) + ',"issues_events":' + w.boolean(v.issues_events) + ',"confidential_issues_events":' + w.boolean(v.confidential_issues_events) + ',"merge_requests_events":' + w.boolean(v.merge_requests_events) + ',"tag_push_events":' + w.boolean(v.tag_push_events) + ',"note_events":' + w.boolean(v.note_events) + ',"confidential_note_events":' + w.boolean(v.confidential_note_events) + ',"pipeline_events":' + w.boolean(v.pipeline_events) + ',"wiki_page_events":' + w.boolean(v.wiki_page_events) + ',"job_events":' + w.boolean(v.job_events) + ',"comment_on_event_enabled":' + w.boolean(v.comment_on_event_enabled) + '}');
}

export function writeIntegrationDetail(v: IntegrationDetail): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"slug":' + w.text(v.slug) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"active":' + w.boolean(v.active) + ',"commit_events":' + w.boolean(v.commit_events) + ',"push_events":' + w.boolean(v.push_events) + ',"issues_events":' + w.boolean(v.issues_events) + ',"confidential_issues_events":' + w.boolean(v.confidential_issues_events) + ',"merge_requests_events":' + w.boolean(v.merge_requests_events) + ',"tag_push_events":' + w.boolean(v.tag_push_events) + ',"note_events":' + w.boolean(v.note_events) + ',"confidential_note_events":' + w.boolean(v.confidential_note_events) + ',"pipeline_events":' + w.boolean(v.pipeline_events) + ',"wiki_page_events":' + w.boolean(v.wiki_page_events) + ',"job_events":' + w.boolean(v.job_events) + ',"comment_on_event_enabled":' + w.boolean(v.comment_on_event_enabled) + ',"properties":' + w.hash(v.properties, (v) => w.any(v)) + '}');
}

export function writeSlashCommandAnswer(v: SlashCommandAnswer): string {
  return ('{"response_type":' + w.text(v.response_type) + ',"text":' + w.text(v.text) + (v.username === undefined ? '' : ',"username":' + w.text(v.username)) + '}');
}
