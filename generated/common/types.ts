// Generated from spec/common; do not edit. Run `npm run generate`.
import type { components } from '../common/openapi.ts';

export type AnyError = components['schemas']['AnyError'];
export type IdOrPath = components['schemas']['IdOrPath'];
export type Message = components['schemas']['Message'];
export type UserBasic = components['schemas']['UserBasic'];
export type Visibility = components['schemas']['Visibility'];
