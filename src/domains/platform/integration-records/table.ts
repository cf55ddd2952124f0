import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { holdOwner } from '#src/domains/core/projects/held-owner.ts';
import {
  type EventFlags,
  initialFlags,
  isDestination,
  findIntegrationKind,
  type SettingValue,
  type Slug,
} from './kinds.ts';

/** Connection of a project with another service. */
export interface IntegrationRow extends EventFlags {
  readonly id: number;
  readonly project_id: number;
  readonly slug: Slug;
  /** False for a disabled integration, whose settings are kept. */
  readonly active: boolean;
  /** See `Receiver`. */
  readonly quick: boolean;
  /** JSON of the settings that may be shown. */
  readonly settings: string;
  /** Encrypted JSON of the secret settings. */
  readonly secrets_sealed: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export type Settings = Readonly<Record<string, SettingValue>>;
export type Secrets = Readonly<Record<string, string>>;

type Key = Pick<IntegrationRow, 'project_id' | 'slug'>;

const formatSealPurpose = ({ project_id, slug }: Key) =>
  `integrations.secrets:${project_id}:${slug}`;

export const readIntegrationSettings = ({ settings }: Pick<IntegrationRow, 'settings'>): Settings =>
  JSON.parse(settings) as Settings;

export const unsealIntegrationSecrets = (db: Database, row: IntegrationRow): Secrets =>
  JSON.parse(unseal(db, row.secrets_sealed, formatSealPurpose(row))) as Secrets;

export const listActive = (
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<IntegrationRow>> => {
  const active = db<IntegrationRow>('integrations').where({ project_id: projectId, active: true });
  return paginate(db, active.orderBy('id'), query);
};

/** The active integrations of a project of some kinds, in no order. */
export const findActive = (
  db: Database,
  projectId: number,
  slugs: readonly Slug[],
): Promise<IntegrationRow[]> =>
  db<IntegrationRow>('integrations')
    .where({ project_id: projectId, active: true })
    .whereIn('slug', slugs)
    .then((rows) => rows);

/** Undefined for an integration that was never configured. */
const lookFor = async (
  db: Database,
  { project_id, slug }: Key,
): Promise<IntegrationRow | undefined> => {
  const [row] = await db<IntegrationRow>('integrations').where({ project_id, slug });
  return row;
};

/** @throws NotFound when it was never set up */
export async function findIntegration(
  db: Database,
  projectId: number,
  slug: Slug,
): Promise<IntegrationRow> {
  const row = await lookFor(db, { project_id: projectId, slug });
  if (row === undefined) throw new NotFound('Integration');
  return row;
}

export interface IntegrationChange {
  readonly active: boolean;
  readonly flags: Partial<EventFlags>;
  readonly settings: Settings;
  readonly secrets: Secrets;
}

/** The stored secrets that the new settings keep: after a change of the server, only secret addresses. */
function pickKeptSecrets(slug: Slug, before: Settings, sent: Settings, secrets: Secrets): Secrets {
  const { settings, defaults } = findIntegrationKind(slug);
  const destinations = Object.keys(settings).filter((name) =>
    isDestination(settings[name] ?? 'text'),
  );
  const moved = destinations.some(
    (name) => sent[name] !== undefined && sent[name] !== (before[name] ?? defaults[name]),
  );
  if (!moved) return secrets;
  return Object.fromEntries(
    Object.entries(secrets).filter(([name]) => destinations.includes(name)),
  );
}

/**
 * Merges new settings into the stored ones.
 * @throws NotFound, Forbidden when the project is gone or archived meanwhile
 */
export function saveIntegration(
  db: Database,
  key: Key,
  { active, flags, settings, secrets }: IntegrationChange,
  now: string,
): Promise<IntegrationRow> {
  return db.transaction(async (db) => {
    await holdOwner(db, { kind: 'project', id: key.project_id });
    const row = await lookFor(db, key);
    const kept = row === undefined ? {} : readIntegrationSettings(row);
    const had = row === undefined ? {} : unsealIntegrationSecrets(db, row);
    const keptSecrets = pickKeptSecrets(
      key.slug,
      { ...kept, ...had },
      { ...settings, ...secrets },
      had,
    );
    const values = {
      active,
      ...(row === undefined ? initialFlags : {}),
      ...flags,
      settings: JSON.stringify({ ...kept, ...settings }),
      secrets_sealed: seal(
        db,
        JSON.stringify({ ...keptSecrets, ...secrets }),
        formatSealPurpose(key),
      ),
      updated_at: now,
    };
    if (row === undefined) {
      const created = { ...key, ...values, created_at: now };
      return insertReturning<IntegrationRow>(db, 'integrations', created);
    }
    return updateRow(db, row, values);
  });
}

/**
 * Disables the integration and resets its events.
 * @throws NotFound when it was never configured
 */
export async function disableIntegration(
  db: Database,
  projectId: number,
  slug: Slug,
  now: string,
): Promise<void> {
  const row = await findIntegration(db, projectId, slug);
  await updateRow(db, row, { ...initialFlags, active: false, updated_at: now });
}

async function updateRow(
  db: Database,
  { id }: Pick<IntegrationRow, 'id'>,
  values: Partial<IntegrationRow>,
): Promise<IntegrationRow> {
  const [changed] = await db('integrations')
    .where({ id })
    .update(values)
    .returning<IntegrationRow[]>('*');
  if (changed === undefined) throw new NotFound('Integration');
  return changed;
}
