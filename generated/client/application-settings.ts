// Generated from spec/resources/application-settings.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetApplicationSettingsInput {
  readonly signal?: AbortSignal;
}

export type GetApplicationSettingsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getApplicationSettings'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getApplicationSettings'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getApplicationSettings'], 403> }
  ;

const getApplicationSettingsCall: ClientCall = {
  id: 'getApplicationSettings',
  method: 'GET',
  path: "/api/v4/application/settings",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface UpdateApplicationSettingsInput {
  readonly body?: Sendable<BodyOf<operations['updateApplicationSettings'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateApplicationSettingsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateApplicationSettings'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateApplicationSettings'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateApplicationSettings'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateApplicationSettings'], 403> }
  ;

const updateApplicationSettingsCall: ClientCall = {
  id: 'updateApplicationSettings',
  method: 'PUT',
  path: "/api/v4/application/settings",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface ApplicationSettingsClient {
  /** Get the settings of the instance: GET /application/settings */
  getApplicationSettings(request?: GetApplicationSettingsInput): Promise<GetApplicationSettingsAnswer>;
  /** Change settings of the instance: PUT /application/settings */
  updateApplicationSettings(request?: UpdateApplicationSettingsInput): Promise<UpdateApplicationSettingsAnswer>;
}

export const applicationSettingsClient = (send: Send): ApplicationSettingsClient => ({
  getApplicationSettings: (request) => send(getApplicationSettingsCall, request),
  updateApplicationSettings: (request) => send(updateApplicationSettingsCall, request),
});
