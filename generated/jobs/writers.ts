// Generated from spec/domains/* /jobs.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeBasicPipeline, writeCommit, writeHookCodeRepository, writeHookProject, writeHookRunner, writeHookSourcePipeline, writeHookUser } from '../common/writers.ts';
import { writeArtifactsJobProject } from '../job-artifacts/writers.ts';
import { writeUser } from '../users/writers.ts';
import type { Bridge, HookJobCommit, HookJobEnvironment, JobHookPayload } from './types.ts';

export function writeBridge(v: Bridge): string {
  return ('{"id":' + w.number(v.id) + ',"status":' + w.text(v.status) + ',"stage":' + w.text(v.stage) + ',"name":' + w.text(v.name) + ',"ref":' + w.text(v.ref) + ',"tag":' + w.boolean(v.tag) + ',"coverage":' + w.number(v.coverage) + ',"allow_failure":' + w.boolean(v.allow_failure) + ',"created_at":' + w.text(v.created_at) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"erased_at":' + w.text(v.erased_at) + ',"duration":' + w.number(v.duration) + ',"queued_duration":' + w.number(v.queued_duration) + ',"user":' + (v.user == null ? 'null' : writeUser(v.user)) + ',"commit":' + (v.commit == null ? 'null' : writeCommit(v.commit)) + ',"pipeline":' + writeBasicPipeline(v.pipeline) + (v.failure_reason === undefined ? '' : ',"failure_reason":' + w.text(v.failure_reason)) + ',"web_url":' + w.text(v.web_url) + ',"project":' + writeArtifactsJobProject(v.project) + ',"downstream_pipeline":' + (v.downstream_pipeline == null ? 'null' : writeBasicPipeline(v.downstream_pipeline)) + '}');
}

export function writeHookJobCommit(v: HookJobCommit): string {
  return ('{"id":' + w.number(v.id) + ',"sha":' + w.text(v.sha) + ',"message":' + w.text(v.message) + ',"author_name":' + w.text(v.author_name) + ',"author_email":' + w.text(v.author_email) + ',"author_url":' + w.text(v.author_url) + ',"status":' + w.text(v.status) + ',"duration":' + w.number(v.duration) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"name":' + w.text(v.name) + '}');
}

export function writeHookJobEnvironment(v: HookJobEnvironment): string {
  return ('{"name":' + w.text(v.name) + ',"action":' + w.text(v.action) + '}');
}

export function writeJobHookPayload(v: JobHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"ref":' + w.text(v.ref) + ',"tag":' + w.boolean(v.tag) + ',"before_sha":' + w.text(v.before_sha) + ',"sha":' + w.text(v.sha) + ',"build_id":' + w.number(v.build_id) + ',"build_name":' + w.text(v.build_name) + ',"build_stage":' + w.text(v.build_stage) + ',"build_status":' + w.text(v.build_status) + ',"build_created_at":' + w.text(v.build_created_at) + ',"build_started_at":' + w.text(v.build_started_at) + ',"build_finished_at":' + w.text(v.build_finished_at) + ',"build_duration":' + w.number(v.build_duration) + ',"build_queued_duration":' + w.number(v.build_queued_duration) + ',"build_allow_failure":' + w.boolean(v.build_allow_failure) + ',"build_failure_reason":' + w.text(v.build_failure_reason) + ',"retries_count":' + w.number(v.retries_count) + ',"pipeline_id":' + w.number(v.pipeline_id) + ',"runner":' + (v.runner == null ? 'null' : writeHookRunner(v.runner)) + ',"project_id":' + w.number(v.project_id) + ',"project_name":' + w.text(v.project_name) + ',"user":' + (v.user == null ? 'null' : writeHookUser(v.user)) + ',"commit":' + writeHookJobCommit(v.commit) + ',"repository":' + writeHookCodeRepository(v.repository) + ',"project":' + writeHookProject(v.project) + ',"environment":' + (v.environment == null ? 'null' : writeHookJobEnvironment(v.environment)) + (v.source_pipeline === undefined ? '' : ',"source_pipeline":' + writeHookSourcePipeline(v.source_pipeline)) + '}');
}
