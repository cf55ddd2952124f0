// Generated from spec/resources/pipelines.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { PipelineVariable, TestCase, TestReport, TestReportSummary, TestSuite, TestSuiteSummary } from './types.ts';

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
  return ('{"total_time":' + w.number(v.total_time) + ',"total_count":' + w.number(v.total_count) + ',"success_count":' + w.number(v.success_count) + ',"failed_count":' + w.number(v.failed_count) + ',"skipped_count":' + w.number(v.skipped_count) + ',"error_count":' + w.number(v.error_count) + ',"test_suites":' + w.array(v.test_suites, writeTestSuiteSummary) + '}');
}

export function writeTestSuite(v: TestSuite): string {
  return ('{"name":' + w.text(v.name) + ',"total_time":' + w.number(v.total_time) + ',"total_count":' + w.number(v.total_count) + ',"success_count":' + w.number(v.success_count) + ',"failed_count":' + w.number(v.failed_count) + ',"skipped_count":' + w.number(v.skipped_count) + ',"error_count":' + w.number(v.error_count) + (v.suite_error === undefined ? '' : ',"suite_error":' + w.text(v.suite_error)) + ',"test_cases":' + w.array(v.test_cases, writeTestCase) + '}');
}

export function writeTestSuiteSummary(v: TestSuiteSummary): string {
  return ('{"name":' + w.text(v.name) + ',"total_time":' + w.number(v.total_time) + ',"total_count":' + w.number(v.total_count) + ',"success_count":' + w.number(v.success_count) + ',"failed_count":' + w.number(v.failed_count) + ',"skipped_count":' + w.number(v.skipped_count) + ',"error_count":' + w.number(v.error_count) + (v.suite_error === undefined ? '' : ',"suite_error":' + w.text(v.suite_error)) + '}');
}
