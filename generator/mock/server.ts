import { createServer, type Server } from 'node:http';
import { createDispatcher, type Host } from '../runtime/dispatch.ts';
import { plainHost } from '../runtime/plain-host.ts';
import type { ServiceFunction, ServiceTable } from '../runtime/services.ts';
import type { FindRoute } from '../runtime/route.ts';
import type { ServiceResponse } from '../runtime/respond.ts';
import type { MockAnswer, Mocks } from './examples.ts';

/** Functions that return the examples of the document; an operation without one returns 501. */
function createMockServices({ answers }: Pick<Mocks, 'answers'>): ServiceTable<object> {
  const entries = Object.entries(answers).map(([resource, operations]) => [
    resource,
    Object.fromEntries(Object.entries(operations).map(([id, answer]) => [id, createMock(answer)])),
  ]);
  return Object.fromEntries(entries) as ServiceTable<object>;
}

function createMock({ status, mediaType, body, paginated }: MockAnswer): ServiceFunction<object> {
  const total = Array.isArray(body) ? body.length : 0;
  const response: ServiceResponse = {
    status,
    ...(mediaType !== undefined && { mediaType }),
    ...(body !== undefined && { body }),
    ...(paginated && { page: { kind: 'offset', page: 1, perPage: 20, hasNext: false, total } }),
  };
  return () => Promise.resolve(response);
}

/** Admits every caller. */
const host: Host<object, null> = {
  ...plainHost,
  bodyLimits: { text: 10_000_000, file: 100_000_000 },
  context: () => ({}),
};

/** A server for the generated routes. Requests are decoded and checked as in the real one. */
export const createMockServer = (findRoute: FindRoute, mocks: Pick<Mocks, 'answers'>): Server =>
  createServer(createDispatcher(findRoute, createMockServices(mocks), host));
