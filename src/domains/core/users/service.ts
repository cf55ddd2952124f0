import type { UsersService } from '#generated/users/service.ts';
import { storeWithAvatar } from '#src/avatars/picture.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { BadRequest, Forbidden, NotFound } from '#src/errors.ts';
import { lookForImageTags } from '#src/image-registry/image-tags.ts';
import { authorize } from '#src/policy/authorize.ts';
import { requireUser, type UserRow } from '#src/records/user.ts';
import { loadAccountFacts, loadAccount } from './account/accounts.ts';
import { listActivities, presentActivity, computeSixMonthsBefore } from './activities.ts';
import { findUserPicture } from './avatar.ts';
import { rejectUser, requestUserDeletion } from './deletion/deletion.ts';
import { listAccounts, listBasicUsers } from './finder.ts';
import { follow, listFollows, unfollow } from './followers.ts';
import { removeIdentities } from './account/identities.ts';
import { countAssociations, listMembershipsOfUser } from './memberships.ts';
import { findPersonalNamespace } from './personal-namespace.ts';
import { userPolicy } from './policy.ts';
import { loadUserPresentation } from './presentation.ts';
import {
  presentAdministratorUser,
  presentAdministratorUserDetail,
  presentCurrentUser,
  presentPreferences,
  presentUser,
  presentUserBasic,
} from './presenter.ts';
import { listProjectsWithin } from './projects.ts';
import { registerUser } from './account/registration.ts';
import { changeState, stateChanges } from './account/states.ts';
import { findStatus, presentStatus, setStatus } from './status.ts';
import { disableTwoFactor } from './account/two-factor.ts';
import { changeUser } from './account/update.ts';
import { findVisibleUser, mayLookUpUsers } from './visible.ts';

export const users = {
  async getCurrentUser(_request, context) {
    const actor = requireActor(context);
    const user = await requireUser(context.db, actor.user.id);
    const account = await loadAccount(context.db, user);
    const presentation = await loadUserPresentation(context);
    return {
      status: 200,
      body: actor.admin
        ? presentAdministratorUser(user, account, presentation)
        : presentCurrentUser(user, account, presentation),
    };
  },

  async listUsers({ query }, context) {
    const { db, actor, url } = context;
    if (actor === null && (query.username ?? '') === '') {
      throw new Forbidden('Not authorized to access /api/v4/users');
    }
    if (!(await mayLookUpUsers(db, actor))) {
      throw new Forbidden('Not authorized to access /api/v4/users');
    }
    const administrator = actor?.admin ?? false;
    if (query.extern_uid !== undefined && !administrator) throw new Forbidden();

    if (!administrator) {
      const { rows, page } = await listBasicUsers(db, query);
      return { status: 200, page, body: rows.map((user) => presentUserBasic(user, url)) };
    }
    const { rows, page } = await listAccounts(db, query);
    const accounts = await loadAccountFacts(db, rows, query.with_custom_attributes);
    const presentation = await loadUserPresentation(context);
    return {
      status: 200,
      page,
      body: rows.flatMap((user) => {
        const account = accounts.get(user.id);
        return account === undefined ? [] : presentAdministratorUser(user, account, presentation);
      }),
    };
  },

  async getUser({ params, query }, context) {
    const { db, actor } = context;
    if (actor === null) throw new Forbidden('Not authorized!');
    const user = await requireUser(db, params.id);

    const presentation = await loadUserPresentation(context);
    if (actor.admin) {
      const account = await loadAccount(db, user, query.with_custom_attributes);
      return { status: 200, body: presentAdministratorUserDetail(user, account, presentation) };
    }
    const open = userPolicy.readWholeProfile({ actor, user });
    return { status: 200, body: presentUser(user, presentation, open) };
  },

  async createUser({ body }, context) {
    const { db, storage, config } = context;
    const presentation = await loadUserPresentation(context);
    const { paid } = presentation;
    const user = await storeWithAvatar(storage, body.avatar, (avatar) =>
      registerUser(db, body, { actor: context.actor, now: context.now, paid, avatar, config }),
    );
    const account = await loadAccount(db, user);
    return { status: 201, body: presentAdministratorUserDetail(user, account, presentation) };
  },

  async updateUser({ params, body }, context) {
    const { db, storage, config } = context;
    const actor = requireActor(context).user;
    const presentation = await loadUserPresentation(context);
    const { paid } = presentation;
    if (body.username !== undefined) {
      const namespace = await findPersonalNamespace(db, params.id);
      if (namespace !== null) await lookForImageTags(context, { group: namespace });
    }
    const user = await storeWithAvatar(storage, body.avatar, (avatar) =>
      changeUser(db, params.id, body, { actor, now: context.now, paid, avatar, config }),
    );
    const account = await loadAccount(db, user);
    return { status: 200, body: presentAdministratorUserDetail(user, account, presentation) };
  },

  async deleteUser({ params, query, headers }, context) {
    await requestUserDeletion(context.db, context.workers, params.id, {
      hard: query.hard_delete,
      unmodifiedSince: headers['If-Unmodified-Since'],
      actor: context.actor,
      now: context.now,
    });
    return { status: 204 };
  },

  async blockUser({ params }, context) {
    return { status: 201, body: (await change(context, params.id, 'block')) || null };
  },
  async unblockUser({ params }, context) {
    return { status: 201, body: await change(context, params.id, 'unblock') };
  },
  async deactivateUser({ params }, context) {
    return { status: 201, body: (await change(context, params.id, 'deactivate')) || null };
  },
  async activateUser({ params }, context) {
    await change(context, params.id, 'activate');
    return { status: 201, body: true };
  },
  async banUser({ params }, context) {
    await change(context, params.id, 'ban');
    return { status: 201, body: true };
  },
  async unbanUser({ params }, context) {
    await change(context, params.id, 'unban');
    return { status: 201, body: true };
  },
  async approveUser({ params }, context) {
    if (!userPolicy.approve({ actor: requireActor(context) })) {
      throw new Forbidden('You are not allowed to approve a user');
    }
    await change(context, params.id, 'approve');
    return { status: 201, body: { message: 'Success' } };
  },
  async rejectUser({ params }, context) {
    if (!userPolicy.approve({ actor: requireActor(context) })) {
      throw new Forbidden('You are not allowed to reject a user');
    }
    await rejectUser(context.db, context.workers, params.id, context);
    return { status: 201, body: { message: 'Success' } };
  },

  async deleteUserIdentity({ params, headers }, context) {
    const { db } = context;
    const user = await requireUser(db, params.id);
    const unmodifiedSince = headers['If-Unmodified-Since'];
    const identity = { user, provider: params.provider, unmodifiedSince };
    await removeIdentities(db, identity, context);
    return { status: 204 };
  },

  async disableTwoFactor({ params }, context) {
    const user = await requireUser(context.db, params.id);
    authorize(userPolicy.disableTwoFactor, { user });
    await disableTwoFactor(context.db, user.id, context);
    return { status: 204 };
  },

  async listUserMemberships({ params, query }, context) {
    const user = await requireUser(context.db, params.id);
    const { rows, page } = await listMembershipsOfUser(context.db, user.id, query, context.today);
    return { status: 200, page, body: rows };
  },

  async getUserAssociationsCount({ params }, context) {
    const user = await requireUser(context.db, params.id);
    authorize(userPolicy.countAssociations, { actor: requireActor(context), user });
    return { status: 200, body: await countAssociations(context.db, user.id, context.today) };
  },

  async followUser({ params }, context) {
    const pair = await findFollowPair(context, params.id);
    const done = await follow(context.db, pair, context.now);
    return done
      ? { status: 201, body: presentUserBasic(pair.followed, context.url) }
      : { status: 304 };
  },
  async unfollowUser({ params }, context) {
    const pair = await findFollowPair(context, params.id);
    const done = await unfollow(context.db, pair);
    return done
      ? { status: 201, body: presentUserBasic(pair.followed, context.url) }
      : { status: 304 };
  },
  async listFollowers({ params, query }, context) {
    const { db, url } = context;
    const user = await requireOpenProfile(context, params.id);
    const { rows, page } = await listFollows(db, user.id, 'followers', query);
    return { status: 200, page, body: rows.map((row) => presentUserBasic(row, url)) };
  },
  async listFollowedUsers({ params, query }, context) {
    const { db, url } = context;
    const user = await requireOpenProfile(context, params.id);
    const { rows, page } = await listFollows(db, user.id, 'following', query);
    return { status: 200, page, body: rows.map((row) => presentUserBasic(row, url)) };
  },

  async getUserStatus({ params }, context) {
    const user = await findUserForActor(context, params.user_id);
    const status = await findStatus(context.db, user.id, context.clock());
    return { status: 200, body: presentStatus(status) };
  },
  async getOwnStatus(_request, context) {
    const status = await findStatus(context.db, requireActor(context).user.id, context.clock());
    return { status: 200, body: presentStatus(status) };
  },
  async setOwnStatus({ body }, context) {
    const { id } = requireActor(context).user;
    const status = await setStatus(context.db, id, body, context.clock());
    return { status: 200, body: presentStatus(status) };
  },

  async listUserProjects({ params, query }, context) {
    const user = await findUserForActor(context, params.user_id);
    // Bots have no namespace, and no namespace has the id 0.
    const id = (await findPersonalNamespace(context.db, user.id)) ?? 0;
    return listProjectsWithin({ container: 'namespace', id }, query, context);
  },
  async listUserStarredProjects({ params, query }, context) {
    const user = await findUserForActor(context, params.user_id);
    // The starred projects belong to the private part of a private profile.
    const shown = userPolicy.readProfileLists({ actor: context.actor, user });
    return listProjectsWithin({ container: 'stars', id: shown ? user.id : 0 }, query, context);
  },

  async getOwnPreferences(_request, context) {
    const user = await requireUser(context.db, requireActor(context).user.id);
    return { status: 200, body: presentPreferences(user) };
  },
  async updateOwnPreferences({ body }, context) {
    const { db } = context;
    const { id } = requireActor(context).user;
    const { view_diffs_file_by_file, show_whitespace_in_diffs } = body;
    await db('users')
      .where({ id })
      .update({
        ...(view_diffs_file_by_file !== undefined && { view_diffs_file_by_file }),
        ...(show_whitespace_in_diffs !== undefined && { show_whitespace_in_diffs }),
        updated_at: context.now,
      });
    return { status: 200, body: presentPreferences(await requireUser(db, id)) };
  },

  async listUserActivities({ query }, { db, clock }) {
    const from = query.from ?? computeSixMonthsBefore(clock());
    const { rows, page } = await listActivities(db, from, query);
    return { status: 200, page, body: rows.map((row) => presentActivity(row)) };
  },

  async getAvatarAddress({ query }, { db, actor, url }) {
    if (!(await mayLookUpUsers(db, actor))) throw new Forbidden();
    return { status: 200, body: { avatar_url: await findUserPicture(db, url, query) } };
  },
} satisfies UsersService<RequestContext>;

async function change(
  context: RequestContext,
  id: number,
  name: keyof typeof stateChanges,
): Promise<boolean> {
  const actor = requireActor(context).user;
  return changeState(context.db, id, stateChanges[name], { actor, now: context.now });
}

/** Finds a user whom the caller may see. */
function findUserForActor({ db, actor }: RequestContext, idOrUsername: number | string) {
  return findVisibleUser(db, actor, idOrUsername);
}

async function requireOpenProfile(context: RequestContext, id: number): Promise<UserRow> {
  const user = await requireUser(context.db, id);
  const actor = requireActor(context);
  if (!userPolicy.readWholeProfile({ actor, user })) throw new NotFound('User');
  return user;
}

async function findFollowPair(context: RequestContext, id: number) {
  const followed = await requireUser(context.db, id);
  const follower = requireActor(context).user;
  if (follower.id === followed.id) throw new BadRequest();
  return { follower, followed };
}
