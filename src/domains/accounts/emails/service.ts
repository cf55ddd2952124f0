import type { EmailsService } from '#generated/emails/service.ts';
import { throwCallerGone, type RequestContext, requireActor } from '#src/context.ts';
import { requireUser } from '#src/records/user.ts';
import { addEmail, removeEmail } from './change.ts';
import { findEmail, listEmails } from './finder.ts';
import { presentEmail } from './presenter.ts';

export const emails = {
  async listOwnEmails({ query }, context) {
    const { rows, page } = await listEmails(context.db, requireActor(context).user.id, query);
    return { status: 200, page, body: rows.map((row) => presentEmail(row)) };
  },

  async getOwnEmail({ params }, context) {
    const email = await findEmail(context.db, requireActor(context).user.id, params.email_id);
    return { status: 200, body: presentEmail(email) };
  },

  async createOwnEmail({ body }, context) {
    const options = {
      vouched: false,
      actor: context.actor,
      now: context.now,
      config: context.config,
    };
    const { user } = requireActor(context);
    const email = await addEmail(context.db, user.id, body.email, options).catch(throwCallerGone);
    return { status: 201, body: presentEmail(email) };
  },

  async deleteOwnEmail({ params, headers }, context) {
    await removeEmail(context.db, requireActor(context).user.id, params.email_id, {
      unmodifiedSince: headers['If-Unmodified-Since'],
      actor: context.actor,
      now: context.now,
    });
    return { status: 204 };
  },

  async listUserEmails({ params, query }, { db }) {
    const user = await requireUser(db, params.id);
    const { rows, page } = await listEmails(db, user.id, query);
    return { status: 200, page, body: rows.map((row) => presentEmail(row)) };
  },

  async createUserEmail({ params, body }, context) {
    const { actor, now, config } = context;
    const options = { vouched: body.skip_confirmation, actor, now, config };
    const email = await addEmail(context.db, params.id, body.email, options);
    return { status: 201, body: presentEmail(email) };
  },

  async deleteUserEmail({ params, headers }, context) {
    await removeEmail(context.db, params.id, params.email_id, {
      unmodifiedSince: headers['If-Unmodified-Since'],
      actor: context.actor,
      now: context.now,
    });
    return { status: 204 };
  },
} satisfies EmailsService<RequestContext>;
