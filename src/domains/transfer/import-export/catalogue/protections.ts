import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { insertProtectedEnvironment } from '#src/domains/ci/protected-environments/table.ts';
import {
  type AccessLevelRow,
  findNameErrors,
  findSpaceErrors,
} from '#src/domains/code/protected-branches/access-levels.ts';
import { insertProtectedBranch } from '#src/domains/code/protected-branches/table.ts';
import { type AdmissionRules, readAdmission, readAdmissions } from '../import/admissions.ts';
import { bounds, takeAtMost } from '../import/bounds.ts';
import { type ImportContext, storeOnce } from '../import/context.ts';
import {
  readFlag,
  readList,
  readNumber,
  RecordRefused,
  readRequiredText,
} from '../import/values.ts';
import { field } from './fields.ts';
import { levelAttributes } from './principals.ts';
import type { RecordAttributes, OnRefused, Relation, Special } from './relation.ts';
import { listRows } from './write.ts';

const maxNameChars = 1024;

// The limit is one more than that of the list: a request may give one level in addition to the list.
const pushing: AdmissionRules = {
  ...({ levels: [0, 30, 40, 60], closed: 0, usual: [40] } as const),
  most: bounds['protectBranch.allowed_to_push'] + 1,
};
/** Level 0 would let nobody remove the protection. Without a list every maintainer may. */
const unprotecting: AdmissionRules = {
  ...pushing,
  ...({ levels: [30, 40, 60], closed: 60, usual: [] } as const),
};
const creating: AdmissionRules = {
  ...pushing,
  most: bounds['protectTag.allowed_to_create'] + 1,
};
const deploying: AdmissionRules = {
  ...({ levels: [30, 40, 60], closed: 60, usual: [40] } as const),
  most: bounds['createProtectedEnvironment.deploy_access_levels'],
};

const createBranchLevels = (action: string) =>
  listRows({
    table: 'protected_branch_access_levels',
    owner: 'protected_branch_id',
    by: ['id'],
    rows: ({ db }) => db('protected_branch_access_levels').where({ action }),
    fields: levelAttributes,
  });

const createLevels = (table: string, owner: string, more: RecordAttributes = {}) =>
  listRows({ table, owner, by: ['id'], fields: { ...levelAttributes, ...more } });

export const protectedBranchRelation: Relation & Special = {
  table: 'protected_branches',
  by: ['name'],
  atOnce: 50,
  fields: {
    ...field.copied('name allow_force_push code_owner_approval_required'),
    merge_access_levels: createBranchLevels('merge'),
    push_access_levels: createBranchLevels('push'),
    unprotect_access_levels: createBranchLevels('unprotect'),
    ...field.copied('created_at updated_at'),
  },
  async store(context: ImportContext, record, refused) {
    const { paid, projectId: project_id } = context;
    const name = readName(record);
    const levels = {
      push: await readAdmissions(context, record, 'push_access_levels', pushing, refused),
      merge: await readAdmissions(context, record, 'merge_access_levels', pushing, refused),
      unprotect: paid
        ? await readAdmissions(context, record, 'unprotect_access_levels', unprotecting, refused)
        : [],
    };
    const protection = {
      project_id,
      name,
      levels,
      allow_force_push: readFlag(record, 'allow_force_push'),
      code_owner_approval_required: paid && readFlag(record, 'code_owner_approval_required'),
    };
    const lettingIn = Object.values(levels).flat().length;
    await storeOnce(context, 'name is taken', async (db) => {
      await requireSpace(db, project_id, { of: 'branches', lettingIn });
      await insertProtectedBranch(db, protection, context.now);
    });
  },
};

export const protectedTagRelation: Relation & Special = {
  table: 'protected_tags',
  by: ['name'],
  atOnce: 50,
  fields: {
    name: field.written,
    create_access_levels: createLevels('protected_tag_access_levels', 'protected_tag_id'),
    ...field.copied('created_at updated_at'),
  },
  async store(context: ImportContext, record, refused) {
    const name = readName(record);
    const { projectId: project_id, now } = context;
    const allowed = await readAdmissions(
      context,
      record,
      'create_access_levels',
      creating,
      refused,
    );
    await storeOnce(context, 'name is taken', async (db) => {
      await requireSpace(db, project_id, { of: 'tags', lettingIn: allowed.length });
      const row = { project_id, name, created_at: now, updated_at: now };
      const { id } = await insertReturning<{ id: number }>(db, 'protected_tags', row);
      const rows = allowed.map((level) => ({ protected_tag_id: id, ...level }));
      if (rows.length > 0) await db('protected_tag_access_levels').insert(rows);
    });
  },
};

const maxApprovals = 5;
const ofEnvironment = 'protected_environment_id';

export const protectedEnvironmentRelation: Relation & Special = {
  table: 'protected_environments',
  by: ['name'],
  atOnce: 50,
  fields: {
    ...field.copied('name required_approval_count'),
    deploy_access_levels: createLevels('protected_environment_deployers', ofEnvironment),
    approval_rules: createLevels('protected_environment_approvers', ofEnvironment, {
      required_approvals: field.written,
    }),
    ...field.copied('created_at updated_at'),
  },
  async store(context: ImportContext, record, refused) {
    if (!context.paid) throw new RecordRefused('the plan does not include protected environments');
    const name = readRequiredText(record, 'name', 255);
    const { projectId: project_id, now } = context;
    const approvals = readNumber(record, 'required_approval_count') ?? 0;
    const protection = {
      project_id,
      name,
      required_approval_count: Math.min(approvals, maxApprovals),
      deployers: await readAdmissions(context, record, 'deploy_access_levels', deploying, refused),
      approvers: await readApprovers(context, record, refused),
    };
    await storeOnce(context, 'name is taken', (db) =>
      insertProtectedEnvironment(db, protection, now),
    );
  },
};

type Approver = AccessLevelRow & { readonly required_approvals: number };

/** Administrators replace approvers without an account here, so that as many approvals are needed as before. */
async function readApprovers(
  context: ImportContext,
  record: RawTree,
  refused: OnRefused,
): Promise<readonly Approver[]> {
  const approvers: Approver[] = [];
  const most = bounds['createProtectedEnvironment.approval_rules'];
  for (const entry of await takeAtMost(readList(record, 'approval_rules'), most, refused)) {
    const row = await readAdmission(context, entry, deploying.levels);
    if (row === null) await refused();
    const required = readNumber(entry, 'required_approvals', { least: 1 }) ?? 1;
    approvers.push({
      ...(row ?? { access_level: deploying.closed, user_id: null, group_id: null }),
      required_approvals: Math.min(required, maxApprovals),
    });
  }
  return approvers;
}

function readName(record: RawTree): string {
  const name = readRequiredText(record, 'name', maxNameChars);
  if (findNameErrors(name).length > 0) throw new RecordRefused('name cannot be protected');
  return name;
}

/** @throws RecordRefused where the project cannot have another protection */
async function requireSpace(
  db: Database,
  projectId: number,
  admissions: Parameters<typeof findSpaceErrors>[2],
): Promise<void> {
  const errors = await findSpaceErrors(db, projectId, admissions);
  if (errors.length > 0) throw new RecordRefused('there are too many protections');
}
