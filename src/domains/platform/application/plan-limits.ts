import type { PlanLimits, UpdatePlanLimits } from '#generated/application/types.ts';
import type { Database } from '#src/database/database.ts';
import { gibibyteBytes, mebibyteBytes } from '#src/units.ts';

type PlanName = UpdatePlanLimits['plan_name'];

interface StoredLimits {
  readonly plan_name: PlanName;
  readonly limits: Partial<PlanLimits>;
}

/** Defaults of every plan; 0 means no limit. */
const defaultPlanLimits: PlanLimits = {
  ci_pipeline_size: 0,
  ci_active_jobs: 0,
  ci_project_subscriptions: 2,
  ci_pipeline_schedules: 10,
  ci_needs_size_limit: 50,
  ci_registered_group_runners: 1000,
  ci_registered_project_runners: 1000,
  conan_max_file_size: 3 * gibibyteBytes,
  generic_packages_max_file_size: 5 * gibibyteBytes,
  helm_max_file_size: 5 * mebibyteBytes,
  maven_max_file_size: 3 * gibibyteBytes,
  npm_max_file_size: 500 * mebibyteBytes,
  nuget_max_file_size: 500 * mebibyteBytes,
  pypi_max_file_size: 3 * gibibyteBytes,
  terraform_module_max_file_size: gibibyteBytes,
};

/** The limits of projects and groups of a plan: the stored ones, else the defaults. */
export async function findPlanLimits(db: Database, plan: PlanName): Promise<PlanLimits> {
  const row = await db<StoredLimits>('plan_limits').where('plan_name', plan).first('limits');
  return { ...defaultPlanLimits, ...row?.limits };
}

/** Changes the limits that are given. */
export function updatePlanLimits(
  db: Database,
  { plan_name, ...changes }: UpdatePlanLimits,
): Promise<PlanLimits> {
  return db.transaction(async (db) => {
    await db('plan_limits').insert({ plan_name, limits: {} }).onConflict('plan_name').ignore();
    // The lock keeps concurrent changes of other limits.
    const row = await db<StoredLimits>('plan_limits')
      .where({ plan_name })
      .forUpdate()
      .first('limits');
    const limits = { ...row?.limits, ...changes };
    await db('plan_limits').where({ plan_name }).update({ limits });
    return { ...defaultPlanLimits, ...limits };
  });
}
