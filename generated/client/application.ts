// Generated from spec/resources/application.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetAppearanceInput {
  readonly signal?: AbortSignal;
}

export type GetAppearanceAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getAppearance'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getAppearance'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getAppearance'], 403> }
  ;

const getAppearanceCall: ClientCall = {
  id: 'getAppearance',
  method: 'GET',
  path: "/api/v4/application/appearance",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface UpdateAppearanceInput {
  readonly body?: Sendable<BodyOf<operations['updateAppearance'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateAppearanceAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateAppearance'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateAppearance'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateAppearance'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateAppearance'], 403> }
  ;

const updateAppearanceCall: ClientCall = {
  id: 'updateAppearance',
  method: 'PUT',
  path: "/api/v4/application/appearance",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetPlanLimitsInput {
  readonly query?: ParametersOf<operations['getPlanLimits'], 'query'>;
  readonly signal?: AbortSignal;
}

export type GetPlanLimitsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPlanLimits'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPlanLimits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPlanLimits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPlanLimits'], 403> }
  ;

const getPlanLimitsCall: ClientCall = {
  id: 'getPlanLimits',
  method: 'GET',
  path: "/api/v4/application/plan_limits",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface UpdatePlanLimitsInput {
  readonly body: Sendable<BodyOf<operations['updatePlanLimits'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdatePlanLimitsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updatePlanLimits'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updatePlanLimits'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updatePlanLimits'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updatePlanLimits'], 403> }
  ;

const updatePlanLimitsCall: ClientCall = {
  id: 'updatePlanLimits',
  method: 'PUT',
  path: "/api/v4/application/plan_limits",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetApplicationStatisticsInput {
  readonly signal?: AbortSignal;
}

export type GetApplicationStatisticsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getApplicationStatistics'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getApplicationStatistics'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getApplicationStatistics'], 403> }
  ;

const getApplicationStatisticsCall: ClientCall = {
  id: 'getApplicationStatistics',
  method: 'GET',
  path: "/api/v4/application/statistics",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetLicenseInput {
  readonly signal?: AbortSignal;
}

export type GetLicenseAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getLicense'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getLicense'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getLicense'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getLicense'], 404> }
  ;

const getLicenseCall: ClientCall = {
  id: 'getLicense',
  method: 'GET',
  path: "/api/v4/license",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateLicenseInput {
  readonly body: Sendable<BodyOf<operations['createLicense'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateLicenseAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createLicense'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createLicense'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createLicense'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createLicense'], 403> }
  ;

const createLicenseCall: ClientCall = {
  id: 'createLicense',
  method: 'POST',
  path: "/api/v4/license",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface DeleteLicenseInput {
  readonly params: ParametersOf<operations['deleteLicense'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteLicenseAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteLicense'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteLicense'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteLicense'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteLicense'], 404> }
  ;

const deleteLicenseCall: ClientCall = {
  id: 'deleteLicense',
  method: 'DELETE',
  path: "/api/v4/license/{id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
