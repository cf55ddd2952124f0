// Generated from spec/domains/* /application-settings.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetApplicationSettingsInput {
  readonly signal?: AbortSignal;
}

export type GetApplicationSettingsAnswer = JsonAnswer<operations['getApplicationSettings'], 200 | 401 | 403>;

const getApplicationSettingsCall: ClientCall = {
  id: 'getApplicationSettings',
  method: 'GET',
  path: "/api/v4/application/settings",
  answers: { json: [200, 401, 403] },
};

export interface UpdateApplicationSettingsInput {
  readonly body?: Sendable<BodyOf<operations['updateApplicationSettings'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateApplicationSettingsAnswer = JsonAnswer<operations['updateApplicationSettings'], 200 | 400 | 401 | 403>;

const updateApplicationSettingsCall: ClientCall = {
  id: 'updateApplicationSettings',
  method: 'PUT',
  path: "/api/v4/application/settings",
  body: "application/json",
  answers: { json: [200, 400, 401, 403] },
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
