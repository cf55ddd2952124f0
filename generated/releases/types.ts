// Generated from spec/domains/* /releases.yaml; do not edit. Run `npm run generate`.
import type { components } from '../common/openapi.ts';

export type HookReleaseAssets = components['schemas']['HookReleaseAssets'];
export type HookReleaseLink = components['schemas']['HookReleaseLink'];
export type HookReleaseSource = components['schemas']['HookReleaseSource'];
export type ReleaseHookPayload = components['schemas']['ReleaseHookPayload'];
