import type { PushRulesService } from '../../../generated/push-rules/service.ts';
import type { RequestContext } from '../../context.ts';
import { isUniqueViolation } from '../../database/dialect.ts';
import { HttpError, NotFound } from '../../errors.ts';
import { requireUnarchived } from '../../policy/unarchived.ts';
import { presentPushRule } from './presenter.ts';
import { deletePushRule, findPushRule, insertPushRule, updatePushRule } from './table.ts';
import { checkPatterns } from './patterns.ts';

export const pushRules = {
  async getPushRule({ project }, { db }) {
    const rule = await findPushRule(db, project.id);
    return { status: 200, body: rule === undefined ? null : presentPushRule(rule) };
  },

  async createPushRule({ project, body }, { db, now }) {
    requireUnarchived(project);
    checkPatterns(body);
    try {
      const rule = await insertPushRule(db, project.id, body, now);
      return { status: 201, body: presentPushRule(rule) };
    } catch (error) {
      if (isUniqueViolation(error)) throw new HttpError(422, { error: 'Project push rule exists' });
      throw error;
    }
  },

  async updatePushRule({ project, body }, { db, now }) {
    requireUnarchived(project);
    checkPatterns(body);
    const rule = await updatePushRule(db, project.id, body, now);
    if (rule === undefined) throw new NotFound('Push Rule');
    return { status: 200, body: presentPushRule(rule) };
  },

  async deletePushRule({ project }, { db }) {
    requireUnarchived(project);
    if (!(await deletePushRule(db, project.id))) throw new NotFound('Push Rule');
    return { status: 204 };
  },
} satisfies PushRulesService<RequestContext>;
