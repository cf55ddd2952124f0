import type { LoadedSpec } from '../load/load.ts';
import { isData, type OpenApiDocument, type Operation, type PathItem } from '../load/document.ts';
import { METHODS } from './methods.ts';
import type { OperationModel, SentModel } from './model.ts';
import { camel, Names, plainName, remark } from './names.ts';
import { operationModel } from './operation.ts';
import { pointer, type Resolver } from './resolver.ts';

/** Folder of the generated code of webhooks and callbacks. */
export const SENT_REQUESTS = 'sent-requests';

/** Path item without a path: the receiver of its requests chooses the address. */
interface AddressedItem {
  readonly name: string;
  /** Key of its types, and its title. */
  readonly title: string;
  /** JSON pointer in the document. */
  readonly at: string;
  readonly item: PathItem;
}

type TakeNames = (wanted: string, resource: string) => { id: string; pascal: string };

/** Requests that a plain document sends to other servers; null without any. */
export function sentModel(
  spec: LoadedSpec,
  resolver: Resolver,
  takeNames: TakeNames,
): SentModel | null {
  if (!spec.config.dialect.standard) return null;
  const items = listAddressedItems(spec.document, resolver);
  if (items.length === 0) return null;
  // Receivers of the server's requests do not accept credentials for the server.
  const { servers: _servers, security: _security, ...document } = spec.document;
  const keys = new Names();
  const receivers = items.map(({ name, title, at, item }) => {
    const methods = listMethods(item);
    const operations = methods.map((method): OperationModel => {
      const operation = item[method] as Operation;
      const usual = methods.length === 1 ? name : `${method} ${name}`;
      const { file } = spec.locate(`${at}${pointer(method)}`);
      const model = operationModel({
        document,
        dialect: spec.config.dialect,
        unsent: 'writeOnly',
        resolver,
        item,
        method,
        operation,
        path: title,
        resource: SENT_REQUESTS,
        file,
        ...takeNames(operation.operationId ?? usual, SENT_REQUESTS),
      });
      return { ...model, route: '', otherBodies: model.otherBodies.map(removeRoute) };
    });
    const [only] = operations;
    const wanted = operations.length === 1 ? (only?.id ?? name) : plainName(name);
    return { key: keys.take(wanted), title, operations };
  });
  return {
    receivers,
    resource: {
      name: SENT_REQUESTS,
      camel: camel(SENT_REQUESTS),
      pascal: 'SentRequests',
      unsent: 'writeOnly',
      operations: receivers.flatMap(({ operations }) => operations),
      schemas: [],
    },
    paths: Object.fromEntries(items.map(({ title, item }) => [title, item])),
  };
}

const removeRoute = (operation: OperationModel): OperationModel => ({ ...operation, route: '' });

const listMethods = (item: PathItem) =>
  Object.keys(item).filter((method) => METHODS.has(method) && method !== 'head');

/** Webhooks, and the callbacks of all operations, which may have some themselves. */
function listAddressedItems(document: OpenApiDocument, resolver: Resolver): AddressedItem[] {
  const titles = new Set<string>();
  const createUniqueTitle = (words: string) => {
    const plain = remark(words.replace(/[{}]/g, ''));
    let title = plain;
    for (let count = 2; titles.has(title); count += 1) title = `${plain} ${count}`;
    titles.add(title);
    return title;
  };
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, item]) => ({
    name,
    title: createUniqueTitle(`webhook ${name}`),
    at: pointer('webhooks', name),
    item,
  }));
  const paths = Object.entries(document.paths).map(([path, item]) => ({
    name: path,
    at: pointer('paths', path),
    item,
  }));
  const found: AddressedItem[] = [];
  const waiting: Around[] = [...paths, ...webhooks];
  const begun = new Set(waiting.map(({ item }) => item));
  for (const next of waiting) {
    for (const callback of listCallbackItems(next, resolver)) {
      found.push({ ...callback, title: createUniqueTitle(`callback ${callback.name}`) });
      // Several operations may share a callback.
      if (begun.has(callback.item)) continue;
      begun.add(callback.item);
      waiting.push(callback);
    }
  }
  return [...webhooks, ...found];
}

/** An item whose operations may have callbacks. */
type Around = Omit<AddressedItem, 'title'>;

/** Path items by the expressions of their addresses. */
type Callback = Readonly<Record<string, unknown>>;

function listCallbackItems({ name, at, item }: Around, resolver: Resolver): Around[] {
  return listMethods(item).flatMap((method) => {
    const { operationId = `${method} ${name}`, callbacks = {} } = item[method] as Operation;
    return Object.entries(callbacks as Readonly<Record<string, Callback>>).flatMap(
      ([callback, given]) =>
        Object.entries(resolver.resolve<Callback>(given))
          .filter(([expression, each]) => isData(each) && !expression.startsWith('x-'))
          .map(([expression, each]) => ({
            name: `${operationId} ${callback}`,
            at: at + pointer(method, 'callbacks', callback, expression),
            item: each as PathItem,
          })),
    );
  });
}
