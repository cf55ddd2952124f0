import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { defaultInstanceSettings } from './defaults.ts';
import { hiddenSecrets } from './kinds.ts';
import type { ApplicationSettingsRow, StoredSettings } from './row.ts';

interface Stored {
  readonly id: number;
  readonly changed: Readonly<Record<string, unknown>>;
  readonly created_at: string;
  readonly updated_at: string;
}

const read = prepareStatement<object, Stored>((db) =>
  db('application_settings')
    .where('id', 1)
    .select('id', 'changed', 'created_at', 'updated_at')
    .limit(1),
);

/** The settings, read from the database. */
export async function loadSettings(db: Database): Promise<ApplicationSettingsRow> {
  const row = await read.first(db, {});
  if (row === undefined) throw new Error('the row of application_settings is missing');
  const { id, changed, created_at, updated_at } = row;
  return {
    ...defaultInstanceSettings,
    ...pickUsable(unsealSecrets(db, changed)),
    id,
    created_at,
    updated_at,
  };
}

type Values = Readonly<Record<string, unknown>>;

const formatSealPurpose = (name: string) => `application_settings.${name}`;

/** Secrets are stored encrypted: a copy of the database does not contain the keys of other services. */
function sealSecrets(db: Database, changes: Values): Values {
  return convertSecrets(changes, (text, name) => seal(db, text, formatSealPurpose(name)));
}

function unsealSecrets(db: Database, changed: Values): Values {
  return convertSecrets(changed, (text, name) => {
    try {
      return unseal(db, text, formatSealPurpose(name));
    } catch {
      // Stored by hand, or before the secret of the instance was changed: it is as good as not set.
      return null;
    }
  });
}

function convertSecrets(
  values: Values,
  convert: (text: string, name: string) => string | null,
): Values {
  const converted: Record<string, unknown> = { ...values };
  for (const name of Object.keys(hiddenSecrets)) {
    const value = values[name];
    if (typeof value === 'string' && value !== '') converted[name] = convert(value, name);
  }
  return converted;
}

/** A manually edited row must not keep the server from starting: values of a wrong type are ignored. */
function pickUsable(changed: Stored['changed']): Partial<StoredSettings> {
  const defaults: Readonly<Record<string, unknown>> = { ...defaultInstanceSettings };
  const fits = ([name, value]: [string, unknown]) => {
    if (!(name in defaults)) return false;
    const expected = defaults[name];
    if (expected === null || value === null)
      return expected === value || typeof value !== 'object' || Array.isArray(value);
    return typeof expected === typeof value && Array.isArray(expected) === Array.isArray(value);
  };
  return Object.fromEntries(Object.entries(changed).filter(fits));
}

/**
 * Changes settings; `db` is the transaction. `decide` gets the locked settings, and returns the values to store.
 * Raises the access revision, so that every process reads them again.
 */
export async function changeSettings(
  db: Database,
  decide: (settings: ApplicationSettingsRow) => Partial<StoredSettings>,
  now: string,
): Promise<void> {
  // The revision is raised first: concurrent changes of settings wait here, and then read the stored result.
  await bump(db);
  const changes = decide(await loadSettings(db));
  const row = await read.first(db, {});
  const changed = { ...row?.changed, ...sealSecrets(db, changes) };
  await db('application_settings')
    .where('id', 1)
    .update({ changed: JSON.stringify(changed), updated_at: now });
}
