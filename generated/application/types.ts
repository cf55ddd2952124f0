// Generated from spec/resources/application.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type Appearance = components['schemas']['Appearance'];
export type ApplicationStatistics = components['schemas']['ApplicationStatistics'];
export type CreateLicense = components['schemas']['CreateLicense'];
export type License = components['schemas']['License'];
export type PlanLimits = components['schemas']['PlanLimits'];
export type UpdateAppearance = components['schemas']['UpdateAppearance'];
export type UpdatePlanLimits = components['schemas']['UpdatePlanLimits'];

/** Get the appearance of the instance: GET /application/appearance */
export interface GetAppearanceRequest {
}

export type GetAppearanceResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getAppearance'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getAppearance'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getAppearance'], 403>; readonly headers?: never }
  ;

/** Change the appearance of the instance: PUT /application/appearance */
export interface UpdateAppearanceRequest {
  readonly body: Defaulted<BodyOf<operations['updateAppearance'], 'application/json'>>;
}

export type UpdateAppearanceResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateAppearance'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateAppearance'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateAppearance'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateAppearance'], 403>; readonly headers?: never }
  ;

/** Get the limits of a plan: GET /application/plan_limits */
export interface GetPlanLimitsRequest {
  readonly query: Defaulted<ParametersOf<operations['getPlanLimits'], 'query'>, 'plan_name'>;
}

export type GetPlanLimitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPlanLimits'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPlanLimits'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPlanLimits'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPlanLimits'], 403>; readonly headers?: never }
  ;

/** Change the limits of a plan: PUT /application/plan_limits */
export interface UpdatePlanLimitsRequest {
  readonly body: Defaulted<BodyOf<operations['updatePlanLimits'], 'application/json'>>;
}

export type UpdatePlanLimitsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updatePlanLimits'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updatePlanLimits'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updatePlanLimits'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updatePlanLimits'], 403>; readonly headers?: never }
  ;

/** Get the statistics of the instance: GET /application/statistics */
export interface GetApplicationStatisticsRequest {
}

export type GetApplicationStatisticsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getApplicationStatistics'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getApplicationStatistics'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getApplicationStatistics'], 403>; readonly headers?: never }
  ;

/** Get the licence: GET /license */
export interface GetLicenseRequest {
}

export type GetLicenseResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getLicense'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getLicense'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getLicense'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getLicense'], 404>; readonly headers?: never }
  ;

/** Add a licence: POST /license */
export interface CreateLicenseRequest {
  readonly body: Defaulted<BodyOf<operations['createLicense'], 'application/json'>>;
}

export type CreateLicenseResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createLicense'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createLicense'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createLicense'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createLicense'], 403>; readonly headers?: never }
  ;

/** Remove a licence: DELETE /license/{id} */
export interface DeleteLicenseRequest {
  readonly params: ParametersOf<operations['deleteLicense'], 'path'>;
}

export type DeleteLicenseResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteLicense'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteLicense'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteLicense'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteLicense'], 404>; readonly headers?: never }
  ;
