// Generated from spec/resources/namespaces.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/namespaces/service.ts has the function. */
export const namespacesStubs = {
  listNamespaces: stub('listNamespaces', 'spec/resources/namespaces.yaml:5:5'),
  getNamespace: stub('getNamespace', 'spec/resources/namespaces.yaml:52:5'),
  namespaceExists: stub('namespaceExists', 'spec/resources/namespaces.yaml:92:5'),
};
