import {
  type OpenApiDocument,
  type Operation,
  methods,
  type RequestBody,
  type Schema,
} from '../load/document.ts';
import { isJson } from '../load/media-type.ts';
import type { WebhookModel } from './model.ts';
import type { Resolver } from './resolver.ts';
import { buildWriter } from './writer.ts';

/** The JSON that a webhook sends. */
export interface WebhookPayload {
  readonly name: string;
  readonly schema: Schema;
}

/** JSON payloads of webhooks, by name. */
export function webhookPayloads(document: OpenApiDocument, resolver: Resolver): WebhookPayload[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item]) => {
    const method = methods.find((each) => item[each] !== undefined);
    const operation = method === undefined ? {} : (item[method] as Operation);
    if (operation.requestBody === undefined) return [];
    const { content } = resolver.resolve<RequestBody>(operation.requestBody);
    const found = Object.entries(content).find(([mediaType]) => isJson(mediaType));
    return found === undefined ? [] : [{ name, schema: found[1].schema ?? {} }];
  });
}

export function buildWebhooks(document: OpenApiDocument, resolver: Resolver): WebhookModel[] {
  return webhookPayloads(document, resolver).map(({ name, schema }) => ({
    name,
    writer: buildWriter(schema, resolver, true),
  }));
}
