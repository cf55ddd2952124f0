// Generated from spec/resources/secure-files.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/secure-files/service.ts has the function. */
export const secureFilesStubs = {
  downloadSecureFileByShortPath: stub('downloadSecureFileByShortPath', 'spec/resources/secure-files.yaml:151:5'),
  listSecureFiles: stub('listSecureFiles', 'spec/resources/secure-files.yaml:7:5'),
  createSecureFile: stub('createSecureFile', 'spec/resources/secure-files.yaml:36:5'),
  getSecureFile: stub('getSecureFile', 'spec/resources/secure-files.yaml:84:5'),
  deleteSecureFile: stub('deleteSecureFile', 'spec/resources/secure-files.yaml:113:5'),
  downloadSecureFile: stub('downloadSecureFile', 'spec/resources/secure-files.yaml:132:5'),
};
