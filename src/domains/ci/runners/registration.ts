import type { RegisterRunner } from '#generated/runners/types.ts';
import {
  createRegistrationToken,
  createRunnerToken,
  sealRegistrationToken,
} from '#src/auth/registration-token.ts';
import type { RegistrationOwner } from '#src/auth/registration-token.ts';
import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { audit, registrationToken } from '#src/domain-events/audited.ts';
import type { Plan } from '#src/plan.ts';
import { readRunnerAttributes, refuseInvalidRunner } from './attributes.ts';
import { findAuditedPlace, toAuditedRunner } from './audited-runner.ts';
import { refuseMoreRunners } from './registered-limits.ts';
import { insertRunner, type NewRunner, type RunnerToken } from './table.ts';

/** The scope of a registration token: the instance, a group or a project. */
type Registrar =
  | { readonly type: 'instance_type' }
  | { readonly type: 'group_type'; readonly groupId: number }
  | { readonly type: 'project_type'; readonly projectId: number };

/** The instance's token is never shown again, so only its digest is stored. */
const instanceToken = 'runners_registration_token';

interface ByDigest {
  readonly digest: string;
}

const instanceByDigest = prepareStatement<ByDigest, { name: string }>((db, { digest }) =>
  db('instance_secrets').where({ name: instanceToken }).where({ digest }).select('name').limit(1),
);

const groupByDigest = prepareStatement<ByDigest, { id: number }>((db, { digest }) =>
  db('groups')
    .join('namespaces', 'namespaces.id', 'groups.namespace_id')
    .where('groups.runners_token_digest', digest)
    .where('namespaces.pending_delete', false)
    .select('namespaces.id')
    .limit(1),
);

const projectByDigest = prepareStatement<ByDigest, { id: number }>((db, { digest }) =>
  db('project_settings')
    .join('projects', 'projects.id', 'project_settings.project_id')
    .where('project_settings.runners_token_digest', digest)
    .whereNotNull('projects.listing')
    .select('projects.id')
    .limit(1),
);

/** Null for an unknown registration token. */
export async function findRegistrar(db: Database, token: string): Promise<Registrar | null> {
  const digest = digestToken(token);
  const project = await projectByDigest.first(db, { digest });
  if (project !== undefined) return { type: 'project_type', projectId: project.id };
  const group = await groupByDigest.first(db, { digest });
  if (group !== undefined) return { type: 'group_type', groupId: group.id };
  const instance = await instanceByDigest.first(db, { digest });
  return instance === undefined ? null : { type: 'instance_type' };
}

/** Tells whether the registration of this type of runner is enabled; instance runners always are. */
export function mayRegister({ type }: Registrar, registrars: readonly string[]): boolean {
  return type === 'instance_type' || registrars.includes(type.replace('_type', ''));
}

/** @throws BadRequest with the attributes that are not valid, or where there are as many as the plan allows */
export async function registerRunner(
  db: Database,
  registrar: Registrar,
  body: RegisterRunner,
  { ip, now, plan }: { readonly ip: string; readonly now: string; readonly plan: Plan },
): Promise<RunnerToken & { id: number }> {
  const info = body.info ?? {};
  const runner: NewRunner = {
    runner_type: registrar.type,
    group_id: registrar.type === 'group_type' ? registrar.groupId : null,
    description: null,
    active: true,
    locked: false,
    run_untagged: true,
    access_level: 'not_protected',
    maximum_timeout: null,
    tag_list: [],
    ...readRunnerAttributes(body),
    maintenance_note: body.maintenance_note ?? body.maintainer_note ?? null,
    name: info.name ?? null,
    version: info.version ?? null,
    revision: info.revision ?? null,
    platform: info.platform ?? null,
    architecture: info.architecture ?? null,
    ip_address: ip,
  };
  refuseInvalidRunner(runner);
  if (registrar.type !== 'instance_type') await refuseMoreRunners(db, plan, registrar, now);
  const projectId = registrar.type === 'project_type' ? registrar.projectId : null;
  return db.transaction(async (db) => {
    const registered = await insertRunner(db, runner, projectId, now);
    const made = { id: registered.id, group_id: runner.group_id, description: runner.description };
    const place = await findAuditedPlace(db, made);
    const doing = { actor: registrationToken, now };
    await audit(db, place, { add: 'runner' }, doing, toAuditedRunner(made));
    return registered;
  });
}

/** Gives the instance another registration token and returns its text; the old one ends. */
export async function resetInstanceToken(db: Database, now: string): Promise<string> {
  const token = createRunnerToken();
  const changes = { digest: digestToken(token), updated_at: now };
  await db('instance_secrets')
    .insert({ name: instanceToken, ...changes })
    .onConflict('name')
    .merge(changes);
  return token;
}

/** Gives a group or a project another registration token and returns its text; the old one ends. */
export async function resetOwnersToken(db: Database, owner: RegistrationOwner): Promise<string> {
  const token = createRegistrationToken();
  const key = owner.table === 'groups' ? 'namespace_id' : 'project_id';
  await db(owner.table)
    .where(key, owner.id)
    .update({ ...sealRegistrationToken(db, owner, token) });
  return token;
}
