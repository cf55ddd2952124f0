import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { books } from './books.ts';

/** Serves the library by fastify and fastify-openapi-glue, which are installed in the folder `MODULES`. */
interface Reply {
  code(status: number): Reply;
  send(body?: unknown): Reply;
}

interface Server {
  register(plugin: unknown, options: object): Server;
  listen(options: object): Promise<string>;
}

const { resolve } = createRequire(join(process.env.MODULES ?? '', 'package.json'));
const load = async (name: string) =>
  ((await import(pathToFileURL(resolve(name)).href)) as { default: unknown }).default;
const fastify = (await load('fastify')) as (options: object) => Server;

const serviceHandlers = {
  listBooks: () => Promise.resolve(books),
  addBook: (_: unknown, reply: Reply) => Promise.resolve(reply.code(201).send()),
};
await fastify({ ajv: { customOptions: { strict: false, coerceTypes: 'array' } } })
  .register(await load('fastify-openapi-glue'), {
    specification: process.env.SPECIFICATION,
    serviceHandlers,
  })
  .listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
