import type { Built } from '../model/build.ts';
import { COMMON } from '../model/build.ts';
import type { ResourceModel } from '../model/model.ts';
import { Resolver } from '../model/resolver.ts';
import { renderClient, renderCreateClient } from './client.ts';
import { renderContract } from './contract.ts';
import { renderDecoders } from './decoders.ts';
import { pruneImports } from './imports.ts';
import { renderJson, renderOpenApiTypes, renderYaml } from './openapi.ts';
import { renderRouter } from './router.ts';
import { renderRoutes } from './routes.ts';
import { marker } from './template.ts';
import { renderService, renderServices, renderStubs, renderTypes } from './types.ts';
import { renderValidators } from './validators.ts';
import { renderWriters } from './writers.ts';

/** Every generated file: path below `generated/` to its content. */
export async function render({ document, model }: Built): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const active = model.resources.filter((resource) => resource.operations.length > 0);
  const add = (path: string, source: string, text: string) =>
    files.set(path, marker(source) + pruneImports(text));

  for (const resource of model.resources) {
    const source =
      resource.name === COMMON ? 'spec/common' : `spec/resources/${resource.name}.yaml`;
    const put = (file: string, text: string) => add(`${resource.name}/${file}`, source, text);
    put('types.ts', renderTypes(resource));
    put('writers.ts', renderWriters(resource, model));
    if (resource.operations.length > 0) renderOperations(resource, put);
  }

  function renderOperations(
    resource: ResourceModel,
    put: (file: string, text: string) => void,
  ): void {
    const validators = renderValidators(resource, document);
    put('service.ts', renderService(resource));
    put('stubs.ts', renderStubs(resource));
    put('decoders.ts', renderDecoders(resource));
    put('validators.ts', validators.source);
    put('routes.ts', renderRoutes(resource, model, validators.names));
    put('contract.test.ts', renderContract(resource, new Resolver(document)));
    add(`client/${resource.name}.ts`, `spec/resources/${resource.name}.yaml`, renderClient(resource));
  }

  add('common/openapi.ts', 'spec', await renderOpenApiTypes(document));
  add('client/client.ts', 'spec', renderCreateClient(active, document));
  add('services.ts', 'spec', renderServices(active));
  add('router.ts', 'spec', renderRouter(active));
  files.set('openapi.json', renderJson(document));
  files.set('openapi.yaml', renderYaml(document));
  return files;
}
