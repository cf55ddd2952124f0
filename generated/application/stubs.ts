// Generated from spec/resources/application.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/application/service.ts has the function. */
export const applicationStubs = {
  getAppearance: stub('getAppearance', 'spec/resources/application.yaml:33:5'),
  updateAppearance: stub('updateAppearance', 'spec/resources/application.yaml:61:5'),
  getPlanLimits: stub('getPlanLimits', 'spec/resources/application.yaml:104:5'),
  updatePlanLimits: stub('updatePlanLimits', 'spec/resources/application.yaml:154:5'),
  getApplicationStatistics: stub('getApplicationStatistics', 'spec/resources/application.yaml:5:5'),
  getLicense: stub('getLicense', 'spec/resources/application.yaml:193:5'),
  createLicense: stub('createLicense', 'spec/resources/application.yaml:232:5'),
  deleteLicense: stub('deleteLicense', 'spec/resources/application.yaml:278:5'),
};
