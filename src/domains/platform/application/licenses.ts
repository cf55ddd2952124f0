import type { License } from '#generated/application/types.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { toDay } from '#src/text/day.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { type Plan, plans } from '#src/plan.ts';

interface LicenseRow {
  readonly id: number;
  readonly plan: Plan;
  /** `YYYY-MM-DD`. */
  readonly starts_at: string;
  readonly expires_at: string | null;
  readonly user_limit: number | null;
  readonly licensee: Readonly<Record<string, string>>;
  readonly add_ons: Readonly<Record<string, number>>;
  /** Users who counted when it was added. */
  readonly users_before: number;
  readonly created_at: string;
}

type LicenseFacts = Omit<LicenseRow, 'id' | 'users_before' | 'created_at'>;

/** The current license: the one with the latest start among those that have started. */
export async function findCurrentLicense(db: Database, today: string): Promise<LicenseRow> {
  const license = await db<LicenseRow>('licenses')
    .where('starts_at', '<=', today)
    .orderBy([
      { column: 'starts_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  if (license === undefined) throw new RowNotFound();
  return license;
}

export async function addLicense(
  db: Database,
  text: string,
  { users, now }: { readonly users: number; readonly now: string },
): Promise<LicenseRow> {
  const facts = readLicense(text);
  return insertReturning<LicenseRow>(db, 'licenses', {
    ...facts,
    users_before: users,
    created_at: now,
  });
}

/** @throws RowNotFound for an unknown id */
export async function removeLicense(db: Database, id: number): Promise<void> {
  const removed = await db('licenses').where({ id }).delete().returning('id');
  if (removed.length === 0) throw new RowNotFound();
}

/**
 * Reads the text of a licence: base64 of a JSON object with `plan`, `licensee` and, where they are limited,
 * `starts_at`, `expires_at`, `user_limit` and `add_ons`. The plan of an instance is its own setting; a licence tells
 * whom it is for and how many may use it.
 * @throws BadRequest for any other text
 */
function readLicense(text: string): LicenseFacts {
  const bare = text.replaceAll(/\s/g, '');
  const value = /^[A-Za-z0-9+/_-]+={0,2}$/.test(bare) ? parseJson(bare) : null;
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw createInvalidError();
  const payload = new Map<string, unknown>(Object.entries(value));
  const plan = plans.find((each) => each !== 'free' && each === payload.get('plan'));
  if (plan === undefined) throw createInvalidError();
  const starts_at = readDate(payload.get('starts_at') ?? '1970-01-01');
  const expires_at = payload.get('expires_at') == null ? null : readDate(payload.get('expires_at'));
  if (expires_at !== null && expires_at < starts_at) throw createInvalidError();
  const user_limit =
    payload.get('user_limit') == null ? null : readCount(payload.get('user_limit'));
  const licensee = readEntries(payload.get('licensee'), readText);
  const add_ons = readEntries(payload.get('add_ons') ?? {}, readCount);
  return { plan, starts_at, expires_at, user_limit, licensee, add_ons };
}

const createInvalidError = () => new BadRequest({ data: ['is not a valid licence'] });

function parseJson(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

function readDate(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) throw createInvalidError();
  const time = Date.parse(value);
  if (Number.isNaN(time) || toDay(new Date(time)) !== value) throw createInvalidError();
  return value;
}

function readCount(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 2_147_483_647) {
    throw createInvalidError();
  }
  return value;
}

function readText(value: unknown): string {
  if (typeof value !== 'string' || value.includes('\0')) throw createInvalidError();
  return value;
}

function readEntries<Value>(
  value: unknown,
  read: (entry: unknown) => Value,
): Record<string, Value> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw createInvalidError();
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [readText(name), read(entry as unknown)]),
  );
}

/** `users` count now; `today` is `YYYY-MM-DD`. */
export function presentLicense(
  license: LicenseRow,
  { users, today }: { readonly users: number; readonly today: string },
): License {
  const most = Math.max(users, license.users_before);
  return {
    id: license.id,
    plan: license.plan,
    created_at: license.created_at,
    starts_at: license.starts_at,
    expires_at: license.expires_at,
    historical_max: most,
    maximum_user_count: most,
    expired: license.expires_at !== null && license.expires_at < today,
    overage: license.user_limit === null ? 0 : Math.max(0, users - license.user_limit),
    user_limit: license.user_limit,
    licensee: { ...license.licensee },
    add_ons: { ...license.add_ons },
    active_users: users,
  };
}
