// Generated from spec/domains/* /features.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { Feature, FeatureDefinition, FeatureDefinitionDetail, FeatureGate } from './types.ts';

export function writeFeature(v: Feature): string {
  return ('{"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"gates":' + w.array(v.gates, writeFeatureGate) + ',"definition":' + (v.definition == null ? 'null' : writeFeatureDefinition(v.definition)) + '}');
}

export function writeFeatureDefinition(v: FeatureDefinition): string {
  return ('{"name":' + w.text(v.name) + ',"introduced_by_url":' + w.text(v.introduced_by_url) + ',"rollout_issue_url":' + w.text(v.rollout_issue_url) + ',"group":' + w.text(v.group) + ',"type":' + w.text(v.type) + ',"default_enabled":' + w.boolean(v.default_enabled) + '}');
}

export function writeFeatureDefinitionDetail(v: FeatureDefinitionDetail): string {
  return ('{"name":' + w.text(v.name) + ',"introduced_by_url":' + w.text(v.introduced_by_url) + ',"rollout_issue_url":' + w.text(v.rollout_issue_url) + ',"group":' + w.text(v.group) + ',"type":' + w.text(v.type) + ',"default_enabled":' + w.boolean(v.default_enabled) + ',"milestone":' + w.text(v.milestone) + ',"log_state_changes":' + w.boolean(v.log_state_changes) + '}');
}

export function writeFeatureGate(v: FeatureGate): string {
  return ('{"key":' + w.text(v.key) + ',"value":' + (w.any(v.value)) + '}');
}
