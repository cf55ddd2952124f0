// Generated from spec/resources/application-settings.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf } from '../../generator/runtime/types.ts';

export type ApplicationSettings = components['schemas']['ApplicationSettings'];
export type UpdateApplicationSettings = components['schemas']['UpdateApplicationSettings'];

/** Get the settings of the instance: GET /application/settings */
export interface GetApplicationSettingsRequest {
}

export type GetApplicationSettingsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getApplicationSettings'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getApplicationSettings'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getApplicationSettings'], 403>; readonly headers?: never }
  ;

/** Change settings of the instance: PUT /application/settings */
export interface UpdateApplicationSettingsRequest {
  readonly body: Defaulted<BodyOf<operations['updateApplicationSettings'], 'application/json'>>;
}

export type UpdateApplicationSettingsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateApplicationSettings'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateApplicationSettings'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateApplicationSettings'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateApplicationSettings'], 403>; readonly headers?: never }
  ;
