import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDispatcher } from '#runtime/dispatch.ts';
import { plainHost } from '#runtime/plain-host.ts';
import type { FindRoute } from '#runtime/route.ts';
import { books } from './books.ts';

/** Serves the library by what is generated in the folder `GENERATED`. */
const router = join(process.env.GENERATED ?? '', 'router.ts');
const { findRoute } = (await import(pathToFileURL(router).href)) as { findRoute: FindRoute };

const functions = {
  listBooks: () => Promise.resolve({ status: 200, body: books }),
  addBook: () => Promise.resolve({ status: 201 }),
};
const host = { ...plainHost, context: () => ({}) };

createServer(createDispatcher(findRoute, { books: functions }, host)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
