import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#src/context.ts';
import { HttpError, Unprocessable } from '#src/errors.ts';
import { findChainUnderWay } from './chains.ts';
import { completeBody, type StoredBody } from './complete.ts';
import { storePayload } from './enqueue.ts';
import { noteOutcomes, createHookRules } from './hook-kind.ts';
import type { LogRow } from './log.ts';
import type { HookContainer } from './place.ts';
import { removeUserInfo } from './masking.ts';
import { toDeliveryColumns } from './queue.ts';
import type { Incomplete, DeliveryOutcome } from './receivers.ts';
import { sendToHook } from './send-to-hook.ts';
import { createHookReceiver, type HookRow, unsealHookUrl } from './table.ts';
import type { HookTrigger } from './triggers.ts';
import { auditHook } from './write.ts';

type Context = Pick<
  RequestContext,
  'db' | 'config' | 'clock' | 'workers' | 'git' | 'limits' | 'actor' | 'now'
>;

/** An example of an event. */
export interface Example {
  readonly trigger: HookTrigger;
  readonly header: string;
  readonly payload: object | Incomplete;
}

const toEventPlace = ({ project_id, group_id }: HookRow) => ({
  ...(project_id !== null && { project: project_id }),
  ...(group_id !== null && { group: group_id }),
});

function toContainer({ project_id, group_id }: HookRow): HookContainer {
  if (project_id !== null) return { kind: 'project', id: project_id };
  return group_id === null ? { kind: 'system' } : { kind: 'group', id: group_id };
}

/** Notes who sends to the address of a hook by hand. */
async function auditSending(
  context: Context,
  hook: HookRow,
  change: 'webhook test' | 'webhook resend',
  trigger: string,
): Promise<void> {
  const place = toContainer(hook);
  await context.db.transaction((db) =>
    auditHook(db, place, hook, { change, to: trigger }, context),
  );
}

/** Sends an example at once, although the hook may be off. It is logged, and a success switches the hook on. */
export async function sendExample(
  context: Context,
  hook: HookRow,
  { trigger, header, payload }: Example,
): Promise<DeliveryOutcome> {
  const { db, clock } = context;
  await auditSending(context, hook, 'webhook test', trigger);
  const { id } = await storePayload(db, payload, clock());
  // Users see the ids in deliveries of project and group hooks, so those of instance hooks get separate ids.
  const chain = hook.kind === 'system' ? null : await findChainUnderWay(db, toEventPlace(hook));
  const uuids = {
    event_uuid: chain?.eventUuid ?? randomUUID(),
    chain: chain?.name ?? null,
    idempotency_key: randomUUID(),
  };
  return send(context, hook, { trigger, header, payload_id: id, ...uuids });
}

const gone = 'The payload of this log entry is not kept any more.';
const changedUrl = 'The hook URL has changed. This log entry cannot be retried.';

/** Sends an entry of the log again. The code of the answer. */
export async function resend(context: Context, hook: HookRow, entry: LogRow): Promise<number> {
  const { url, payload_id, trigger, header, event_uuid, chain, idempotency_key } = entry;
  if (url !== null && url !== removeUserInfo(unsealHookUrl(context.db, hook))) {
    throw new Unprocessable(changedUrl);
  }
  if (payload_id === null) {
    throw new Unprocessable(gone);
  }
  await auditSending(context, hook, 'webhook resend', trigger);
  const again = {
    payload_id,
    trigger: trigger as HookTrigger,
    header,
    event_uuid,
    chain,
    idempotency_key,
  };
  const { response_status, response_body } = await send(context, hook, again);
  if (!/^\d+$/.test(response_status)) throw new HttpError(422, { message: response_body });
  return Number(response_status);
}

interface Again {
  readonly trigger: HookTrigger;
  readonly header: string;
  readonly payload_id: number;
  readonly event_uuid: string;
  readonly chain: string | null;
  readonly idempotency_key: string;
}

async function send(context: Context, hook: HookRow, again: Again): Promise<DeliveryOutcome> {
  const { db, clock } = context;
  const created_at = clock().toISOString();
  const { payload_id } = again;
  const stored = await db('delivery_payloads')
    .where({ id: payload_id })
    .first<Omit<StoredBody, 'payload_id'> | undefined>('body', 'completer');
  if (stored === undefined) throw new Unprocessable(gone);
  const body = await completeBody({ ...stored, payload_id }, context);
  const delivery = { ...again, id: 0, created_at, body };
  const rules = await createHookRules(hook, db);
  const outcome = await sendToHook(createHookReceiver(db, hook), delivery, context, rules);
  await db.transaction(async (db) => {
    await db('deliveries').insert({
      ...again,
      ...toDeliveryColumns(outcome),
      hook_id: hook.id,
      state: 'sent',
      subject: 'example',
      bytes: Buffer.byteLength(body),
      created_at,
    });
    await noteOutcomes(db, hook, [outcome], context);
  });
  return outcome;
}
