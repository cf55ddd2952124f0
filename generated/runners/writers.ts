// Generated from spec/domains/* /runners.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeBasicPipeline, writeCommit, writeProjectIdentity } from '../common/writers.ts';
import { writeProjectSimple } from '../projects/writers.ts';
import { writeUser } from '../users/writers.ts';
import type { RegisteredRunner, Runner, RunnerDetail, RunnerGroup, RunnerJob, RunnerToken } from './types.ts';

export function writeRegisteredRunner(v: RegisteredRunner): string {
  return ('{"id":' + w.number(v.id) + ',"token":' + w.text(v.token) + ',"token_expires_at":' + w.text(v.token_expires_at) + '}');
}

export function writeRunner(v: Runner): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ip_address":' + w.text(v.ip_address) + ',"active":' + w.boolean(v.active) + ',"paused":' + w.boolean(v.paused) + ',"is_shared":' + w.boolean(v.is_shared) + ',"runner_type":' + w.text(v.runner_type) + ',"name":' + w.text(v.name) + ',"online":' + w.boolean(v.online) + ',"status":' + w.text(v.status) + '}');
}

export function writeRunnerDetail(v: RunnerDetail): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ip_address":' + w.text(v.ip_address) + ',"active":' + w.boolean(v.active) + ',"paused":' + w.boolean(v.paused) + ',"is_shared":' + w.boolean(v.is_shared) + ',"runner_type":' + w.text(v.runner_type) + ',"name":' + w.text(v.name) + ',"online":' + w.boolean(v.online) + ',"status":' + w.text(v.status) + ',"architecture":' + w.text(v.architecture) + ',"platform":' + w.text(v.platform) + ',"contacted_at":' + w.text(v.contacted_at) + ',"projects":' + w.array(v.projects, writeProjectSimple) + ',"groups":' + w.array(v.groups, writeRunnerGroup) + ',"revision":' + w.text(v.revision) + ',"tag_list":' + w.array(v.tag_list, (v) => w.text(v)) + ',"version":' + w.text(v.version) + ',"access_level":' + w.text(v.access_level) + ',"maximum_timeout":' + w.number(v.maximum_timeout) + ',"run_untagged":' + w.boolean(v.run_untagged) + ',"locked":' + w.boolean(v.locked) + ',"maintenance_note":' + w.text(v.maintenance_note) + '}');
}

export function writeRunnerGroup(v: RunnerGroup): string {
  return ('{"id":' + w.number(v.id) + ',"web_url":' + w.text(v.web_url) + ',"name":' + w.text(v.name) + '}');
}

export function writeRunnerJob(v: RunnerJob): string {
  return ('{"id":' + w.number(v.id) + ',"status":' + w.text(v.status) + ',"stage":' + w.text(v.stage) + ',"name":' + w.text(v.name) + ',"ref":' + w.text(v.ref) + ',"tag":' + w.boolean(v.tag) + ',"coverage":' + w.number(v.coverage) + ',"allow_failure":' + w.boolean(v.allow_failure) + ',"created_at":' + w.text(v.created_at) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"duration":' + w.number(v.duration) + ',"queued_duration":' + w.number(v.queued_duration) + ',"user":' + (v.user == null ? 'null' : writeUser(v.user)) + ',"commit":' + (v.commit == null ? 'null' : writeCommit(v.commit)) + ',"pipeline":' + writeBasicPipeline(v.pipeline) + (v.failure_reason === undefined ? '' : ',"failure_reason":' + w.text(v.failure_reason)) + ',"web_url":' + w.text(v.web_url) + ',"project":' + writeProjectIdentity(v.project) + '}');
}

export function writeRunnerToken(v: RunnerToken): string {
  return ('{"token":' + w.text(v.token) + ',"token_expires_at":' + w.text(v.token_expires_at) + '}');
}
