import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { createDispatcher } from '#runtime/dispatch.ts';
import type { ServiceTable } from '#runtime/services.ts';
import type { FindRoute } from '#runtime/route.ts';
import { UploadedFile } from '#runtime/upload.ts';
import { testHost } from '../client/host.ts';

/** A process of its own, so that its memory is that of the uploads. Argument: the generated router. */

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function described(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(described));
  if (!(value instanceof UploadedFile)) return value;
  const { filename, mediaType, size, path } = value;
  return { filename, mediaType, size, digest: await digest(path) };
}

const echo = async ({ body }: { body: unknown }) => {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject || body instanceof UploadedFile)
    return { status: 200, body: { whole: await described(body) } };
  const members = Object.entries(body).map(async ([name, value]) => [name, await described(value)]);
  return { status: 200, body: Object.fromEntries(await Promise.all(members)) as object };
};

const services = {
  uploads: {
    addFiles: echo,
    replaceFile: echo,
    addNote: echo,
    addList: echo,
    addText: echo,
    addEither: echo,
  },
} as unknown as ServiceTable<object>;

const { findRoute } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as {
  findRoute: FindRoute;
};
const host = {
  ...testHost,
  bodyLimits: { text: 100_000, file: 300 * 1024 * 1024 },
};
const server = createServer(createDispatcher(findRoute, services, host)).listen(
  0,
  '127.0.0.1',
  () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
