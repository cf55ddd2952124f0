import type { Built } from '../model/build.ts';
import { COMMON } from '../model/build.ts';
import type { Model, ResourceModel } from '../model/model.ts';
import { Resolver } from '../model/resolver.ts';
import { renderClient, renderCreateClient } from './client.ts';
import { ComponentSchemas } from './component-schemas.ts';
import { renderContract } from './contract.ts';
import { renderDecoders } from './decoders.ts';
import { pruneImports } from './imports.ts';
import { renderOpenApiTypes } from './openapi.ts';
import { Pieces } from './pieces.ts';
import { renderPublished } from './published.ts';
import { renderRouter } from './router.ts';
import { renderRoutes } from './routes.ts';
import { marker } from './template.ts';
import { renderService, renderServices, renderTypes } from './types.ts';
import { parametersOf, renderValidators } from './validators.ts';
import { renderWriters } from './writers.ts';

/** Every generated file: path below `generated/` to its content. `pieces` of the run before save most of the work. */
export function render(
  { document, model }: Built,
  pieces = new Pieces({ again: false }),
): Map<string, string> {
  const files = new Map<string, string>();
  const active = model.resources.filter((resource) => resource.operations.length > 0);
  const components = new ComponentSchemas(document);
  const resolver = new Resolver(document);
  const add = (path: string, text: string) => files.set(path, marker('spec') + pruneImports(text));
  const homes = model.resources.map(({ name, schemas }) => [
    name,
    schemas.map(({ writer }) => writer),
  ]);
  const everywhere = JSON.stringify(homes);

  for (const resource of model.resources) {
    const from = () => {
      const behind = components.textBehind(JSON.stringify(parametersOf(resource)));
      return [JSON.stringify(resource), behind, everywhere].join('\n');
    };
    const rendered = pieces.get(`resource ${resource.name}`, from, () =>
      renderResource(resource, model, components, resolver),
    );
    for (const [path, content] of rendered) files.set(path, content);
  }

  const operations = active.flatMap((resource) => resource.operations);
  files.set(
    'common/openapi.ts',
    marker('spec') + renderOpenApiTypes(document, operations, resolver, pieces),
  );
  add('client/client.ts', renderCreateClient(active, document));
  add('services.ts', renderServices(active));
  add('router.ts', renderRouter(active));
  const published = renderPublished(document, pieces);
  files.set('openapi.json', published.json);
  files.set('openapi.yaml', published.yaml);
  pieces.sweep();
  return files;
}

/** The files of one resource. */
function renderResource(
  resource: ResourceModel,
  model: Model,
  components: ComponentSchemas,
  resolver: Resolver,
): Map<string, string> {
  const files = new Map<string, string>();
  const { name } = resource;
  const source = marker(name === COMMON ? 'spec/common' : `spec/resources/${name}.yaml`);
  const add = (path: string, text: string) => files.set(path, source + pruneImports(text));
  add(`${name}/types.ts`, renderTypes(resource));
  add(`${name}/writers.ts`, renderWriters(resource, model));
  if (resource.operations.length === 0) return files;
  const validators = renderValidators(resource, components);
  add(`${name}/service.ts`, renderService(resource));
  add(`${name}/decoders.ts`, renderDecoders(resource));
  add(`${name}/validators.ts`, validators.source);
  add(`${name}/routes.ts`, renderRoutes(resource, model, validators.names));
  add(`${name}/contract.test.ts`, renderContract(resource, resolver));
  add(`client/${name}.ts`, renderClient(resource));
  return files;
}
