import type { SentModel } from '../model/model.ts';
import { propertyKey } from '../model/names.ts';
import { print } from './template.ts';

/** The handlers of requests that the server sends, for those who receive them. */
export function renderReceivers({ receivers, resource }: SentModel): string {
  return print('receivers', {
    pascal: resource.pascal,
    receivers: receivers.map(({ key, title, operations }) => ({
      key: propertyKey(key),
      title,
      routes: operations.map(({ method, id }) => `${method}: routes.${id}`).join(', '),
    })),
  });
}
