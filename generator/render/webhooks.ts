import type { Model } from '../model/model.ts';
import { propertyKey } from '../model/names.ts';
import { type PrintedModule, importTypes } from './printed-module.ts';
import { printModule } from './template.ts';
import { writeModule, writersIn } from './writers.ts';

/** The writer of each webhook's payload. */
export function renderWebhooks(model: Model): PrintedModule {
  const webhooks = model.webhooks.map(({ name, writer }) => ({
    key: propertyKey(name),
    name: JSON.stringify(name),
    writer,
  }));
  return printModule('webhooks', { webhooks }, [
    writeModule,
    importTypes('./common/openapi.ts', 'webhooks'),
    ...writersIn(model.resources, '.'),
  ]);
}
