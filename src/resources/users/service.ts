import type { UsersService } from '../../../generated/users/service.ts';
import { type RequestContext, signedIn } from '../../context.ts';
import { Forbidden, NotFound } from '../../errors.ts';
import { accountFacts, accountOf } from './accounts.ts';
import { findUser, listUsers } from './finder.ts';
import { userPolicy } from './policy.ts';
import {
  presentAdministratorUser,
  presentAdministratorUserDetail,
  presentCurrentUser,
  type Presentation,
  presentUser,
  presentUserBasic,
} from './presenter.ts';
import { registerUser } from './registration.ts';

export const users: UsersService<RequestContext> = {
  async getCurrentUser(_request, context) {
    const actor = signedIn(context);
    const user = await findUser(context.db, actor.user.id);
    if (user === undefined) throw new NotFound('User');
    const account = await accountOf(context.db, user);
    const presentation = presentationOf(context);
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
    const administrator = actor?.admin ?? false;
    if (query.extern_uid !== undefined && !administrator) throw new Forbidden();

    const { rows, page } = await listUsers(db, query, administrator);
    if (!administrator) {
      return { status: 200, page, body: rows.map((user) => presentUserBasic(user, url)) };
    }
    const accounts = await accountFacts(db, rows, query.with_custom_attributes);
    const presentation = presentationOf(context);
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
    const user = await findUser(db, params.id);
    if (user === undefined) throw new NotFound('User');

    const presentation = presentationOf(context);
    if (actor.admin) {
      const account = await accountOf(db, user, query.with_custom_attributes);
      return { status: 200, body: presentAdministratorUserDetail(user, account, presentation) };
    }
    const open = userPolicy.readWholeProfile({ actor, user });
    return { status: 200, body: presentUser(user, presentation, open) };
  },

  async createUser({ body }, context) {
    const { db, clock } = context;
    const presentation = presentationOf(context);
    const { paid } = presentation;
    const user = await registerUser(db, body, { now: clock().toISOString(), paid });
    const account = await accountOf(db, user);
    return { status: 201, body: presentAdministratorUserDetail(user, account, presentation) };
  },
};

function presentationOf({ url, clock, config }: RequestContext): Presentation {
  return { url, now: clock(), paid: config.plan !== 'free' };
}
