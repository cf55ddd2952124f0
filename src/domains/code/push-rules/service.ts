import type { PushRulesService } from '#generated/push-rules/service.ts';
import type { RequestContext } from '#src/context.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { audit, auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import { HttpError, NotFound } from '#src/errors.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { presentPushRule } from './presenter.ts';
import {
  deletePushRule,
  findPushRule,
  insertPushRule,
  pushRuleNames,
  updatePushRule,
} from './table.ts';
import { checkRules } from './rules.ts';

export const pushRules = {
  async getPushRule({ project }, { db }) {
    const rule = await findPushRule(db, project.id);
    return { status: 200, body: rule === undefined ? null : presentPushRule(rule) };
  },

  async createPushRule({ project, body }, context) {
    const { db, now } = context;
    requireUnarchived(project);
    checkRules(body);
    try {
      const rule = await db.transaction(async (db) => {
        const rule = await insertPushRule(db, project.id, body, now);
        await audit(
          db,
          toAuditedProject(project),
          { add: 'push_rule' },
          context,
          toAuditTarget(rule),
        );
        return rule;
      });
      return { status: 201, body: presentPushRule(rule) };
    } catch (error) {
      if (isUniqueViolation(error)) throw new HttpError(422, { error: 'Project push rule exists' });
      throw error;
    }
  },

  async updatePushRule({ project, body }, context) {
    const { db, now } = context;
    requireUnarchived(project);
    checkRules(body);
    const rule = await db.transaction(async (db) => {
      const before = await findPushRule(db, project.id);
      const after = await updatePushRule(db, project.id, body, now);
      if (before === undefined || after === undefined) throw new NotFound('Push Rule');
      const compared = { before, after };
      const target = toAuditTarget(after);
      await auditChanges(db, toAuditedProject(project), pushRuleNames, compared, context, target);
      return after;
    });
    return { status: 200, body: presentPushRule(rule) };
  },

  async deletePushRule({ project }, context) {
    requireUnarchived(project);
    await context.db.transaction(async (db) => {
      const rule = await findPushRule(db, project.id);
      if (rule === undefined || !(await deletePushRule(db, project.id))) {
        throw new NotFound('Push Rule');
      }
      await audit(
        db,
        toAuditedProject(project),
        { remove: 'push_rule' },
        context,
        toAuditTarget(rule),
      );
    });
    return { status: 204 };
  },
} satisfies PushRulesService<RequestContext>;

const toAuditTarget = ({ id }: { readonly id: number }) => ({
  type: 'PushRule',
  id,
  details: 'Push rule',
});
