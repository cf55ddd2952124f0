// Generated from spec/resources/access-requests.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/access-requests/service.ts has the function. */
export const accessRequestsStubs = {
  listGroupAccessRequests: stub('listGroupAccessRequests', 'spec/resources/access-requests.yaml:5:5'),
  requestGroupAccess: stub('requestGroupAccess', 'spec/resources/access-requests.yaml:33:5'),
  denyGroupAccessRequest: stub('denyGroupAccessRequest', 'spec/resources/access-requests.yaml:117:5'),
  approveGroupAccessRequest: stub('approveGroupAccessRequest', 'spec/resources/access-requests.yaml:73:5'),
  listProjectAccessRequests: stub('listProjectAccessRequests', 'spec/resources/access-requests.yaml:141:5'),
  requestProjectAccess: stub('requestProjectAccess', 'spec/resources/access-requests.yaml:169:5'),
  denyProjectAccessRequest: stub('denyProjectAccessRequest', 'spec/resources/access-requests.yaml:253:5'),
  approveProjectAccessRequest: stub('approveProjectAccessRequest', 'spec/resources/access-requests.yaml:209:5'),
};
