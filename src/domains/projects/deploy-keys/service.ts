import type { DeployKeysService } from '#generated/deploy-keys/service.ts';
import type { DeployKey, ProjectDeployKey } from '#generated/deploy-keys/types.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import { audit, auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { requireUnarchived } from '#src/policy/unarchived.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { findSshKeyErrors } from '#src/domains/accounts/ssh-keys/add.ts';
import { parsePublicKey } from '#src/domains/accounts/ssh-keys/public-key.ts';
import { deployKeyAdded, deployKeyRemoved } from './events.ts';
import {
  type DeployKeyRow,
  findProjectDeployKey,
  findKnownKey,
  giveKey,
  insertKey,
  listDeployKeys,
  listProjectDeployKeys,
  type ProjectDeployKeyRow,
  removeProjectDeployKey,
  updateProjectDeployKey,
} from './table.ts';

export const deployKeys = {
  async listDeployKeys({ query }, { db }) {
    const { rows, page } = await listDeployKeys(db, query);
    return { status: 200, page, body: rows.map((row) => present(row)) };
  },

  async listProjectDeployKeys({ project, query }, { db }) {
    const { rows, page } = await listProjectDeployKeys(db, project.id, query);
    return { status: 200, page, body: rows.map((row) => presentHeld(row)) };
  },

  async getDeployKey({ project, params }, { db }) {
    return {
      status: 200,
      body: presentHeld(await findProjectDeployKey(db, project.id, params.key_id)),
    };
  },

  async createDeployKey({ project, body }, context) {
    const { now } = context;
    const { title, can_push: canPush, expires_at = null } = body;
    const key = parsePublicKey(body.key);
    const errors: Record<string, string[]> = {};
    const ofTitle = findTextErrors(title);
    if (ofTitle.length > 0) errors['deploy_key.title'] = ofTitle;
    const ofKey = findSshKeyErrors(body.key, key, await loadCurrentSettings(context.db));
    if (ofKey.length > 0) errors['deploy_key.key'] = ofKey;
    if (expires_at !== null && expires_at < now) {
      errors['deploy_key.expires_at'] = ['cannot be a date in the past'];
    }
    if (key === null || Object.keys(errors).length > 0) throw new BadRequest(errors);
    const { type, content, comment, fingerprint, fingerprintSha256: fingerprint_sha256 } = key;
    const facts = { title, type, content, comment, fingerprint, fingerprint_sha256, expires_at };
    const enabled = await context.db.transaction(async (db) => {
      const known = await findKnownKey(db, { fingerprint_sha256 });
      if (known?.projects.includes(project.id))
        return findProjectDeployKey(db, project.id, known.key.id);
      const reaches = known !== null && (await reachesOne(bindToTransaction(context, db), known));
      const row = reaches ? known.key : await insertKey(db, facts, now);
      const enabled = await giveKey(db, project.id, row, canPush);
      await audit(
        db,
        toAuditedProject(project),
        { add: 'deploy_key' },
        context,
        toAuditTarget(enabled),
      );
      if (!reaches) await publish(db, deployKeyAdded({ key: row }));
      return enabled;
    });
    return { status: 201, body: presentHeld(enabled) };
  },

  async enableDeployKey({ project, params }, context) {
    const enabled = await context.db.transaction(async (db) => {
      const known = await findKnownKey(db, { id: params.key_id });
      if (known === null || !(await reachesOne(bindToTransaction(context, db), known))) {
        throw new NotFound('Deploy Key');
      }
      if (known.projects.includes(project.id))
        return findProjectDeployKey(db, project.id, known.key.id);
      const enabled = await giveKey(db, project.id, known.key, false);
      await audit(
        db,
        toAuditedProject(project),
        { add: 'deploy_key' },
        context,
        toAuditTarget(enabled),
      );
      return enabled;
    });
    return { status: 201, body: presentHeld(enabled) };
  },

  async updateDeployKey({ project, params, body = {} }, context) {
    const { now } = context;
    requireUnarchived(project);
    const { title, can_push } = body;
    const ofTitle = title === undefined ? [] : findTextErrors(title);
    if (ofTitle.length > 0) throw new BadRequest({ title: ofTitle });
    const changes = {
      ...(title !== undefined && { title }),
      ...(can_push !== undefined && { can_push }),
    };
    const row = await context.db.transaction(async (db) => {
      const before = await findProjectDeployKey(db, project.id, params.key_id);
      const after = await updateProjectDeployKey(db, project.id, before, changes, now);
      const [entity, target] = [toAuditedProject(project), toAuditTarget(after)];
      await auditChanges(db, entity, ['title', 'can_push'], { before, after }, context, target);
      return after;
    });
    return { status: 200, body: presentHeld(row) };
  },

  async deleteDeployKey({ project, params, headers }, context) {
    await context.db.transaction(async (db) => {
      const row = await findProjectDeployKey(db, project.id, params.key_id);
      checkUnmodifiedSince(headers['If-Unmodified-Since'], row.updated_at);
      const { gone } = await removeProjectDeployKey(db, project.id, row);
      await audit(
        db,
        toAuditedProject(project),
        { remove: 'deploy_key' },
        context,
        toAuditTarget(row),
      );
      if (gone) await publish(db, deployKeyRemoved({ key: row }));
    });
    return { status: 204 };
  },
} satisfies DeployKeysService<RequestContext>;

const toAuditTarget = ({ id, title }: DeployKeyRow) => ({ type: 'DeployKey', id, details: title });

/** Upper limit on the projects of a key that are read. */
const maxProjects = 20;

/** Tells whether the caller is a maintainer of a project with this key. */
async function reachesOne(
  context: RequestContext,
  { projects }: { readonly projects: readonly number[] },
): Promise<boolean> {
  for (const id of projects.slice(0, maxProjects)) {
    const project = await findVisibleProject(context.db, requireActor(context), id);
    if (project !== null && project.level >= AccessLevel.Maintainer) return true;
  }
  return false;
}

function present(row: DeployKeyRow): DeployKey {
  return {
    id: row.id,
    title: row.title,
    key: [row.type, row.content, row.comment].filter((word) => word !== '').join(' '),
    fingerprint: row.fingerprint,
    fingerprint_sha256: `SHA256:${row.fingerprint_sha256}`,
    created_at: row.created_at,
    expires_at: row.expires_at,
  };
}

const presentHeld = (row: ProjectDeployKeyRow): ProjectDeployKey => ({
  ...present(row),
  can_push: row.can_push,
});
