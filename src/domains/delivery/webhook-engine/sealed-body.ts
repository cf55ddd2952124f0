import type { Database } from '#src/database/database.ts';
import { isSealed, openOnce, seal } from '#src/database/sealing.ts';

const place = 'delivery_payloads.body';

/** A key of JSON: within a text each quote has a backslash. */
const variables = '"variables":[{';

/**
 * The stored JSON of a payload. It is encrypted if it contains values of CI/CD variables, which the database encrypts
 * too; other values are unencrypted in the database anyway.
 */
export function sealBody(db: Database, body: string): string {
  return body.includes(variables) ? seal(db, body, place) : body;
}

export function openBody(db: Database, stored: string): string {
  return isSealed(stored) ? openOnce(db, stored, place) : stored;
}
