import type { Database } from '#src/database/database.ts';
import type { UserRow } from '#src/records/user.ts';
import { type HasId, seedUser, unique } from '#test/support/seed.ts';

/** Keys of each view, sorted. */
export const basicKeys = ['avatar_url', 'id', 'name', 'state', 'username', 'web_url'];
export const singleKeys = [
  ...basicKeys,
  ...['bio', 'bot', 'created_at', 'followers', 'following', 'job_title', 'linkedin', 'local_time'],
  ...['location', 'organization', 'pronouns', 'public_email', 'skype', 'twitter', 'website_url'],
  'work_information',
].sort();
export const currentKeys = [
  ...singleKeys,
  ...['can_create_group', 'can_create_project', 'color_scheme_id', 'commit_email', 'confirmed_at'],
  ...[
    'current_sign_in_at',
    'email',
    'external',
    'extra_shared_runners_minutes_limit',
    'identities',
  ],
  ...['last_activity_on', 'last_sign_in_at', 'private_profile', 'projects_limit'],
  ...['shared_runners_minutes_limit', 'theme_id', 'two_factor_enabled'],
].sort();
export const administratorKeys = [
  ...currentKeys,
  ...['current_sign_in_ip', 'is_admin', 'is_auditor', 'last_sign_in_ip', 'namespace_id', 'note'],
  ...['provisioned_by_group_id', 'using_license_seat'],
].sort();
export const detailKeys = [...administratorKeys, 'plan', 'sign_in_count', 'trial'].sort();

export const keysOf = (body: object) => Object.keys(body).sort();
export const ids = (rows: readonly HasId[]) => rows.map(({ id }) => id);

/** A person with everything filled in, of which most is nobody's business. */
export function someone(db: Database, attributes: Partial<UserRow> = {}): Promise<UserRow> {
  const username = unique('someone');
  return seedUser(db, {
    username,
    name: 'Robin Reporter',
    bio: 'Writes',
    location: 'Utrecht',
    organization: 'Kilnworks',
    job_title: 'Editor',
    pronouns: 'they/them',
    timezone: 'Europe/Amsterdam',
    note: 'a private note',
    current_sign_in_ip: '198.51.100.7',
    ...attributes,
  });
}

/** Attaches a custom attribute. */
export async function attach(
  db: Database,
  somebody: HasId,
  key: string,
  value: string,
): Promise<void> {
  const at = '2026-03-10T14:38:00.000Z';
  await db('user_custom_attributes').insert({
    user_id: somebody.id,
    key,
    value,
    created_at: at,
    updated_at: at,
  });
}
