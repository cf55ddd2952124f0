import type { ApplicationSettingsService } from '#generated/application-settings/service.ts';
import type { UpdateApplicationSettings } from '#generated/application-settings/types.ts';
import { type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { auditChanges, toAuditedUser } from '#src/domain-events/audited.ts';
import { BadRequest, InvalidParameters, NotFound } from '#src/errors.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { loadCurrentSettings, forgetSettings } from '#src/settings/current.ts';
import { changeSettings } from '#src/settings/table.ts';
import { presentSettings } from './presenter.ts';
import { findSettingErrors } from './validation.ts';
import { readSettingsInput } from './input.ts';

export const applicationSettings = {
  async getApplicationSettings(_request, context) {
    return { status: 200, body: await loadPresentation(context) };
  },

  async updateApplicationSettings({ body }, context) {
    const { db, config, paid, now } = context;
    const actor = requireActor(context);
    // The relations of the document hold for all tiers, so the relation of paid tiers is checked here.
    if (paid && body.shared_runners_enabled === true && body.shared_runners_minutes === undefined) {
      throw new InvalidParameters('shared_runners_minutes is missing');
    }
    await db.transaction(async (db) => {
      const wanted = readSettingsInput(
        body,
        config.plan,
        await findPerformanceBarGroup(db, actor, body),
      );
      const before = await loadCurrentSettings(db);
      await changeSettings(
        db,
        (settings) => {
          const errors = findSettingErrors(wanted, { ...settings, ...wanted });
          if (Object.keys(errors).length > 0) throw new BadRequest(errors);
          return wanted;
        },
        now,
      );
      const names = Object.keys(wanted) as (keyof typeof wanted)[];
      const compared = { before, after: wanted };
      await auditChanges(db, toAuditedUser(actor.user), names, compared, context, settingsTarget);
    });
    forgetSettings(db);
    return { status: 200, body: await loadPresentation(context) };
  },
} satisfies ApplicationSettingsService<RequestContext>;

const settingsTarget = { type: 'ApplicationSetting', id: 1, details: 'Settings of the instance' };

async function loadPresentation({ db, config }: RequestContext) {
  const host = new URL(config.baseUrl).hostname;
  return presentSettings(await loadCurrentSettings(db), { plan: config.plan, host });
}

/** Undefined if the request does not set it, null for nobody. */
async function findPerformanceBarGroup(
  db: Database,
  actor: Actor,
  body: UpdateApplicationSettings,
): Promise<number | null | undefined> {
  if (body.performance_bar_enabled === false) return null;
  const path = body.performance_bar_allowed_group_path ?? body.performance_bar_allowed_group_id;
  if (path === undefined) return undefined;
  if (path === null || path === '') return null;
  try {
    return (await findGroupFor(db, actor, path)).id;
  } catch (error) {
    if (error instanceof NotFound) {
      throw new BadRequest({ performance_bar_allowed_group_id: ['not found'] });
    }
    throw error;
  }
}
