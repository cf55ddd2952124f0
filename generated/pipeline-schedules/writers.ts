// Generated from spec/resources/pipeline-schedules.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { PipelineSchedule, PipelineScheduleVariable, PipelineScheduleWithVariables } from './types.ts';

export function writePipelineSchedule(v: PipelineSchedule): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ref":' + w.text(v.ref) + ',"cron":' + w.text(v.cron) + ',"cron_timezone":' + w.text(v.cron_timezone) + ',"next_run_at":' + w.text(v.next_run_at) + ',"active":' + w.boolean(v.active) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"owner":' + (v.owner == null ? 'null' : '{"id":' + w.number(v.owner.id) + ',"username":' + w.text(v.owner.username) + ',"name":' + w.text(v.owner.name) + ',"state":' + w.text(v.owner.state) + ',"avatar_url":' + w.text(v.owner.avatar_url) + ',"web_url":' + w.text(v.owner.web_url) + '}') + '}');
}

export function writePipelineScheduleVariable(v: PipelineScheduleVariable): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + w.text(v.value) + ',"variable_type":' + w.text(v.variable_type) + '}');
}

export function writePipelineScheduleWithVariables(v: PipelineScheduleWithVariables): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"ref":' + w.text(v.ref) + ',"cron":' + w.text(v.cron) + ',"cron_timezone":' + w.text(v.cron_timezone) + ',"next_run_at":' + w.text(v.next_run_at) + ',"active":' + w.boolean(v.active) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"owner":' + (v.owner == null ? 'null' : '{"id":' + w.number(v.owner.id) + ',"username":' + w.text(v.owner.username) + ',"name":' + w.text(v.owner.name) + ',"state":' + w.text(v.owner.state) + ',"avatar_url":' + w.text(v.owner.avatar_url) + ',"web_url":' + w.text(v.owner.web_url) + '}') + ',"last_pipeline":' + (v.last_pipeline == null ? 'null' : '{"id":' + w.number(v.last_pipeline.id) + ',"iid":' + w.number(v.last_pipeline.iid) + ',"project_id":' + w.number(v.last_pipeline.project_id) + ',"sha":' + w.text(v.last_pipeline.sha) + ',"ref":' + w.text(v.last_pipeline.ref) + ',"status":' + w.text(v.last_pipeline.status) + ',"source":' + w.text(v.last_pipeline.source) + ',"created_at":' + w.text(v.last_pipeline.created_at) + ',"updated_at":' + w.text(v.last_pipeline.updated_at) + ',"web_url":' + w.text(v.last_pipeline.web_url) + '}') + ',"variables":' + w.array(v.variables, writePipelineScheduleVariable) + '}');
}
