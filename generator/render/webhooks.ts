import type { Model } from '../model/model.ts';
import { propertyKey } from '../model/names.ts';
import { print } from './template.ts';
import { writerImports } from './writers.ts';

/** The writer of each webhook's payload. */
export function renderWebhooks(model: Model): string {
  return print('webhooks', {
    webhooks: model.webhooks.map(({ name, writer }) => ({
      key: propertyKey(name),
      type: `webhooks[${JSON.stringify(name)}]`,
      writer: writer.text,
    })),
    imports: writerImports(
      model.webhooks.map(({ writer }) => writer),
      null,
      model,
    ),
  });
}
