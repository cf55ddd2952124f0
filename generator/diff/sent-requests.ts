import type { Operation, PathItem, RequestBody } from '../load/document.ts';
import { methods } from '../load/document.ts';
import type { LoadedSpec } from '../load/load.ts';
import { join } from '../load/pointer.ts';
import { type Located, located } from './located.ts';

/** Bodies of the requests that the server sends, by method and name or address. */
export type SentRequests = ReadonlyMap<string, Located<RequestBody>>;

export const sentBy = (spec: LoadedSpec): SentRequests =>
  new Map(
    Object.entries(spec.document.webhooks ?? {}).flatMap(([name, item]) =>
      listBodies(spec, item, name, join('/webhooks', name)),
    ),
  );

/** A callback consists of its name and its target URL. */
export function listCallbacks(
  spec: LoadedSpec,
  operation: Operation,
  pointer: string,
): SentRequests {
  const callbacks = Object.entries((operation.callbacks ?? {}) as Callbacks);
  const found = callbacks.flatMap(([name, given]) => {
    const callback = located<Callbacks[string]>(spec, given, join(pointer, 'callbacks', name));
    return Object.entries(callback.value).flatMap(([address, item]) =>
      listBodies(spec, item, `${name} to ${address}`, join(callback.pointer, address)),
    );
  });
  return new Map(found);
}

type Callbacks = Readonly<Record<string, Readonly<Record<string, PathItem>>>>;

const listBodies = (spec: LoadedSpec, item: PathItem, name: string, pointer: string) =>
  methods.flatMap((method) => {
    const operation = item[method] as Operation | undefined;
    if (operation === undefined) return [];
    const { requestBody = { content: {} } } = operation;
    const body = located<RequestBody>(spec, requestBody, join(pointer, method, 'requestBody'));
    return [[`${method.toUpperCase()} ${name}`, body] as const];
  });
