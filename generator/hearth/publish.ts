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
    message: {
      description: 'Text, or texts by attribute.',
      anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }],
    },
    error: { type: 'string', description: 'Text of the parameter check or of the token check.' },
    error_description: { type: 'string', description: 'Reason why the token is rejected.' },
    scope: { type: 'string', description: 'Scopes that would suffice, separated by blanks.' },
    hint: {
      type: 'string',
      description: 'Reason, if the caller may know it and `message` does not state it.',
    },
    operation: {
      type: 'string',
      description: 'Only with 501: the `operationId` of the unimplemented operation.',
    },
  },
};

interface Refusal {
  /** Name of the response in the components of the document. */
  readonly name: string;
  readonly description: string;
  readonly example?: object;
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: { name: 'Unreadable', description: 'The path, the query or the body is malformed.' },
  401: {
    name: 'UnknownCredentials',
    description: 'The credentials are unknown, expired or revoked.',
    example: { message: '401 Unauthorized' },
  },
  403: {
    name: 'TooSmallCredentials',
    description: 'The scopes of the token do not suffice, or its owner may not use the API.',
    example: {
      error: 'insufficient_scope',
      error_description:
        'The request requires higher privileges than provided by the access token.',
      scope: 'api',
    },
  },
  404: {
    name: 'NobodyToActAs',
    description: 'No user has the username or id in `sudo`.',
    example: { message: "404 User with ID or username 'nobody' Not Found" },
  },
  413: {
    name: 'BodyTooLarge',
    description: 'The body is too large.',
    example: { message: '413 Request Entity Too Large' },
  },
  415: {
    name: 'UnknownMediaType',
    description: 'The operation does not read bodies of this media type.',
    example: { error: "The provided content-type 'application/xml' is not supported." },
  },
  // Throttles answer with plain text. A second media type here would keep typed clients from narrowing an answer.
  429: {
    name: 'TooOften',
    description:
      'Rate limit reached; wait for the seconds in `Retry-After`. Throttles of the instance, off by default, answer ' +
      'with a line of plain text instead of JSON.',
    example: {
      message: { error: 'This endpoint has been requested too many times. Try again later.' },
    },
  },
  501: {
    name: 'NotWritten',
    description: 'The operation is not implemented in the current version of the server.',
  },
};

const DEFAULT: Refusal = {
  name: 'UnexpectedError',
  description:
    'Any other error: the path has no such method or format (405, 406) or is too long (414), or the server fails ' +
    '(500, 503).',
};

/** Responses by name, the same objects in each run. */
const RESPONSES = Object.fromEntries(
  Object.values({ ...REFUSALS, default: DEFAULT }).map(({ name, description, example }) => [
    name,
    {
      description,
      content: { 'application/json': { schema: ERROR, ...(example && { example }) } },
    },
  ]),
);

/**
 * The document as clients read it: with what holds for every operation without being written down each time. `security`
 * has an empty requirement where callers need no credentials, and the responses have every status that is answered
 * before the function of the operation is asked. Functions do not return these, so nothing else is generated from
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

/** Foreign documents declare all responses of their servers themselves. */
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

/** Tells whether the operation admits callers without credentials. */
function isOpen(operation: Operation, method: string): boolean {
  const { kind, level, signedIn } = readAccess(operation, method);
  return !signedIn && kind !== 'user' && kind !== 'administrator' && level === 'visible';
}

const openSecurity = ({ security }: OpenApiDocument): readonly unknown[] => [
  ...((security ?? []) as readonly unknown[]),
  {},
];

/** Adds all refusals to the responses of an operation: in its own failure type, or shared. */
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
