import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { postJson } from '#src/outbound/post.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { toSystemRules } from '#src/settings/outbound-rules.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { Turns } from '#src/turns/turns.ts';
import { minuteMs } from '#src/units.ts';
import { canReadEverything } from './auditing.ts';

/** Milliseconds for which an answer is cached. Refusals are cached too, so that retries do not reach the service. */
const cacheTtlMs = minuteMs;
const cacheSize = 10_000;

interface Remembered {
  readonly allowed: Promise<boolean>;
  readonly until: number;
}

/** The answers under one state of the settings: changed settings discard them all. */
const answers = new WeakMap<ApplicationSettingsRow, Map<string, Remembered>>();

/** Users whose projects are looked at many at once wait for themselves. */
const turns = new Turns({ atOnce: 32, waiting: 1_000, waitingOfOne: 100 });

const labelOf = prepareStatement<{ id: number }, { label: string | null }>((db, { id }) =>
  db('project_settings')
    .where('project_id', id)
    .select('external_authorization_classification_label as label')
    .limit(1),
);

/**
 * Tells whether the authorization service must decide about the actor for each project: lists across projects are then
 * empty.
 */
export async function isNarrowedByService(db: Database, actor: Actor | null): Promise<boolean> {
  if (canReadEverything(actor)) return false;
  return (await loadRecentSettings(db)).external_authorization_service_enabled;
}

/**
 * Tells whether the authorization service that the settings name lets the actor open the project. No answer in time, or
 * any but 200, is a refusal; so is an actor whom the service cannot know. Administrators and auditors are not asked
 * about.
 */
export async function isAllowedByService(
  db: Database,
  settings: ApplicationSettingsRow,
  actor: Actor | null,
  project: { readonly id: number },
): Promise<boolean> {
  if (actor === null) return false;
  if (canReadEverything(actor)) return true;
  const row = await labelOf.first(db, { id: project.id });
  const own = row?.label ?? '';
  const label = own === '' ? (settings.external_authorization_service_default_label ?? '') : own;
  const key = `${actor.user.id} ${label}`;
  const known = getAnswers(settings);
  const now = performance.now();
  const remembered = known.get(key);
  if (remembered !== undefined && now < remembered.until) return remembered.allowed;
  const allowed = turns
    .run(String(actor.user.id), () => askService(db, settings, actor, label))
    .catch(() => {
      // A service that was unavailable may answer the next request.
      known.delete(key);
      return false;
    });
  known.delete(key);
  known.set(key, { allowed, until: now + cacheTtlMs });
  if (known.size > cacheSize) known.delete(known.keys().next().value ?? '');
  return allowed;
}

function getAnswers(settings: ApplicationSettingsRow): Map<string, Remembered> {
  const known = answers.get(settings) ?? new Map<string, Remembered>();
  answers.set(settings, known);
  return known;
}

async function askService(
  db: Database,
  settings: ApplicationSettingsRow,
  { user }: Actor,
  label: string,
): Promise<boolean> {
  const identities = await db('identities')
    .where('user_id', user.id)
    .orderBy('id')
    .limit(20)
    .select('provider', 'extern_uid');
  const question = {
    user_identifier: user.email,
    project_classification_label: label,
    identities,
  };
  const {
    external_auth_client_cert: cert,
    external_auth_client_key: privateKey,
    external_auth_client_key_pass: passphrase,
  } = settings;
  const { status } = await postJson(
    new URL(settings.external_authorization_service_url ?? ''),
    question,
    {
      rules: toSystemRules(settings),
      headers: { accept: 'application/json' },
      maxBytes: 1,
      timeLimit: settings.external_authorization_service_timeout * 1_000,
      ...(cert !== null &&
        privateKey !== null && {
          identity: { cert, key: privateKey, ...(passphrase !== null && { passphrase }) },
        }),
    },
  );
  return status === 200;
}
