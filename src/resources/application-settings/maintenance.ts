import { HttpError } from '../../errors.ts';
import { isPaid, type Plan } from '../../plan.ts';
import type { Actor } from '../../records/actor.ts';
import type { ApplicationSettingsRow } from '../../settings/row.ts';

/**
 * Refuses what changes something while the instance is in maintenance, to everybody but administrators: somebody has
 * to end it.
 */
export function refuseDuringMaintenance(
  settings: ApplicationSettingsRow,
  method: string,
  actor: Actor | null,
  plan: Plan,
): void {
  if (!settings.maintenance_mode || !isPaid(plan) || method === 'GET') return;
  if (actor?.admin === true) return;
  const text = settings.maintenance_mode_message ?? '';
  throw new HttpError(403, {
    message: text === '' ? 'You cannot perform write operations on a read-only instance' : text,
  });
}
