// Generated from spec/domains/* /application.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, EmptyAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetAppearanceInput {
  readonly signal?: AbortSignal;
}

export type GetAppearanceAnswer = JsonAnswer<operations['getAppearance'], 200 | 401 | 403>;

const getAppearanceCall: ClientCall = {
  id: 'getAppearance',
  method: 'GET',
  path: "/api/v4/application/appearance",
  answers: { json: [200, 401, 403] },
};

export interface UpdateAppearanceInput {
  readonly body?: Sendable<BodyOf<operations['updateAppearance'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateAppearanceAnswer = JsonAnswer<operations['updateAppearance'], 200 | 400 | 401 | 403>;

const updateAppearanceCall: ClientCall = {
  id: 'updateAppearance',
  method: 'PUT',
  path: "/api/v4/application/appearance",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetPlanLimitsInput {
  readonly query?: ParametersOf<operations['getPlanLimits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetPlanLimitsAnswer = JsonAnswer<operations['getPlanLimits'], 200 | 400 | 401 | 403>;

const getPlanLimitsCall: ClientCall = {
  id: 'getPlanLimits',
  method: 'GET',
  path: "/api/v4/application/plan_limits",
  answers: { json: [200, 400, 401, 403] },
};

export interface UpdatePlanLimitsInput {
  readonly body: Sendable<BodyOf<operations['updatePlanLimits'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePlanLimitsAnswer = JsonAnswer<operations['updatePlanLimits'], 200 | 400 | 401 | 403>;

const updatePlanLimitsCall: ClientCall = {
  id: 'updatePlanLimits',
  method: 'PUT',
  path: "/api/v4/application/plan_limits",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetApplicationStatisticsInput {
  readonly signal?: AbortSignal;
}

export type GetApplicationStatisticsAnswer = JsonAnswer<operations['getApplicationStatistics'], 200 | 401 | 403>;

const getApplicationStatisticsCall: ClientCall = {
  id: 'getApplicationStatistics',
  method: 'GET',
  path: "/api/v4/application/statistics",
  answers: { json: [200, 401, 403] },
};

export interface GetLicenseInput {
  readonly signal?: AbortSignal;
}

export type GetLicenseAnswer = JsonAnswer<operations['getLicense'], 200 | 401 | 403 | 404>;

const getLicenseCall: ClientCall = {
  id: 'getLicense',
  method: 'GET',
  path: "/api/v4/license",
  answers: { json: [200, 401, 403, 404] },
};

export interface CreateLicenseInput {
  readonly body: Sendable<BodyOf<operations['createLicense'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateLicenseAnswer = JsonAnswer<operations['createLicense'], 201 | 400 | 401 | 403>;

const createLicenseCall: ClientCall = {
  id: 'createLicense',
  method: 'POST',
  path: "/api/v4/license",
  body: "application/json",
  answers: { json: [201, 400, 401, 403] },
};

export interface DeleteLicenseInput {
  readonly params: ParametersOf<operations['deleteLicense'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteLicenseAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteLicense'], 400 | 401 | 403 | 404>;

const deleteLicenseCall: ClientCall = {
  id: 'deleteLicense',
  method: 'DELETE',
  path: "/api/v4/license/{id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ApplicationClient {
  /** Get the appearance of the instance: GET /application/appearance */
  getAppearance(request?: GetAppearanceInput): Promise<GetAppearanceAnswer>;
  /** Change the appearance of the instance: PUT /application/appearance */
  updateAppearance(request?: UpdateAppearanceInput): Promise<UpdateAppearanceAnswer>;
  /** Get the limits of a plan: GET /application/plan_limits */
  getPlanLimits(request?: GetPlanLimitsInput): Promise<GetPlanLimitsAnswer>;
  /** Change the limits of a plan: PUT /application/plan_limits */
  updatePlanLimits(request: UpdatePlanLimitsInput): Promise<UpdatePlanLimitsAnswer>;
  /** Get the statistics of the instance: GET /application/statistics */
  getApplicationStatistics(request?: GetApplicationStatisticsInput): Promise<GetApplicationStatisticsAnswer>;
  /** Get the licence: GET /license */
  getLicense(request?: GetLicenseInput): Promise<GetLicenseAnswer>;
  /** Add a licence: POST /license */
  createLicense(request: CreateLicenseInput): Promise<CreateLicenseAnswer>;
  /** Remove a licence: DELETE /license/{id} */
  deleteLicense(request: DeleteLicenseInput): Promise<DeleteLicenseAnswer>;
}

export const applicationClient = (send: Send): ApplicationClient => ({
  getAppearance: (request) => send(getAppearanceCall, request),
  updateAppearance: (request) => send(updateAppearanceCall, request),
  getPlanLimits: (request) => send(getPlanLimitsCall, request),
  updatePlanLimits: (request) => send(updatePlanLimitsCall, request),
  getApplicationStatistics: (request) => send(getApplicationStatisticsCall, request),
  getLicense: (request) => send(getLicenseCall, request),
  createLicense: (request) => send(createLicenseCall, request),
  deleteLicense: (request) => send(deleteLicenseCall, request),
});
