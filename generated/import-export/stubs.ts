// Generated from spec/resources/import-export.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/import-export/service.ts has the function. */
export const importExportStubs = {
  importProject: stub('importProject', 'spec/resources/import-export.yaml:103:5'),
  importRemoteProject: stub('importRemoteProject', 'spec/resources/import-export.yaml:146:5'),
  importProjectFromS3: stub('importProjectFromS3', 'spec/resources/import-export.yaml:181:5'),
  startProjectExport: stub('startProjectExport', 'spec/resources/import-export.yaml:7:5'),
  getProjectExport: stub('getProjectExport', 'spec/resources/import-export.yaml:40:5'),
  downloadProjectExport: stub('downloadProjectExport', 'spec/resources/import-export.yaml:71:5'),
  getProjectImport: stub('getProjectImport', 'spec/resources/import-export.yaml:220:5'),
};
