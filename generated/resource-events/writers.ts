// Generated from spec/resources/resource-events.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { IterationEvent, LabelEvent, MilestoneEvent, StateEvent, WeightEvent } from './types.ts';

export function writeIterationEvent(v: IterationEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : '{"id":' + w.number(v.user.id) + ',"username":' + w.text(v.user.username) + ',"name":' + w.text(v.user.name) + ',"state":' + w.text(v.user.state) + ',"avatar_url":' + w.text(v.user.avatar_url) + ',"web_url":' + w.text(v.user.web_url) + '}') + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"iteration":' + (v.iteration == null ? 'null' : '{"id":' + w.number(v.iteration.id) + ',"iid":' + w.number(v.iteration.iid) + ',"sequence":' + w.number(v.iteration.sequence) + ',"group_id":' + w.number(v.iteration.group_id) + ',"title":' + w.text(v.iteration.title) + ',"description":' + w.text(v.iteration.description) + ',"state":' + w.number(v.iteration.state) + ',"created_at":' + w.text(v.iteration.created_at) + ',"updated_at":' + w.text(v.iteration.updated_at) + ',"start_date":' + w.text(v.iteration.start_date) + ',"due_date":' + w.text(v.iteration.due_date) + ',"web_url":' + w.text(v.iteration.web_url) + '}') + ',"action":' + w.text(v.action) + '}');
}

export function writeLabelEvent(v: LabelEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : '{"id":' + w.number(v.user.id) + ',"username":' + w.text(v.user.username) + ',"name":' + w.text(v.user.name) + ',"state":' + w.text(v.user.state) + ',"avatar_url":' + w.text(v.user.avatar_url) + ',"web_url":' + w.text(v.user.web_url) + '}') + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"label":' + (v.label == null ? 'null' : '{"id":' + w.number(v.label.id) + ',"name":' + w.text(v.label.name) + ',"color":' + w.text(v.label.color) + ',"description":' + w.text(v.label.description) + '}') + ',"action":' + w.text(v.action) + '}');
}

export function writeMilestoneEvent(v: MilestoneEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : '{"id":' + w.number(v.user.id) + ',"username":' + w.text(v.user.username) + ',"name":' + w.text(v.user.name) + ',"state":' + w.text(v.user.state) + ',"avatar_url":' + w.text(v.user.avatar_url) + ',"web_url":' + w.text(v.user.web_url) + '}') + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"milestone":' + (v.milestone == null ? 'null' : '{"id":' + w.number(v.milestone.id) + ',"iid":' + w.number(v.milestone.iid) + (v.milestone.project_id === undefined ? '' : ',"project_id":' + w.number(v.milestone.project_id)) + (v.milestone.group_id === undefined ? '' : ',"group_id":' + w.number(v.milestone.group_id)) + ',"title":' + w.text(v.milestone.title) + ',"description":' + w.text(v.milestone.description) + ',"state":' + w.text(v.milestone.state) + ',"created_at":' + w.text(v.milestone.created_at) + ',"updated_at":' + w.text(v.milestone.updated_at) + ',"due_date":' + w.text(v.milestone.due_date) + ',"start_date":' + w.text(v.milestone.start_date) + ',"expired":' + w.boolean(v.milestone.expired) + ',"web_url":' + w.text(v.milestone.web_url) + '}') + ',"action":' + w.text(v.action) + '}');
}

export function writeStateEvent(v: StateEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : '{"id":' + w.number(v.user.id) + ',"username":' + w.text(v.user.username) + ',"name":' + w.text(v.user.name) + ',"state":' + w.text(v.user.state) + ',"avatar_url":' + w.text(v.user.avatar_url) + ',"web_url":' + w.text(v.user.web_url) + '}') + ',"created_at":' + w.text(v.created_at) + ',"resource_type":' + w.text(v.resource_type) + ',"resource_id":' + w.number(v.resource_id) + ',"state":' + w.text(v.state) + '}');
}

export function writeWeightEvent(v: WeightEvent): string {
  return ('{"id":' + w.number(v.id) + ',"user":' + (v.user == null ? 'null' : '{"id":' + w.number(v.user.id) + ',"username":' + w.text(v.user.username) + ',"name":' + w.text(v.user.name) + ',"state":' + w.text(v.user.state) + ',"avatar_url":' + w.text(v.user.avatar_url) + ',"web_url":' + w.text(v.user.web_url) + '}') + ',"created_at":' + w.text(v.created_at) + ',"issue_id":' + w.number(v.issue_id) + ',"weight":' + w.number(v.weight) + '}');
}
