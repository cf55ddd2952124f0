// Generated from spec/domains/* /job-execution.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { JobPayload, PayloadArtifact, PayloadCache, PayloadCredential, PayloadDependency, PayloadExecutorOptions, PayloadFeatures, PayloadGitInfo, PayloadHook, PayloadImage, PayloadJobInfo, PayloadService, PayloadStep, PayloadVariable } from './types.ts';

export function writeJobPayload(v: JobPayload): string {
  return ('{"id":' + w.number(v.id) + ',"token":' + w.text(v.token) + ',"allow_git_fetch":' + w.boolean(v.allow_git_fetch) + ',"job_info":' + writePayloadJobInfo(v.job_info) + ',"git_info":' + writePayloadGitInfo(v.git_info) + ',"runner_info":' + ('{"timeout":' + w.number(v.runner_info.timeout) + ',"runner_session_url":' + w.any(v.runner_info.runner_session_url) + '}') + ',"variables":' + w.array(v.variables, writePayloadVariable) + ',"steps":' + w.array(v.steps, writePayloadStep) + ',"image":' + (v.image == null ? 'null' : writePayloadImage(v.image)) + ',"services":' + w.array(v.services, writePayloadService) + ',"artifacts":' + w.array(v.artifacts, writePayloadArtifact) + ',"cache":' + w.array(v.cache, writePayloadCache) + ',"credentials":' + w.array(v.credentials, writePayloadCredential) + ',"dependencies":' + w.array(v.dependencies, writePayloadDependency) + ',"features":' + writePayloadFeatures(v.features) + (v.secrets === undefined ? '' : ',"secrets":' + w.any(v.secrets)) + (v.hooks === undefined ? '' : ',"hooks":' + w.array(v.hooks, writePayloadHook)) + '}');
}

export function writePayloadArtifact(v: PayloadArtifact): string {
  return ('{"name":' + w.text(v.name) + ',"untracked":' + w.boolean(v.untracked) + ',"paths":' + w.array(v.paths, (v) => w.text(v)) + (v.exclude === undefined ? '' : ',"exclude":' + w.array(v.exclude, (v) => w.text(v))) + ',"when":' + w.text(v.when) + ',"expire_in":' + w.text(v.expire_in) + ',"artifact_type":' + w.text(v.artifact_type) + ',"artifact_format":' + w.text(v.artifact_format) + '}');
}

export function writePayloadCache(v: PayloadCache): string {
  return ('{"key":' + w.text(v.key) + ',"untracked":' + w.boolean(v.untracked) + ',"paths":' + w.array(v.paths, (v) => w.text(v)) + ',"policy":' + w.text(v.policy) + ',"when":' + w.text(v.when) + ',"fallback_keys":' + w.array(v.fallback_keys, (v) => w.text(v)) + '}');
}

export function writePayloadCredential(v: PayloadCredential): string {
  return ('{"type":' + w.text(v.type) + ',"url":' + w.text(v.url) + ',"username":' + w.text(v.username) + ',"password":' + w.text(v.password) + '}');
}

export function writePayloadDependency(v: PayloadDependency): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"token":' + w.text(v.token) + (v.artifacts_file === undefined ? '' : ',"artifacts_file":' + ('{"filename":' + w.text(v.artifacts_file.filename) + ',"size":' + w.number(v.artifacts_file.size) + '}')) + '}');
}

export function writePayloadExecutorOptions(v: PayloadExecutorOptions): string {
  return ('{' + ((v.docker === undefined ? '' : ',"docker":' + ('{' + ((v.docker.platform === undefined ? '' : ',"platform":' + w.text(v.docker.platform)) + (v.docker.user === undefined ? '' : ',"user":' + w.text(v.docker.user))).slice(1) + '}')) + (v.kubernetes === undefined ? '' : ',"kubernetes":' + ('{' + ((v.kubernetes.user === undefined ? '' : ',"user":' + w.text(v.kubernetes.user))).slice(1) + '}'))).slice(1) + '}');
}

export function writePayloadFeatures(v: PayloadFeatures): string {
  return ('{"trace_sections":' + w.boolean(v.trace_sections) + ',"failure_reasons":' + w.array(v.failure_reasons, (v) => w.text(v)) + '}');
}

export function writePayloadGitInfo(v: PayloadGitInfo): string {
  return ('{"repo_url":' + w.text(v.repo_url) + ',"ref":' + w.text(v.ref) + ',"sha":' + w.text(v.sha) + ',"before_sha":' + w.text(v.before_sha) + ',"ref_type":' + w.text(v.ref_type) + ',"refspecs":' + w.array(v.refspecs, (v) => w.text(v)) + ',"depth":' + w.number(v.depth) + '}');
}

export function writePayloadHook(v: PayloadHook): string {
  return ('{"name":' + w.text(v.name) + ',"script":' + w.array(v.script, (v) => w.text(v)) + '}');
}

export function writePayloadImage(v: PayloadImage): string {
  return ('{"name":' + w.text(v.name) + ',"entrypoint":' + w.array(v.entrypoint, (v) => w.text(v)) + ',"ports":' + w.array(v.ports, (v) => w.number(v)) + ',"pull_policy":' + w.array(v.pull_policy, (v) => w.text(v)) + (v.executor_opts === undefined ? '' : ',"executor_opts":' + writePayloadExecutorOptions(v.executor_opts)) + '}');
}

export function writePayloadJobInfo(v: PayloadJobInfo): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"stage":' + w.text(v.stage) + ',"pipeline_id":' + w.number(v.pipeline_id) + ',"project_id":' + w.number(v.project_id) + ',"project_name":' + w.text(v.project_name) + ',"time_in_queue_seconds":' + w.number(v.time_in_queue_seconds) + ',"project_jobs_running_on_instance_runners_count":' + w.text(v.project_jobs_running_on_instance_runners_count) + '}');
}

export function writePayloadService(v: PayloadService): string {
  return ('{"name":' + w.text(v.name) + ',"alias":' + w.text(v.alias) + ',"command":' + w.array(v.command, (v) => w.text(v)) + ',"entrypoint":' + w.array(v.entrypoint, (v) => w.text(v)) + ',"ports":' + w.array(v.ports, (v) => w.number(v)) + ',"variables":' + w.array(v.variables, writePayloadVariable) + ',"pull_policy":' + w.array(v.pull_policy, (v) => w.text(v)) + (v.executor_opts === undefined ? '' : ',"executor_opts":' + writePayloadExecutorOptions(v.executor_opts)) + '}');
}

export function writePayloadStep(v: PayloadStep): string {
  return ('{"name":' + w.text(v.name) + ',"script":' + w.array(v.script, (v) => w.text(v)) + ',"timeout":' + w.number(v.timeout) + ',"when":' + w.text(v.when) + ',"allow_failure":' + w.boolean(v.allow_failure) + '}');
}

export function writePayloadVariable(v: PayloadVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"public":' + w.boolean(v.public) + ',"masked":' + w.boolean(v.masked) + ',"file":' + w.boolean(v.file) + ',"raw":' + w.boolean(v.raw) + '}');
}
