import type { DeployKeyWithProjects, SshKey, SshKeyWithUser } from '#generated/ssh-keys/types.ts';
import type { UserRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import {
  type AccountFacts,
  type UserPresentation,
  presentCurrentUser,
} from '#src/domains/core/users/presenter.ts';
import type { SshKeyRow } from './table.ts';

/** Presents the key of `owner`, without the comment, which may name a machine. */
export function presentSshKey(key: SshKeyRow, owner: Pick<UserRow, 'name'>, url: Urls): SshKey {
  const comment = `${owner.name} (${new URL(url.web('')).hostname})`.replaceAll(/\s+/g, ' ');
  return {
    id: key.id,
    title: key.title,
    created_at: key.created_at,
    expires_at: key.expires_at,
    key: `${key.type} ${key.content} ${comment}`,
    usage_type: key.usage_type,
  };
}

export function presentSshKeyWithUser(
  key: SshKeyRow,
  owner: UserRow,
  account: AccountFacts,
  presentation: UserPresentation,
): SshKeyWithUser {
  return {
    ...presentSshKey(key, owner, presentation.url),
    user: presentCurrentUser(owner, account, presentation),
  };
}

/** A public key of a machine, in three parts as a line of `authorized_keys` has them. */
interface MachineKey {
  readonly id: number;
  readonly title: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly type: string;
  readonly content: string;
  readonly comment: string;
}

/** A key of a machine, which belongs to no user. */
export function presentDeployKey(
  key: MachineKey,
  holders: readonly { readonly project_id: number; readonly can_push: boolean }[],
): DeployKeyWithProjects {
  return {
    id: key.id,
    title: key.title,
    created_at: key.created_at,
    expires_at: key.expires_at,
    key: [key.type, key.content, key.comment].filter((word) => word !== '').join(' '),
    usage_type: 'auth_and_signing',
    user: null,
    deploy_keys_projects: holders.map(({ project_id, can_push }) => ({
      deploy_key_id: key.id,
      project_id,
      can_push,
    })),
  };
}
