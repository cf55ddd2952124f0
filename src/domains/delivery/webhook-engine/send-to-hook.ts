import { createHmac, randomUUID } from 'node:crypto';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import type { OutboundRules } from '#src/outbound/destination.ts';
import { type Answer, NoAnswer, send } from '#src/outbound/send.ts';
import { redacted } from '#src/text/redacted.ts';
import { kibibyteBytes } from '#src/units.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { version } from '#src/domains/platform/metadata/version.ts';
import { fillHookAddress } from './address.ts';
import { createMasking, removeUserInfo } from './masking.ts';
import type { Delivery, DeliveryOutcome } from './receivers.ts';
import { type HookReceiver, type HookRow, openSecret, unsealHookSecrets } from './table.ts';
import { fillHookTemplate } from './template.ts';

const timeoutMs = 10_000;

/** Maximum bytes of a response that are read, and that are kept: a secret may cross the end of the kept part. */
const maxReadBytes = 16 * kibibyteBytes;
const maxKeptChars = 8 * 1024;
const keptHeaders = { most: 50, bytes: 1024 };

type Tools = Pick<WorkerDependencies, 'db' | 'config' | 'clock'>;

/** Sends a delivery to a hook. A failed delivery is an outcome, not an error. */
export async function sendToHook(
  { row, url }: HookReceiver,
  delivery: Delivery,
  { db, config, clock }: Tools,
  rules: OutboundRules,
): Promise<DeliveryOutcome> {
  const began = performance.now();
  const headers = createHeaders(db, row, delivery, config);
  const mask = createMasking(db, row);
  const common = {
    url: removeUserInfo(url),
    request_headers: redactHeaders(db, row, headers),
  };
  const createFailedOutcome = (reason: string): DeliveryOutcome => ({
    ...common,
    ok: false,
    response_status: 'internal error',
    duration_ms: Math.round(performance.now() - began),
    response_headers: {},
    response_body: reason,
  });
  const address = fillHookAddress(url, unsealHookSecrets(db, row, 'url_variables'));
  if (address === null) return createFailedOutcome('Invalid url given');
  const { custom_webhook_template: template } = row;
  const body =
    template === null || template === ''
      ? delivery.body
      : fillHookTemplate(template, JSON.parse(delivery.body));
  if (body === null)
    return createFailedOutcome('The template makes no JSON of the payload, or too much');
  try {
    const answer = await send(address, {
      method: 'POST',
      rules,
      body,
      timeLimit: timeoutMs,
      maxBytes: maxReadBytes,
      verified: row.enable_ssl_verification,
      headers: { ...headers, ...createSignature(db, row, delivery, body, clock()) },
    });
    return {
      ...common,
      ok: answer.status >= 200 && answer.status < 400,
      response_status: String(answer.status),
      duration_ms: Math.round(performance.now() - began),
      response_headers: answerHeaders(answer, mask),
      response_body: toStorableText(mask(answer.body.toString('utf8'))).slice(0, maxKeptChars),
    };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return createFailedOutcome(error.message);
  }
}

/** Postgres stores no NUL. */
const toStorableText = (text: string) => text.replaceAll('\0', '\uFFFD');

/** Headers of the server, which headers of the hook never replace. */
const ownNames: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'idempotency-key',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
]);

function createHeaders(
  db: Database,
  row: HookRow,
  { header, event_uuid, idempotency_key }: Delivery,
  { brand, baseUrl }: Pick<Config, 'brand' | 'baseUrl'>,
): Record<string, string> {
  const token = openSecret(db, row, 'token');
  const word = brand.slice(0, 1).toUpperCase() + brand.slice(1);
  const said = {
    'Content-Type': 'application/json',
    'User-Agent': `Hearth/${version}`,
    'X-Gitlab-Event': header,
    [`X-${word}-Event`]: header,
    ...(token !== null && { 'X-Gitlab-Token': token, [`X-${word}-Token`]: token }),
    'X-Gitlab-Event-UUID': event_uuid,
    'X-Gitlab-Instance': baseUrl,
    'X-Gitlab-Webhook-UUID': randomUUID(),
    'Idempotency-Key': idempotency_key,
  };
  const names = new Set(Object.keys(said).map((name) => name.toLowerCase()));
  const own = [...unsealHookSecrets(db, row, 'custom_headers')].filter(([name]) => {
    const lower = name.toLowerCase();
    return !names.has(lower) && !ownNames.has(lower);
  });
  return { ...Object.fromEntries(own), ...said };
}

/** The headers of Standard Webhooks. The secret is `whsec_` and its bytes in base64. */
function createSignature(
  db: Database,
  row: HookRow,
  { idempotency_key: id }: Delivery,
  body: string,
  now: Date,
): Record<string, string> {
  const secret = openSecret(db, row, 'signing_token');
  if (secret === null) return {};
  const seconds = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
}

function redactHeaders(
  db: Database,
  row: HookRow,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = new Set(unsealHookSecrets(db, row, 'custom_headers').keys());
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      own.has(name) || /-token$/i.test(name) ? redacted : value,
    ]),
  );
}

function answerHeaders({ headers }: Answer, mask: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(headers)
      .slice(0, keptHeaders.most)
      .map(([name, value]) => [
        mask(name),
        toStorableText(mask(value)).slice(0, keptHeaders.bytes),
      ]),
  );
}
