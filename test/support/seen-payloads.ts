import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in which tests leave what their receivers were sent: the last payload of each webhook and event. */
export const seenFolder = 'node_modules/.cache/hearth/payloads';

interface Named {
  readonly event_name?: string;
  readonly status?: string;
  readonly build_status?: string;
  readonly object_attributes?: {
    readonly action?: string;
    readonly status?: string;
    readonly noteable_type?: string;
  };
}

/** Leaves a payload for `npm run test:hook-readers`. */
export function keepPayload(webhook: string, body: string): void {
  const { event_name, status, build_status, object_attributes: of } = JSON.parse(body) as Named;
  const event =
    event_name ?? of?.action ?? of?.noteable_type ?? of?.status ?? build_status ?? status;
  mkdirSync(seenFolder, { recursive: true });
  writeFileSync(join(seenFolder, `${webhook}.${event ?? 'one'}.json`), body);
}
