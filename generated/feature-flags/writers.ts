// Generated from spec/domains/* /feature-flags.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookProject, writeHookUser } from '../common/writers.ts';
import type { FeatureFlagHookPayload, HookFeatureFlag } from './types.ts';

export function writeFeatureFlagHookPayload(v: FeatureFlagHookPayload): string {
  return ('{"object_kind":' + w.text(v.object_kind) + ',"project":' + writeHookProject(v.project) + ',"user":' + writeHookUser(v.user) + ',"user_url":' + w.text(v.user_url) + ',"object_attributes":' + writeHookFeatureFlag(v.object_attributes) + '}');
}

export function writeHookFeatureFlag(v: HookFeatureFlag): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"active":' + w.boolean(v.active) + '}');
}
