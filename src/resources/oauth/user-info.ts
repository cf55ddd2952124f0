import type { OauthUserInfo } from '../../../generated/oauth/types.ts';
import { avatarUrl } from '../../avatars/address.ts';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { derive } from '../../database/sealing.ts';
import { whereGranting } from '../../records/membership.ts';
import { requireUser } from '../../records/user.ts';
import type { UserRow } from '../../records/user.ts';

/** Groups that are told at most. */
const mostGroups = 1_000;

/** The claims about a user: what everybody may see of them, their groups, and their address with the scope `email`. */
export async function userInfo(
  { db, url, today }: Pick<RequestContext, 'db' | 'url' | 'today'>,
  id: number,
  scopes: readonly string[],
): Promise<OauthUserInfo> {
  const user = await requireUser(db, id);
  return {
    sub: String(user.id),
    sub_legacy: derive(db, String(user.id), 'oauth subject'),
    name: user.name,
    nickname: user.username,
    preferred_username: user.username,
    ...addressOf(user, scopes),
    website: user.website_url === '' ? null : user.website_url,
    profile: url.web(user.username),
    picture: avatarUrl(url, 'user', user),
    groups: await groupsOf(db, user.id, today),
  };
}

function addressOf(user: UserRow, scopes: readonly string[]) {
  if (scopes.includes('email')) {
    return { email: user.email, email_verified: user.confirmed_at !== null };
  }
  // An address of theirs becomes public only when it is confirmed.
  return user.public_email === '' ? {} : { email: user.public_email, email_verified: true };
}

function groupsOf(db: Database, userId: number, today: string): Promise<string[]> {
  const query = db('members')
    .join('namespaces', 'namespaces.id', 'members.source_id')
    .where({ 'members.user_id': userId, 'members.source_type': 'Namespace' })
    .where('namespaces.kind', 'group')
    .where('namespaces.pending_delete', false)
    .orderBy('namespaces.id')
    .limit(mostGroups);
  return whereGranting(query, today).pluck<string[]>('namespaces.full_path');
}
