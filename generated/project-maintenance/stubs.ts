// Generated from spec/resources/project-maintenance.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/project-maintenance/service.ts has the function. */
export const projectMaintenanceStubs = {
  startProjectHousekeeping: stub('startProjectHousekeeping', 'spec/resources/project-maintenance.yaml:51:5'),
  getProjectLanguages: stub('getProjectLanguages', 'spec/resources/project-maintenance.yaml:6:5'),
  refreshProjectRepositorySize: stub('refreshProjectRepositorySize', 'spec/resources/project-maintenance.yaml:74:5'),
  downloadProjectSnapshot: stub('downloadProjectSnapshot', 'spec/resources/project-maintenance.yaml:115:5'),
  getProjectStatistics: stub('getProjectStatistics', 'spec/resources/project-maintenance.yaml:27:5'),
  getProjectStorage: stub('getProjectStorage', 'spec/resources/project-maintenance.yaml:90:5'),
};
