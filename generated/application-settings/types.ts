// Generated from spec/domains/* /application-settings.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonResponse } from '../../generator/runtime/types.ts';

export type ApplicationSettings = components['schemas']['ApplicationSettings'];
export type UpdateApplicationSettings = components['schemas']['UpdateApplicationSettings'];

/** Get the settings of the instance: GET /application/settings */
export interface GetApplicationSettingsRequest {
}

export type GetApplicationSettingsResponse = JsonResponse<operations['getApplicationSettings'], 200 | 401 | 403>;

/** Change settings of the instance: PUT /application/settings */
export interface UpdateApplicationSettingsRequest {
  readonly body: Defaulted<BodyOf<operations['updateApplicationSettings'], 'application/json'>>;
}

export type UpdateApplicationSettingsResponse = JsonResponse<operations['updateApplicationSettings'], 200 | 400 | 401 | 403>;
