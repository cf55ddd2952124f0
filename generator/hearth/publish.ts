import type {
  OpenApiDocument,
  Operation,
  PathItem,
  Reference,
  Response,
  Schema,
} from '../load/document.ts';
import { findFailureType } from '../model/failure-type.ts';
import { METHODS } from '../model/methods.ts';
import { Resolver } from '../model/resolver.ts';
import { listRefusals } from '../runtime/refusals.ts';
import { readAccess } from './words/access.ts';

const ERROR: Schema = {
  type: 'object',
  description: 'Either family of error bodies.',
  properties: {
    message: { description: 'Text, or texts by attribute.' },
    error: { description: 'Text of the parameter check.' },
    operation: {
      type: 'string',
      description: 'With 501: the `operationId` of what is not written.',
    },
  },
};

interface Refusal {
  /** Name of the response in the components of the document. */
  readonly name: string;
  readonly description: string;
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { name: 'Unreadable', description: 'The address, the query or the body cannot be read.' },
  401: {
    name: 'UnknownCredentials',
    description: 'The credentials are unknown, expired or revoked.',
  },
  403: {
    name: 'TooSmallCredentials',
    description: 'The scopes of the token do not cover this, or its owner may not use the API.',
  },
  404: { name: 'NobodyToActAs', description: 'Nobody has the name or id that `sudo` gives.' },
  413: { name: 'BodyTooLarge', description: 'The body is too large.' },
  415: { name: 'UnknownMediaType', description: 'Bodies of this media type are not read here.' },
  429: {
    name: 'TooOften',
    description: 'Asked too often; wait for the seconds in `Retry-After`.',
  },
  501: {
    name: 'NotWritten',
    description: 'The operation is described, but this version of the server cannot do it yet.',
  },
};

const DEFAULT: Refusal = {
  name: 'UnexpectedError',
  description:
    'Any other refusal: an address without this method or format (405, 406) or too long (414), or a failure of the ' +
    'server (500, 503).',
};

/** The throttles of the instance say in plain text when to come again. */
const PLAIN = { 'text/plain': { schema: { type: 'string', description: 'When to try again.' } } };

const createContent = (status: string) => ({
  'application/json': { schema: ERROR },
  ...(status === '429' && PLAIN),
});

/** Responses by name, the same objects in each run. */
const RESPONSES = Object.fromEntries(
  Object.entries({ ...REFUSALS, default: DEFAULT }).map(([status, { name, description }]) => [
    name,
    { description, content: createContent(status) },
  ]),
);

/**
 * The document as clients read it: with what holds for every operation without being written down each time. `security`
 * has an empty requirement where callers need no credentials, and the responses have every status that is answered
 * before the function of the operation is asked. Functions do not answer with these, so nothing else is generated from
 * this document. Parts that stay the same objects are published as the same objects again.
 */
export function publishDocument(document: OpenApiDocument): OpenApiDocument {
  const { paths, components = {} } = document;
  const items = Object.values<PathItem>(paths);
  if (!items.some((item) => listOperations(item).some(isOurs))) return document;
  const resolver = new Resolver(document);
  const responses = Object.entries({ ...components.responses, ...RESPONSES });
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, publishItem(item, document, resolver)]),
    ),
    components: {
      ...components,
      responses: Object.fromEntries(responses.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

const listOperations = (item: PathItem): readonly Operation[] =>
  Object.entries<unknown>(item)
    .filter(([key]) => METHODS.has(key))
    .map(([, operation]) => operation as Operation);

/** Foreign documents say themselves what their servers answer. */
const isOurs = (operation: Operation): boolean => operation['x-origin'] !== undefined;

interface Published {
  readonly from: readonly unknown[];
  readonly item: PathItem;
}

const known = new WeakMap<PathItem, Published>();

function publishItem(item: PathItem, document: OpenApiDocument, resolver: Resolver): PathItem {
  const from = [document.security, document.components];
  const before = known.get(item);
  if (before?.from.every((part, index) => part === from[index]) === true) return before.item;
  const publish = (operation: Operation, method: string): Operation => {
    if (!isOurs(operation)) return operation;
    const open = operation.security === undefined && isOpen(operation, method);
    return {
      ...operation,
      ...(open && { security: openSecurity(document) }),
      responses: addRefusals(operation, method, resolver),
    };
  };
  const published = Object.fromEntries(
    Object.entries<unknown>(item).map(([key, value]) => [
      key,
      METHODS.has(key) ? publish(value as Operation, key) : value,
    ]),
  );
  known.set(item, { from, item: published });
  return published;
}

/** Tells whether callers without credentials are answered. */
function isOpen(operation: Operation, method: string): boolean {
  const { kind, level, signedIn } = readAccess(operation, method);
  return !signedIn && kind !== 'user' && kind !== 'administrator' && level === 'visible';
}

const openSecurity = ({ security }: OpenApiDocument): readonly unknown[] => [
  ...((security ?? []) as readonly unknown[]),
  {},
];

/** The responses of an operation, and with them those of all refusals: in its own failure type, or shared. */
function addRefusals(
  operation: Operation,
  method: string,
  resolver: Resolver,
): NonNullable<Operation['responses']> {
  const { responses = {} } = operation;
  const type = findFailureType(operation, resolver);
  const createResponse = ({ name, description }: Refusal): Response | Reference =>
    type === null
      ? { $ref: `#/components/responses/${name}` }
      : { description, content: { [type.mediaType]: { schema: type.schema } } };
  const takesBody = method !== 'get' && method !== 'head';
  const pending = operation['x-pending'] === true;
  const added = listRefusals({ takesBody, pending }).map(
    (status) => [String(status), createResponse(REFUSALS[status] ?? DEFAULT)] as const,
  );
  return { ...Object.fromEntries(added), default: createResponse(DEFAULT), ...responses };
}
