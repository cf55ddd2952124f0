// Generated from spec/domains/* /resource-events.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeMilestone, writeUserBasic } from '../common/writers.ts';
import { writeIssueIteration } from '../issues/writers.ts';
import type { EventLabel, IterationEvent, LabelEvent, MilestoneEvent, StateEvent, WeightEvent } from './types.ts';

export function writeEventLabel(v: EventLabel): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"color":' + w.text(v.color) + ',"description":' + w.text(v.description) + '}');
}

export function writeIterationEvent(v: IterationEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"iteration":' + (v.iteration == null ? 'null' : writeIssueIteration(v.iteration)) + ',"action":' + w.text(v.action) + '}');
}

export function writeLabelEvent(v: LabelEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"label":' + (v.label == null ? 'null' : writeEventLabel(v.label)) + ',"action":' + w.text(v.action) + '}');
}

export function writeMilestoneEvent(v: MilestoneEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"milestone":' + (v.milestone == null ? 'null' : writeMilestone(v.milestone)) + ',"action":' + w.text(v.action) + '}');
}

export function writeStateEvent(v: StateEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"state":' + w.text(v.state) + '}');
}

export function writeWeightEvent(v: WeightEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"created_at":' + w.text(v.created_at) + ',"issue_id":' + w.number(v.issue_id) + ',"weight":' + w.number(v.weight) + '}');
}
