import { HttpError } from '#src/errors.ts';
import { isPaid, type Plan } from '#src/plan.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';

/** The message of the maintenance that limits writes to administrators; null while there is none. */
export function findMaintenanceReason(
  settings: ApplicationSettingsRow,
  actor: Actor | null,
  plan: Plan,
): string | null {
  if (!settings.maintenance_mode || !isPaid(plan) || actor?.admin === true) return null;
  const text = settings.maintenance_mode_message ?? '';
  return text === '' ? 'You cannot perform write operations on a read-only instance' : text;
}

/** Rejects writes during maintenance, except those of administrators, who can end it. */
export function refuseDuringMaintenance(
  settings: ApplicationSettingsRow,
  method: string,
  actor: Actor | null,
  plan: Plan,
): void {
  if (method === 'GET') return;
  const message = findMaintenanceReason(settings, actor, plan);
  if (message !== null) throw new HttpError(403, { message });
}
