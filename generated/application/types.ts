// Generated from spec/domains/* /application.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { BodyOf, EmptyResponse, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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

export type GetAppearanceResponse = JsonResponse<operations['getAppearance'], 200 | 401 | 403>;

/** Change the appearance of the instance: PUT /application/appearance */
export interface UpdateAppearanceRequest {
  readonly body: Defaulted<BodyOf<operations['updateAppearance'], 'application/json'>>;
}

export type UpdateAppearanceResponse = JsonResponse<operations['updateAppearance'], 200 | 400 | 401 | 403>;

/** Get the limits of a plan: GET /application/plan_limits */
export interface GetPlanLimitsRequest {
  readonly query: Defaulted<ParametersOf<operations['getPlanLimits'], 'query'>, 'plan_name'>;
}

export type GetPlanLimitsResponse = JsonResponse<operations['getPlanLimits'], 200 | 400 | 401 | 403>;

/** Change the limits of a plan: PUT /application/plan_limits */
export interface UpdatePlanLimitsRequest {
  readonly body: Defaulted<BodyOf<operations['updatePlanLimits'], 'application/json'>>;
}

export type UpdatePlanLimitsResponse = JsonResponse<operations['updatePlanLimits'], 200 | 400 | 401 | 403>;

/** Get the statistics of the instance: GET /application/statistics */
export interface GetApplicationStatisticsRequest {
}

export type GetApplicationStatisticsResponse = JsonResponse<operations['getApplicationStatistics'], 200 | 401 | 403>;

/** Get the licence: GET /license */
export interface GetLicenseRequest {
}

export type GetLicenseResponse = JsonResponse<operations['getLicense'], 200 | 401 | 403 | 404>;

/** Add a licence: POST /license */
export interface CreateLicenseRequest {
  readonly body: Defaulted<BodyOf<operations['createLicense'], 'application/json'>>;
}

export type CreateLicenseResponse = JsonResponse<operations['createLicense'], 201 | 400 | 401 | 403>;

/** Remove a licence: DELETE /license/{id} */
export interface DeleteLicenseRequest {
  readonly params: ParametersOf<operations['deleteLicense'], 'path'>;
}

export type DeleteLicenseResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteLicense'], 400 | 401 | 403 | 404>;
