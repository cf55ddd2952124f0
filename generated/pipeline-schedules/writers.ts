// Generated from spec/domains/* /pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeBasicPipeline, writeUserBasic } from '../common/writers.ts';
import type { PipelineSchedule, PipelineScheduleVariable, PipelineScheduleWithVariables } from './types.ts';

export function writePipelineSchedule(v: PipelineSchedule): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ref":' + w.text(v.ref) + ',"cron":' + w.text(v.cron) + ',"cron_timezone":' + w.text(v.cron_timezone) + ',"next_run_at":' + w.text(v.next_run_at) + ',"active":' + w.boolean(v.active) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"owner":' + (v.owner == null ? 'null' : writeUserBasic(v.owner)) + '}');
}

export function writePipelineScheduleVariable(v: PipelineScheduleVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"variable_type":' + w.text(v.variable_type) + '}');
}

export function writePipelineScheduleWithVariables(v: PipelineScheduleWithVariables): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ref":' + w.text(v.ref) + ',"cron":' + w.text(v.cron) + ',"cron_timezone":' + w.text(v.cron_timezone) + ',"next_run_at":' + w.text(v.next_run_at) + ',"active":' + w.boolean(v.active) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"owner":' + (v.owner == null ? 'null' : writeUserBasic(v.owner)) + ',"last_pipeline":' + (v.last_pipeline == null ? 'null' : writeBasicPipeline(v.last_pipeline)) + ',"variables":' + w.array(v.variables, writePipelineScheduleVariable) + '}');
}
