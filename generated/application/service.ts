// Generated from spec/domains/* /application.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetAppearanceRequest, GetAppearanceResponse, UpdateAppearanceRequest, UpdateAppearanceResponse, GetPlanLimitsRequest, GetPlanLimitsResponse, UpdatePlanLimitsRequest, UpdatePlanLimitsResponse, GetApplicationStatisticsRequest, GetApplicationStatisticsResponse, GetLicenseRequest, GetLicenseResponse, CreateLicenseRequest, CreateLicenseResponse, DeleteLicenseRequest, DeleteLicenseResponse } from './types.ts';

/** One function per operation of application; `C` is the request context of the server. */
export interface ApplicationService<C extends SubjectTypes> {
  /** Get the appearance of the instance. GET /application/appearance (spec/domains/platform/application.yaml#getAppearance) */
  getAppearance(
    request: GetAppearanceRequest,
    context: C,
  ): Promise<GetAppearanceResponse>;
  /** Change the appearance of the instance. PUT /application/appearance (spec/domains/platform/application.yaml#updateAppearance) */
  updateAppearance(
    request: UpdateAppearanceRequest,
    context: C,
  ): Promise<UpdateAppearanceResponse>;
  /** Get the limits of a plan. GET /application/plan_limits (spec/domains/platform/application.yaml#getPlanLimits) */
  getPlanLimits(
    request: GetPlanLimitsRequest,
    context: C,
  ): Promise<GetPlanLimitsResponse>;
  /** Change the limits of a plan. PUT /application/plan_limits (spec/domains/platform/application.yaml#updatePlanLimits) */
  updatePlanLimits(
    request: UpdatePlanLimitsRequest,
    context: C,
  ): Promise<UpdatePlanLimitsResponse>;
  /** Get the statistics of the instance. GET /application/statistics (spec/domains/platform/application.yaml#getApplicationStatistics) */
  getApplicationStatistics(
    request: GetApplicationStatisticsRequest,
    context: C,
  ): Promise<GetApplicationStatisticsResponse>;
  /** Get the licence. GET /license (spec/domains/platform/application.yaml#getLicense) */
  getLicense(
    request: GetLicenseRequest,
    context: C,
  ): Promise<GetLicenseResponse>;
  /** Add a licence. POST /license (spec/domains/platform/application.yaml#createLicense) */
  createLicense(
    request: CreateLicenseRequest,
    context: C,
  ): Promise<CreateLicenseResponse>;
  /** Remove a licence. DELETE /license/{id} (spec/domains/platform/application.yaml#deleteLicense) */
  deleteLicense(
    request: DeleteLicenseRequest,
    context: C,
  ): Promise<DeleteLicenseResponse>;
}
