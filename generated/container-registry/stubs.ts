// Generated from spec/resources/container-registry.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/container-registry/service.ts has the function. */
export const containerRegistryStubs = {
  listGroupRegistryRepositories: stub('listGroupRegistryRepositories', 'spec/resources/container-registry.yaml:49:5'),
  listProjectRegistryRepositories: stub('listProjectRegistryRepositories', 'spec/resources/container-registry.yaml:7:5'),
  deleteRegistryRepository: stub('deleteRegistryRepository', 'spec/resources/container-registry.yaml:139:5'),
  listRegistryTags: stub('listRegistryTags', 'spec/resources/container-registry.yaml:157:5'),
  deleteRegistryTags: stub('deleteRegistryTags', 'spec/resources/container-registry.yaml:185:5'),
  getRegistryTag: stub('getRegistryTag', 'spec/resources/container-registry.yaml:239:5'),
  deleteRegistryTag: stub('deleteRegistryTag', 'spec/resources/container-registry.yaml:269:5'),
  getRegistryRepository: stub('getRegistryRepository', 'spec/resources/container-registry.yaml:88:5'),
};
