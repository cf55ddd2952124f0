// Generated from spec/resources/application-settings.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/application-settings/service.ts has the function. */
export const applicationSettingsStubs = {
  getApplicationSettings: stub('getApplicationSettings', 'spec/resources/application-settings.yaml:5:5'),
  updateApplicationSettings: stub('updateApplicationSettings', 'spec/resources/application-settings.yaml:18:5'),
};
