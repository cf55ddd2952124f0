import type { Built } from '../model/build.ts';
import { COMMON } from '../model/build.ts';
import type { Model, ResourceModel } from '../model/model.ts';
import { SENT_REQUESTS } from '../model/sent-requests.ts';
import { renderClient, renderCreateClient, renderSenders } from './client.ts';
import { ComponentSchemas } from './component-schemas.ts';
import { renderDecoders } from './decoders.ts';
import { listedIn, renderOperations } from './operations.ts';
import type { Pieces } from './pieces.ts';
import type { PrintedModule } from './printed-module.ts';
import { renderRouter, routedIn } from './router.ts';
import { renderRoutes } from './routes.ts';
import { renderReceivers } from './receivers.ts';
import { marker } from './template.ts';
import { renderSecurity, schemesSource } from './security.ts';
import { renderService, renderServices, renderTypes } from './types.ts';
import {
  checkedIn,
  listParameterSchemas,
  type RenderedValidators,
  renderValidators,
} from './validators.ts';
import { renderWebhooks } from './webhooks.ts';
import { renderWriters } from './writers.ts';

/** Files of the resources, and the files that join them. */
export function renderResources(
  { document, model }: Built,
  pieces: Pieces,
): ReadonlyMap<string, PrintedModule> {
  const files = new Map<string, PrintedModule>();
  const active = model.resources.filter((resource) => resource.operations.length > 0);
  const components = new ComponentSchemas(document);
  const add = (path: string, module: PrintedModule) => files.set(path, addMarker(module, 'spec'));
  const homes = model.resources.map(({ name, schemas }) => [
    name,
    schemas.map(({ writer }) => writer),
  ]);
  const everywhere = JSON.stringify(homes);

  const { sent } = model;
  for (const resource of [...model.resources, ...(sent === null ? [] : [sent.resource])]) {
    const listSchemasBehind = () =>
      components.reachedFrom(listParameterSchemas(resource)).map((name) => components.get(name));
    const validators = pieces.get(
      `validators of ${resource.name}`,
      () => [...checkedIn(resource), ...listSchemasBehind()],
      () => renderValidators(resource, components),
    );
    const rendered = pieces.get(
      `resource ${resource.name}`,
      () => [
        resource,
        validators,
        everywhere,
        findFile(resource, model),
        model.shapes,
        ...listSchemasBehind(),
      ],
      () => renderResource(resource, validators, model),
    );
    for (const [path, content] of rendered) files.set(path, content);
  }
  if (sent !== null) add(`${SENT_REQUESTS}/receivers.ts`, renderReceivers(sent));

  const isStandard =
    sent !== null || active.some(({ operations }) => operations.some(({ standard }) => standard));
  const schemes = isStandard ? schemesSource(document) : null;
  add('client/client.ts', renderCreateClient(active, document, schemes));
  if (schemes !== null) add('security.ts', renderSecurity(schemes));
  add('services.ts', renderServices(active));
  add(
    'operations.ts',
    pieces.get(
      'operations',
      () => listedIn(active),
      () => renderOperations(active, model.facts),
    ),
  );
  if (model.webhooks.length > 0) add('webhooks.ts', renderWebhooks(model));
  add(
    'router.ts',
    pieces.get(
      'router',
      () => routedIn(active),
      () => renderRouter(active, model.facts),
    ),
  );
  return files;
}

/** Module with a first line that names its source. */
const addMarker = (module: PrintedModule, source: string): PrintedModule => ({
  ...module,
  head: marker(source) + module.head,
});

/** The file of a resource; in a plain document that of its first operation, or of any. */
function findFile({ name, operations }: ResourceModel, { resources }: Model): string {
  const all = [...operations, ...resources.flatMap((resource) => resource.operations)];
  const [first] = all.filter(({ standard }) => standard);
  if (first !== undefined) return first.file;
  return name === COMMON ? 'spec/common' : `spec/domains/*/${name}.yaml`;
}

/** The files of one resource. */
function renderResource(
  resource: ResourceModel,
  validators: RenderedValidators,
  model: Model,
): Map<string, PrintedModule> {
  const files = new Map<string, PrintedModule>();
  const { name } = resource;
  const source = findFile(resource, model);
  const add = (path: string, module: PrintedModule) => files.set(path, addMarker(module, source));
  add(`${name}/types.ts`, renderTypes(resource));
  if (name !== SENT_REQUESTS) add(`${name}/writers.ts`, renderWriters(resource, model));
  if (resource.operations.length === 0) return files;
  add(`${name}/service.ts`, renderService(resource));
  add(`${name}/decoders.ts`, renderDecoders(resource, model.shapes));
  add(`${name}/validators.ts`, validators.module);
  add(`${name}/routes.ts`, renderRoutes(resource, model, validators.names));
  if (name === SENT_REQUESTS) add(`${name}/senders.ts`, renderSenders(resource));
  else add(`client/${name}.ts`, renderClient(resource));
  return files;
}
