import { code, imported, joined } from '../model/code.ts';
import type { SentModel } from '../model/model.ts';
import { propertyKey } from '../model/names.ts';
import {
  ofRuntime,
  type PrintedModule,
  importTypes,
  importValues,
  importModule,
} from './printed-module.ts';
import { printModule } from './template.ts';

/** Handlers for receivers of requests that the server sends. */
export function renderReceivers({ receivers, resource }: SentModel): PrintedModule {
  const service = `${resource.pascal}Service`;
  const data = {
    service,
    receivers: receivers.map(({ key, title, operations }) => ({
      key: propertyKey(key),
      title,
      routes: joined(
        operations.map(({ method, id }) => code`${method}: ${imported('routes')}.${id}`),
        ', ',
      ),
    })),
  };
  return printModule('receivers', data, [
    importTypes(ofRuntime('host'), 'Host'),
    importTypes(ofRuntime('operation'), 'SubjectTypes'),
    importValues(ofRuntime('receiver'), 'receiver'),
    importModule('./routes.ts', 'routes'),
    importTypes('./service.ts', service),
  ]);
}
