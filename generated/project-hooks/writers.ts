// Generated from spec/domains/* /project-hooks.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { HookLogEntry, HookSecretName, ProjectHook, ResentHookEvent } from './types.ts';

export function writeHookLogEntry(v: HookLogEntry): string {
  return ('{"id":' + w.number(v.id) + ',"url":' + w.text(v.url) + ',"trigger":' + w.text(v.trigger) + ',"request_headers":' + w.hash(v.request_headers, (v) => w.text(v)) + ',"request_data":' + w.any(v.request_data) + ',"response_headers":' + w.hash(v.response_headers, (v) => w.text(v)) + ',"response_body":' + w.text(v.response_body) + ',"execution_duration":' + w.number(v.execution_duration) + ',"response_status":' + w.text(v.response_status) + ',"created_at":' + w.text(v.created_at) + '}');
}

export function writeHookSecretName(v: HookSecretName): string {
  return ('{"key":' + w.text(v.key) + '}');
}

export function writeProjectHook(v: ProjectHook): string {
  return ('{"id":' + w.number(v.id) + ',"url":' + w.text(v.url) + ',"project_id":' + w.number(v.project_id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"created_at":' + w.text(v.created_at) + ',"push_events":' + w.boolean(v.push_events) + ',"tag_push_events":' + w.boolean(v.tag_push_events) + ',"issues_events":' + w.boolean(v.issues_events) + ',"confidential_issues_events":' + w.boolean(v.confidential_issues_events) + ',"merge_requests_events":' + w.boolean(v.merge_requests_events) + ',"note_events":' + w.boolean(v.note_events) + ',"confidential_note_events":' + w.boolean(v.confidential_note_events) + ',"job_events":' + w.boolean(v.job_events) + ',"pipeline_events":' + w.boolean(v.pipeline_events) + ',"wiki_page_events":' + w.boolean(v.wiki_page_events) + ',"deployment_events":' + w.boolean(v.deployment_events) + ',"releases_events":' + w.boolean(v.releases_events) + ',"feature_flag_events":' + w.boolean(v.feature_flag_events) + ',"enable_ssl_verification":' + w.boolean(v.enable_ssl_verification) + ',"alert_status":' + w.text(v.alert_status) + ',"disabled_until":' + w.text(v.disabled_until) + ',"repository_update_events":' + w.boolean(v.repository_update_events) + ',"push_events_branch_filter":' + w.text(v.push_events_branch_filter) + ',"branch_filter_strategy":' + w.text(v.branch_filter_strategy) + ',"custom_webhook_template":' + w.text(v.custom_webhook_template) + ',"url_variables":' + w.array(v.url_variables, writeHookSecretName) + ',"custom_headers":' + w.array(v.custom_headers, writeHookSecretName) + '}');
}

export function writeResentHookEvent(v: ResentHookEvent): string {
  return ('{"response_status":' + w.number(v.response_status) + '}');
}
