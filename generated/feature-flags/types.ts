// Generated from spec/domains/* /feature-flags.yaml; do not edit. Run `npm run generate`.
import type { components } from '../common/openapi.ts';

export type FeatureFlagHookPayload = components['schemas']['FeatureFlagHookPayload'];
export type HookFeatureFlag = components['schemas']['HookFeatureFlag'];
