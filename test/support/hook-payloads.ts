import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { webhookWriters } from '#generated/webhooks.ts';
import type { Database } from '#src/database/database.ts';
import { flags } from '#src/domains/delivery/webhook-engine/triggers.ts';
import { seedHook, startReceiver } from './receiver.ts';
import { keepPayload } from './seen-payloads.ts';
import { until } from './waiting.ts';

type Webhook = keyof typeof webhookWriters;

const documentPath = path.resolve(import.meta.dirname, '../../generated/openapi.json');

/** Validators of the payloads of the document, made when first asked for. */
function validators() {
  const document = JSON.parse(readFileSync(documentPath, 'utf8')) as {
    readonly webhooks: Readonly<Record<string, unknown>>;
  };
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, 'document');
  const compiled = new Map<Webhook, ValidateFunction>();
  return (webhook: Webhook): ValidateFunction => {
    const at = ['webhooks', webhook, 'post', 'requestBody', 'content', 'application~1json'];
    const known = compiled.get(webhook);
    const validate = known ?? ajv.compile({ $ref: `document#/${at.join('/')}/schema` });
    compiled.set(webhook, validate);
    return validate;
  };
}

let validatorOf: ReturnType<typeof validators> | null = null;

/** A payload that was sent, which has every member that the document says it has, in its order, and no other. */
export function expectPayload(webhook: Webhook, body: string): Record<string, unknown> {
  validatorOf ??= validators();
  const payload = JSON.parse(body) as Record<string, unknown>;
  const validate = validatorOf(webhook);
  validate(payload);
  expect(validate.errors ?? []).toEqual([]);
  const write = webhookWriters[webhook] as (payload: unknown) => string;
  expect(JSON.parse(write(payload))).toEqual(payload);
  expect(Object.keys(JSON.parse(write(payload)) as object)).toEqual(Object.keys(payload));
  keepPayload(webhook, body);
  return payload;
}

/**
 * Deliveries to a hook with every flag: the header and the body of each. Its path is its own, as another test may still
 * send to the port that it had before.
 */
export async function startListening(
  db: Database,
  place: { project_id?: number; group_id?: number },
) {
  const receiver = await startReceiver();
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const path = `/${randomUUID()}`;
  const hook = await seedHook(db, { url: receiver.url.replace('/hook', path), ...all, ...place });
  return {
    hook,
    /** Takes what was sent since it was asked last, when nothing waits; a delivery may wait for the one before it. */
    async take() {
      const waiting = async () =>
        (await db('delivery_events').whereLike('receivers', `%${hook.id}%`).first('id')) ??
        (await db('deliveries').where({ hook_id: hook.id, state: 'waiting' }).first('id'));
      await until(async () => (await waiting()) === undefined);
      const received = receiver.received.splice(0).filter((each) => each.path === path);
      const keys = received.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(keys.length);
      return received.map(({ headers, body }) => ({
        event: String(headers['x-gitlab-event']),
        body,
      }));
    },
  };
}
