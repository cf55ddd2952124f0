// Generated from spec/domains/* /pipelines.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookCommit, writeHookPlainProject, writeHookRunner, writeHookSourcePipeline, writeHookUser } from '../common/writers.ts';
import type { HookArtifactsFile, HookBuild, HookBuildEnvironment, HookPipeline, HookPipelineMergeRequest, HookVariable, PipelineHookPayload, PipelineVariable, TestCase, TestReport, TestReportSummary, TestSuite, TestSuiteSummary } from './types.ts';

export function writeHookArtifactsFile(v: HookArtifactsFile): string {
  return ('{"filename":' + w.text(v.filename) + ',"size":' + w.number(v.size) + '}');
}

export function writeHookBuild(v: HookBuild): string {
  return ('{"id":' + w.number(v.id) + ',"stage":' + w.text(v.stage) + ',"name":' + w.text(v.name) + ',"status":' + w.text(v.status) + ',"created_at":' + w.text(v.created_at) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"duration":' + w.number(v.duration) + ',"queued_duration":' + w.number(v.queued_duration) + ',"failure_reason":' + w.text(v.failure_reason) + ',"when":' + w.text(v.when) + ',"manual":' + w.boolean(v.manual) + ',"allow_failure":' + w.boolean(v.allow_failure) + ',"user":' + (v.user == null ? 'null' : writeHookUser(v.user)) + ',"runner":' + (v.runner == null ? 'null' : writeHookRunner(v.runner)) + ',"artifacts_file":' + writeHookArtifactsFile(v.artifacts_file) + ',"environment":' + (v.environment == null ? 'null' : writeHookBuildEnvironment(v.environment)) + '}');
}

export function writeHookBuildEnvironment(v: HookBuildEnvironment): string {
  return ('{"name":' + w.text(v.name) + ',"action":' + w.text(v.action) + ',"deployment_tier":' + w.text(v.deployment_tier) + '}');
}

export function writeHookPipeline(v: HookPipeline): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"ref":' + w.text(v.ref) + ',"tag":' + w.boolean(v.tag) + ',"sha":' + w.text(v.sha) + ',"before_sha":' + w.text(v.before_sha) + ',"source":' + w.text(v.source) + ',"status":' + w.text(v.status) + ',"detailed_status":' + w.text(v.detailed_status) + ',"stages":' + w.array(v.stages, (v) => w.text(v)) + ',"created_at":' + w.text(v.created_at) + ',"finished_at":' + w.text(v.finished_at) + ',"duration":' + w.number(v.duration) + ',"queued_duration":' + w.number(v.queued_duration) + ',"variables":' + w.array(v.variables, writeHookVariable) + ',"name":' + w.text(v.name) + ',"url":' + w.text(v.url) + '}');
}

export function writeHookPipelineMergeRequest(v: HookPipelineMergeRequest): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"title":' + w.text(v.title) + ',"source_branch":' + w.text(v.source_branch) + ',"source_project_id":' + w.number(v.source_project_id) + ',"target_branch":' + w.text(v.target_branch) + ',"target_project_id":' + w.number(v.target_project_id) + ',"state":' + w.text(v.state) + ',"merge_status":' + w.text(v.merge_status) + ',"url":' + w.text(v.url) + '}');
}

export function writeHookVariable(v: HookVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + '}');
}

export function writePipelineHookPayload(v: PipelineHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"object_attributes":' + writeHookPipeline(v.object_attributes) + ',"merge_request":' + (v.merge_request == null ? 'null' : writeHookPipelineMergeRequest(v.merge_request)) + ',"user":' + (v.user == null ? 'null' : writeHookUser(v.user)) + ',"project":' + writeHookPlainProject(v.project) + ',"commit":' + (v.commit == null ? 'null' : writeHookCommit(v.commit)) + ',"builds":' + w.array(v.builds, writeHookBuild) + (v.source_pipeline === undefined ? '' : ',"source_pipeline":' + writeHookSourcePipeline(v.source_pipeline)) + '}');
}

export function writePipelineVariable(v: PipelineVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"variable_type":' + w.text(v.variable_type) + '}');
}

export function writeTestCase(v: TestCase): string {
  return ('{"status":' + w.text(v.status) + ',"name":' + w.text(v.name) + ',"classname":' + w.text(v.classname) + ',"file":' + w.text(v.file) + ',"execution_time":' + w.number(v.execution_time) + ',"system_output":' + w.text(v.system_output) + ',"stack_trace":' + w.text(v.stack_trace) + '}');
}

export function writeTestReport(v: TestReport): string {
  return ('{"total_time":' + w.number(v.total_time) + ',"total_count":' + w.number(v.total_count) + ',"success_count":' + w.number(v.success_count) + ',"failed_count":' + w.number(v.failed_count) + ',"skipped_count":' + w.number(v.skipped_count) + ',"error_count":' + w.number(v.error_count) + ',"test_suites":' + w.array(v.test_suites, writeTestSuite) + '}');
}

export function writeTestReportSummary(v: TestReportSummary): string {
  return ('{"total":' + ('{"time":' + w.number(v.total.time) + ',"count":' + w.number(v.total.count) + ',"success":' + w.number(v.total.success) + ',"failed":' + w.number(v.total.failed) + ',"skipped":' + w.number(v.total.skipped) + ',"error":' + w.number(v.total.error) + ',"suite_error":' + w.text(v.total.suite_error) + '}') + ',"test_suites":' + w.array(v.test_suites, writeTestSuiteSummary) + '}');
}

export function writeTestSuite(v: TestSuite): string {
  return ('{"name":' + w.text(v.name) + ',"total_time":' + w.number(v.total_time) + ',"total_count":' + w.number(v.total_count) + ',"success_count":' + w.number(v.success_count) + ',"failed_count":' + w.number(v.failed_count) + ',"skipped_count":' + w.number(v.skipped_count) + ',"error_count":' + w.number(v.error_count) + (v.suite_error === undefined ? '' : ',"suite_error":' + w.text(v.suite_error)) + ',"test_cases":' + w.array(v.test_cases, writeTestCase) + '}');
}

export function writeTestSuiteSummary(v: TestSuiteSummary): string {
  return ('{"name":' + w.text(v.name) + ',"total_time":' + w.number(v.total_time) + ',"total_count":' + w.number(v.total_count) + ',"success_count":' + w.number(v.success_count) + ',"failed_count":' + w.number(v.failed_count) + ',"skipped_count":' + w.number(v.skipped_count) + ',"error_count":' + w.number(v.error_count) + ',"build_ids":' + w.array(v.build_ids, (v) => w.number(v)) + ',"suite_error":' + w.text(v.suite_error) + '}');
}
