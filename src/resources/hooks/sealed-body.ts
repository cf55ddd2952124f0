import type { Database } from '../../database/database.ts';
import { isSealed, openOnce, seal } from '../../database/sealing.ts';

const place = 'delivery_payloads.body';

/** A key of JSON: within a text each quote has a backslash. */
const variables = '"variables":[{';

/**
 * The JSON of a payload as it is stored: sealed where it has values of CI/CD variables, which are sealed wherever else
 * they are kept. Others hold what the database has in clear anyway.
 */
export function sealBody(db: Database, body: string): string {
  return body.includes(variables) ? seal(db, body, place) : body;
}

export function openBody(db: Database, stored: string): string {
  return isSealed(stored) ? openOnce(db, stored, place) : stored;
}
