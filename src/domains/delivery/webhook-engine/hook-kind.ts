import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules, toSystemRules } from '#src/settings/outbound-rules.ts';
import { computeFailures, computeAlertStatus } from './failures.ts';
import { selectListeningHooks, findHooksThatHear } from './hearing.ts';
import { sendDisabledMail } from './disabled-mail.ts';
import { isQuick } from './quickness.ts';
import type { DeliveryTools, DeliveryOutcome, ReceiverKind } from './receivers.ts';
import { sendToHook } from './send-to-hook.ts';
import { type HookReceiver, createHookReceiver, type HookRow } from './table.ts';

const findHook = prepareStatement<{ id: number }, HookRow>((db, { id }) =>
  db('hooks').where('id', id).whereRaw("kind <> 'removed'").select('*').limit(1),
);

export const hookKind: ReceiverKind<HookReceiver> = {
  name: 'hook',
  column: 'hook_id',
  logged: true,
  listening: selectListeningHooks,
  hear: findHooksThatHear,

  present: (db, ids) =>
    whereInList(db('hooks'), 'id', ids).whereRaw("kind <> 'removed'").select('id', 'quick'),

  async find(db, id, now) {
    const row = await findHook.first(db, { id });
    if (row === undefined || computeAlertStatus(row, now) !== 'executable') return undefined;
    return createHookReceiver(db, row);
  },

  hostOf: ({ url }) => (URL.canParse(url) ? new URL(url).host : url),

  async send(hook, delivery, tools) {
    return sendToHook(hook, delivery, tools, await createHookRules(hook.row, tools.db));
  },

  settle: noteOutcomes,
};

/** The rules for requests to a hook. */
export async function createHookRules({ kind }: Pick<HookRow, 'kind'>, db: Database) {
  const settings = await loadCurrentSettings(db);
  return kind === 'system' ? toSystemRules(settings) : toOutboundRules(settings);
}

/** Counts failures, lets a hook rest that fails again and again, and notes whether it is quick. */
export async function noteOutcomes(
  db: Database,
  { id }: Pick<HookReceiver, 'id'>,
  outcomes: readonly Pick<DeliveryOutcome, 'ok' | 'duration_ms'>[],
  { clock, workers, config }: Pick<DeliveryTools, 'clock' | 'workers' | 'config'>,
): Promise<boolean> {
  const now = clock();
  const row = await findHook.first(db, { id });
  if (row === undefined) return false;
  const quick = isQuick(row, outcomes);
  if (quick !== row.quick) await db('hooks').where({ id }).update({ quick });
  if (row.kind === 'system') return true;
  const before = computeAlertStatus(row, now);
  let after: Pick<HookRow, 'recent_failures' | 'disabled_until'> = row;
  for (const { ok } of outcomes) after = { ...after, ...computeFailures(after, ok, now) };
  const { recent_failures, disabled_until } = after;
  if (recent_failures !== row.recent_failures || disabled_until !== row.disabled_until) {
    await db('hooks').where({ id }).update({ recent_failures, disabled_until });
  }
  const status = computeAlertStatus({ ...row, recent_failures, disabled_until }, now);
  if (status === 'disabled' && before !== 'disabled') {
    await sendDisabledMail(db, row, { workers, config, now });
  }
  return status === 'executable';
}
