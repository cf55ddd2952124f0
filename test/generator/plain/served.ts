import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createDispatcher, type Host } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import { RefusedRequest } from '#runtime/refused-request.ts';
import type { FindRoute } from '#runtime/route.ts';
import type { ServiceFunction, ServiceTable } from '#runtime/services.ts';
import type { ServiceResponse } from '#runtime/respond.ts';
import { toRefusal } from '#src/http/refusals.ts';

/** The input that a function was called with. */
export interface Called {
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const host: Host<object, null> = {
  ...plainHost,
  bodyLimits: { text: 4_000_000, file: 100_000 },
  context: () => ({}),
  fail: (error) => {
    if (error instanceof RefusedRequest) return toRefusal(error);
    throw error;
  },
};

/**
 * Serves a document whose functions all answer with what `answer` says; `called` has the input of the last one.
 * @param own what the host has beside that of the others
 */
export async function serve(
  findRoute: FindRoute,
  answer: (called: Called) => ServiceResponse = () => ({ status: 200 }),
  own: Partial<Host<object, null>> = {},
) {
  const calls: Called[] = [];
  // The functions serve every resource and operation: the document names both.
  const functions = new Proxy<Record<string, ServiceFunction<object>>>(
    {},
    {
      get:
        (_, operation: string): ServiceFunction<object> =>
        async (request) => {
          const called = { ...(request as object), operation } as Called;
          calls.push(called);
          return answer(called);
        },
    },
  );
  const services = new Proxy<Record<string, ServiceTable<object>[string]>>(
    {},
    {
      get: () => functions,
      getOwnPropertyDescriptor: () => ({ value: functions, configurable: true, enumerable: true }),
    },
  );
  const server = createServer(createDispatcher(findRoute, services, { ...host, ...own }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, port, last: () => calls.at(-1), calls };
}
