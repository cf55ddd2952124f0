import type {
  OpenApiDocument,
  Operation as OperationObject,
  Parameter,
  PathItem,
} from '../load/document.ts';
import { METHODS } from '../model/methods.ts';
import type { Pagination } from '../dialect.ts';
import { implied } from './words/implied.ts';
import { readPagination } from './words/pagination.ts';

const PARAMETERS: Readonly<Record<string, Parameter>> = {
  Page: {
    name: 'page',
    in: 'query',
    description: 'Number of the page, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: 9007199254740991, default: 1 },
  },
  PerPage: {
    name: 'per_page',
    in: 'query',
    description: 'Rows on a page. Values above 100 are cut to 100.',
    schema: { type: 'integer', minimum: 1, default: 20 },
  },
  PerPageOfWhole: {
    name: 'per_page',
    in: 'query',
    description:
      'Rows on a page; without it everything is one page. Values above 100 are cut to 100.',
    schema: { type: 'integer', minimum: 1 },
  },
  PaginationKind: {
    name: 'pagination',
    in: 'query',
    description:
      'With `keyset`, pages are reached through the `Link` header alone, at the same cost at any depth.',
    schema: { type: 'string', enum: ['keyset', 'offset', 'legacy'] },
  },
};

const HEADERS: Readonly<Record<string, { description: string; schema: { type: string } }>> = {
  Link: {
    description: 'Addresses of the previous, next, first and last page.',
    schema: { type: 'string' },
  },
  'X-Next-Page': {
    description: 'Number of the next page, empty on the last.',
    schema: { type: 'string' },
  },
  'X-Page': { description: 'Number of this page.', schema: { type: 'string' } },
  'X-Per-Page': { description: 'Rows on a page.', schema: { type: 'string' } },
  'X-Prev-Page': {
    description: 'Number of the previous page, empty on the first.',
    schema: { type: 'string' },
  },
  'X-Total': { description: 'Rows in all; left out above 10,000.', schema: { type: 'string' } },
  'X-Total-Pages': {
    description: 'Pages in all; left out above 10,000 rows.',
    schema: { type: 'string' },
  },
};

/**
 * Adds the common parts of every list that no operation writes down: parameters and headers of `x-pagination`. Parts
 * that the loader added are in place already, so that the shared parts of `x-implied` are dropped.
 */
export function expandDocument({
  [implied.key]: _,
  ...document
}: OpenApiDocument): OpenApiDocument {
  const used = { pagination: false };
  const paths = mapValues(document.paths, (item) =>
    mapValues(item, (value, key) => {
      if (!METHODS.has(key)) return value;
      const operation = value as OperationObject;
      const pagination = readPagination(operation);
      if (pagination === null) return operation;
      used.pagination = true;
      return expandOperation(operation, pagination);
    }),
  ) as Readonly<Record<string, PathItem>>;
  if (!used.pagination) return document;
  return { ...document, paths, components: expandComponents(document.components ?? {}) };
}

function expandOperation(operation: OperationObject, pagination: Pagination): OperationObject {
  const names = [
    ...(pagination.keyset.length > 0 ? ['PaginationKind'] : []),
    ...(pagination.offset ? ['Page'] : []),
    ...(pagination.most === null ? [pagination.whole ? 'PerPageOfWhole' : 'PerPage'] : []),
  ];
  const references = [
    ...names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(pagination.most === null ? [] : [createPageParameter(pagination.most)]),
  ];
  const responses = mapValues(operation.responses ?? {}, (response, status) => {
    if (status !== '200' || '$ref' in response) return response;
    const headers = Object.fromEntries(
      Object.keys(HEADERS).map((name) => [
        name,
        { $ref: `#/components/headers/${toComponentKey(name)}` },
      ]),
    );
    return { ...response, headers: { ...headers, ...response.headers } };
  });
  return { ...operation, parameters: [...(operation.parameters ?? []), ...references], responses };
}

function createPageParameter(maximum: number): Parameter {
  return {
    name: 'per_page',
    in: 'query',
    description: 'Rows on a page.',
    schema: { type: 'integer', minimum: 1, maximum, default: Math.min(20, maximum) },
  };
}

const toComponentKey = (header: string) => header.replaceAll('-', '');

function expandComponents(
  components: NonNullable<OpenApiDocument['components']>,
): NonNullable<OpenApiDocument['components']> {
  const headers = Object.fromEntries(
    Object.entries(HEADERS).map(([name, value]) => [toComponentKey(name), value]),
  );
  return {
    ...components,
    parameters: sortMembers({ ...components.parameters, ...PARAMETERS }),
    headers: sortMembers({ ...components.headers, ...headers }),
  };
}

const sortMembers = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Readonly<Record<string, U>> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
