// Generated from spec/domains/* /job-artifacts.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeBasicPipeline, writeCommit } from '../common/writers.ts';
import { writeUser } from '../users/writers.ts';
import type { ArtifactsJob, ArtifactsJobArchive, ArtifactsJobFile, ArtifactsJobProject, ArtifactsJobRunner } from './types.ts';

export function writeArtifactsJob(v: ArtifactsJob): string {
  return ('{"id":' + w.number(v.id) + ',"status":' + w.text(v.status) + ',"stage":' + w.text(v.stage) + ',"name":' + w.text(v.name) + ',"ref":' + w.text(v.ref) + ',"tag":' + w.boolean(v.tag) + ',"coverage":' + w.number(v.coverage) + ',"allow_failure":' + w.boolean(v.allow_failure) + ',"created_at":' + w.text(v.created_at) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"erased_at":' + w.text(v.erased_at) + ',"duration":' + w.number(v.duration) + ',"queued_duration":' + w.number(v.queued_duration) + ',"user":' + (v.user == null ? 'null' : writeUser(v.user)) + ',"commit":' + (v.commit == null ? 'null' : writeCommit(v.commit)) + ',"pipeline":' + writeBasicPipeline(v.pipeline) + (v.failure_reason === undefined ? '' : ',"failure_reason":' + w.text(v.failure_reason)) + ',"web_url":' + w.text(v.web_url) + ',"project":' + writeArtifactsJobProject(v.project) + (v.artifacts_file === undefined ? '' : ',"artifacts_file":' + writeArtifactsJobArchive(v.artifacts_file)) + ',"artifacts":' + w.array(v.artifacts, writeArtifactsJobFile) + ',"runner":' + (v.runner == null ? 'null' : writeArtifactsJobRunner(v.runner)) + ',"artifacts_expire_at":' + w.text(v.artifacts_expire_at) + ',"tag_list":' + w.array(v.tag_list, (v) => w.text(v)) + ',"download_url":' + w.text(v.download_url) + '}');
}

export function writeArtifactsJobArchive(v: ArtifactsJobArchive): string {
  return ('{"filename":' + w.text(v.filename) + ',"size":' + w.number(v.size) + '}');
}

export function writeArtifactsJobFile(v: ArtifactsJobFile): string {
  return ('{"file_type":' + w.text(v.file_type) + ',"size":' + w.number(v.size) + ',"filename":' + w.text(v.filename) + ',"file_format":' + w.text(v.file_format) + '}');
}

export function writeArtifactsJobProject(v: ArtifactsJobProject): string {
  return ('{"ci_job_token_scope_enabled":' + w.boolean(v.ci_job_token_scope_enabled) + '}');
}

export function writeArtifactsJobRunner(v: ArtifactsJobRunner): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ip_address":' + w.text(v.ip_address) + ',"active":' + w.boolean(v.active) + ',"paused":' + w.boolean(v.paused) + ',"is_shared":' + w.boolean(v.is_shared) + ',"runner_type":' + w.text(v.runner_type) + ',"name":' + w.text(v.name) + ',"online":' + w.boolean(v.online) + ',"status":' + w.text(v.status) + '}');
}
