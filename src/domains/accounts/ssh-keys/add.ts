import type { CreateOwnSshKeyRequest } from '#generated/ssh-keys/types.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { includesPlan } from '#src/plan.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { blank, findTextErrors, describeTooLong } from '#src/text/text-errors.ts';
import { dayMs } from '#src/units.ts';
import { requireRoom } from '#src/domains/core/projects/held-owner.ts';
import { announceCredential } from '#src/domains/core/users/announce-credential.ts';
import { lockExistingUser } from '#src/domains/core/users/table.ts';
import { sshKeyAdded } from './events.ts';
import { type KeyFamily, keyFamilies, parsePublicKey, type PublicKey } from './public-key.ts';
import { insertSshKey, type SshKeyRow } from './table.ts';

/** Limit for one user. */
const maxKeys = 100;

interface AddOptions extends Doing {
  readonly plan: Config['plan'];
}

/**
 * Adds a key to the account of a user.
 * @throws NotFound when there is no such user
 * @throws BadRequest with the attributes that are not valid, or when somebody has the key already
 */
export async function addSshKey(
  db: Database,
  userId: number,
  input: CreateOwnSshKeyRequest['body'],
  { actor, now, plan }: AddOptions,
): Promise<SshKeyRow> {
  const settings = await loadCurrentSettings(db);
  const key = parsePublicKey(input.key);
  const keyTexts = findSshKeyErrors(input.key, key, settings);
  const expiry = findExpiryError(input.expires_at ?? null, now, plan, settings);
  const errors: AttributeErrors = {
    ...findTitleErrors(input.title),
    ...(keyTexts.length > 0 && { key: keyTexts }),
    ...(expiry !== null && { expires_at: [expiry] }),
  };
  return db.transaction(async (db) => {
    const user = await lockExistingUser(db, userId);
    if (key === null || Object.keys(errors).length > 0) throw new BadRequest(errors);
    await requireRoom(db('ssh_keys').where('user_id', user.id), maxKeys, 'SSH keys');
    const row = await insertSshKey(
      db,
      {
        user_id: user.id,
        title: input.title.trim(),
        type: key.type,
        content: key.content,
        comment: key.comment,
        usage_type: input.usage_type,
        fingerprint: key.fingerprint,
        fingerprint_sha256: key.fingerprintSha256,
        expires_at: input.expires_at ?? null,
      },
      now,
    );
    const target = { type: 'Key', id: row.id, details: row.title };
    await audit(db, toAuditedUser(user), { add: 'ssh_key' }, { actor, now }, target);
    await publish(db, sshKeyAdded({ key: row, owner: user }));
    await announceCredential(db, { user, kind: 'ssh_key', name: row.title }, { actor, now });
    return row;
  });
}

function findTitleErrors(title: string): AttributeErrors {
  const texts = findTextErrors(title.trim());
  return texts.length > 0 ? { title: texts } : {};
}

/** Maximum characters; the largest accepted key has less than half of them. */
const maxKeyChars = 5000;

/** Lists the faults of a public key, with the rules of the instance. */
export function findSshKeyErrors(
  text: string,
  key: PublicKey | null,
  settings: ApplicationSettingsRow,
): string[] {
  if (text.trim() === '') return [blank];
  if (text.trim().length > maxKeyChars) return [describeTooLong(maxKeyChars)];
  if (key === null) return ['is invalid'];
  const restriction = getRestriction(settings, key.family);
  if (restriction === forbidden) return [describeForbidden(settings)];
  return key.bits < restriction ? [`must be at least ${restriction} bits`] : [];
}

/** The setting that forbids a kind of key; above it are the least bits. */
const forbidden = -1;

const getRestriction = (settings: ApplicationSettingsRow, family: KeyFamily): number =>
  settings[`${family}_key_restriction`];

function describeForbidden(settings: ApplicationSettingsRow): string {
  const names = keyFamilies
    .filter((family) => getRestriction(settings, family) !== forbidden)
    .map((family) => family.toUpperCase());
  const last = names.pop() ?? 'none';
  return `type is forbidden. Must be ${names.length > 0 ? `${names.join(', ')} or ` : ''}${last}`;
}

function findExpiryError(
  expiresAt: string | null,
  now: string,
  plan: Config['plan'],
  { max_ssh_key_lifetime: lifetime }: ApplicationSettingsRow,
): string | null {
  if (expiresAt !== null && expiresAt < now) return 'cannot be a date in the past';
  if (!includesPlan(plan, 'ultimate') || lifetime === null) return null;
  const last = new Date(Date.parse(now) + lifetime * dayMs).toISOString();
  if (expiresAt !== null && expiresAt <= last) return null;
  return `must be at most ${lifetime} days away`;
}
