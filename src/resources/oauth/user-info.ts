import type { OauthUserInfo } from '../../../generated/oauth/types.ts';
import { avatarUrl } from '../../avatars/address.ts';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { derive } from '../../database/sealing.ts';
import { whereGranting } from '../../records/membership.ts';
import { requireUser } from '../../records/user.ts';
import type { UserRow } from '../../records/user.ts';
import { isProven } from '../users/account/addresses.ts';

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
    ...(await addressOf(db, user, scopes)),
    website: user.website_url === '' ? null : user.website_url,
    profile: url.web(user.username),
    picture: avatarUrl(url, 'user', user),
    groups: await groupsOf(db, user.id, today),
  };
}

async function addressOf(db: Database, user: UserRow, scopes: readonly string[]) {
  const email = scopes.includes('email') ? user.email : user.public_email;
  return email === '' ? {} : { email, email_verified: await isProven(db, user, email) };
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
