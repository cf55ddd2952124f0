// Generated from spec/domains/* /application-settings.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetApplicationSettingsRequest, GetApplicationSettingsResponse, UpdateApplicationSettingsRequest, UpdateApplicationSettingsResponse } from './types.ts';

/** One function per operation of application-settings; `C` is the request context of the server. */
export interface ApplicationSettingsService<C extends SubjectTypes> {
  /** Get the settings of the instance. GET /application/settings (spec/domains/platform/application-settings.yaml#getApplicationSettings) */
  getApplicationSettings(
    request: GetApplicationSettingsRequest,
    context: C,
  ): Promise<GetApplicationSettingsResponse>;
  /** Change settings of the instance. PUT /application/settings (spec/domains/platform/application-settings.yaml#updateApplicationSettings) */
  updateApplicationSettings(
    request: UpdateApplicationSettingsRequest,
    context: C,
  ): Promise<UpdateApplicationSettingsResponse>;
}
