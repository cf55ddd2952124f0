// Generated from spec/resources/runners.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/runners/service.ts has the function. */
export const runnersStubs = {
  listGroupRunners: stub('listGroupRunners', 'spec/resources/runners.yaml:668:5'),
  resetGroupRegistrationToken: stub('resetGroupRegistrationToken', 'spec/resources/runners.yaml:704:5'),
  listProjectRunners: stub('listProjectRunners', 'spec/resources/runners.yaml:521:5'),
  enableProjectRunner: stub('enableProjectRunner', 'spec/resources/runners.yaml:557:5'),
  resetProjectRegistrationToken: stub('resetProjectRegistrationToken', 'spec/resources/runners.yaml:647:5'),
  disableProjectRunner: stub('disableProjectRunner', 'spec/resources/runners.yaml:612:5'),
  listRunners: stub('listRunners', 'spec/resources/runners.yaml:5:5'),
  registerRunner: stub('registerRunner', 'spec/resources/runners.yaml:41:5'),
  unregisterRunner: stub('unregisterRunner', 'spec/resources/runners.yaml:83:5'),
  listAllRunners: stub('listAllRunners', 'spec/resources/runners.yaml:109:5'),
  resetRunnerTokenByToken: stub('resetRunnerTokenByToken', 'spec/resources/runners.yaml:174:5'),
  resetRegistrationToken: stub('resetRegistrationToken', 'spec/resources/runners.yaml:204:5'),
  verifyRunner: stub('verifyRunner', 'spec/resources/runners.yaml:144:5'),
  getRunner: stub('getRunner', 'spec/resources/runners.yaml:221:5'),
  updateRunner: stub('updateRunner', 'spec/resources/runners.yaml:281:5'),
  deleteRunner: stub('deleteRunner', 'spec/resources/runners.yaml:364:5'),
  listRunnerJobs: stub('listRunnerJobs', 'spec/resources/runners.yaml:426:5'),
  resetRunnerToken: stub('resetRunnerToken', 'spec/resources/runners.yaml:393:5'),
};
