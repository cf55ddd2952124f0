import type { ApplicationService } from '#generated/application/service.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import { audit, toAuditedUser } from '#src/domain-events/audited.ts';
import { findAppearance, updateAppearance } from './appearance.ts';
import { addLicense, findCurrentLicense, presentLicense, removeLicense } from './licenses.ts';
import { findPlanLimits, updatePlanLimits } from './plan-limits.ts';
import { loadApplicationStatistics, countActiveUsers } from './statistics.ts';

export const application = {
  async getApplicationStatistics(_request, { db }) {
    return { status: 200, body: await loadApplicationStatistics(db) };
  },

  async getAppearance(_request, { db }) {
    return { status: 200, body: await findAppearance(db) };
  },

  async updateAppearance({ body }, { db }) {
    return { status: 200, body: await updateAppearance(db, body) };
  },

  async getPlanLimits({ query }, { db }) {
    return { status: 200, body: await findPlanLimits(db, query.plan_name) };
  },

  async updatePlanLimits({ body }, context) {
    return context.db.transaction(async (db) => {
      const limits = await updatePlanLimits(db, body);
      const target = { type: 'PlanLimits', id: 0, details: body.plan_name };
      const told = { change: 'plan_limits' };
      await audit(db, toAuditedUser(requireActor(context).user), told, context, target);
      return { status: 200, body: limits } as const;
    });
  },

  async getLicense(_request, { db, today }) {
    const license = await findCurrentLicense(db, today);
    return {
      status: 200,
      body: presentLicense(license, { users: await countActiveUsers(db), today }),
    };
  },

  async createLicense({ body }, { db, now, today }) {
    const users = await countActiveUsers(db);
    const license = await addLicense(db, body.license, { users, now });
    return { status: 201, body: presentLicense(license, { users, today }) };
  },

  async deleteLicense({ params }, { db }) {
    await removeLicense(db, params.id);
    return { status: 204 };
  },
} satisfies ApplicationService<RequestContext>;
