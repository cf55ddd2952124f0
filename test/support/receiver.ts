import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { fanOutEvents } from '#src/domains/delivery/webhook-engine/fan-out.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { changeSettings } from '#src/settings/table.ts';
import {
  type HookRow,
  sealSecret,
  type SecretColumn,
} from '#src/domains/delivery/webhook-engine/table.ts';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Respond = (response: ServerResponse, received: Received) => void;

const accept: Respond = (response) => void response.end('thanks');

/** A receiver of events on this machine, for the test under way; what it got is in `received`, in order. */
export async function startReceiver(respond: Respond = accept) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      respond(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, port, received };
}

type HookSeed = Partial<Omit<HookRow, 'id'>> & { readonly url: string };

/** A hook of a project, a group, or, without either, the instance; its secrets are given in clear. */
export function seedHook(db: Database, seed: HookSeed): Promise<HookRow> {
  const at = new Date().toISOString();
  const secrets = ['url', 'token', 'signing_token', 'url_variables', 'custom_headers'] as const;
  const sealed = Object.fromEntries(
    secrets.flatMap((column: SecretColumn) => {
      const text = seed[column];
      return typeof text === 'string' ? [[column, sealSecret(db, column, text)]] : [];
    }),
  );
  const { project_id = null, group_id = null } = seed;
  const kind = project_id !== null ? 'project' : group_id === null ? 'system' : 'group';
  const times = { created_at: at, updated_at: at };
  return insertReturning(db, 'hooks', { kind, push_events: false, ...times, ...seed, ...sealed });
}

/** An entry of the log of a hook that was sent an empty payload. */
export async function seedLogEntry(db: Database, hook: Pick<HookRow, 'id'>, changes = {}) {
  const created_at = new Date().toISOString();
  const payload = await insertReturning<{ id: number }>(db, 'delivery_payloads', {
    ...{ body: '{}', bytes: 2, created_at },
  });
  return insertReturning<{ id: number }>(db, 'deliveries', {
    ...{ hook_id: hook.id, payload_id: payload.id, state: 'sent', created_at, bytes: 2 },
    ...{ trigger: 'push_events', header: 'Push Hook', subject: 'a' },
    ...{ event_uuid: randomUUID(), idempotency_key: randomUUID(), response_status: '200' },
    ...changes,
  });
}

/** Writes the deliveries of all events that have none, without sending them. */
export async function fanOutAll(environment: object): Promise<void> {
  const dependencies = environment as WorkerDependencies;
  const owners = await dependencies
    .db('delivery_events')
    .distinct('owner')
    .pluck<string[]>('owner');
  for (const owner of owners) {
    await fanOutEvents.run({ owner }, dependencies, {
      ...{ id: 'a job', attempt: 1, signal: new AbortController().signal },
      progress: async () => undefined,
    });
  }
}

/** Lets hooks of this test's server be at this machine. */
export async function allowLocalHooks(db: Database): Promise<void> {
  const settings = { allow_local_requests_from_web_hooks_and_services: true };
  await db.transaction((db) => changeSettings(db, () => settings, new Date().toISOString()));
}
