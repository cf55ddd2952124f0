import { randomUUID } from 'node:crypto';
import type { PayloadVariable } from '../../../generated/job-execution/types.ts';
import type { RequestContext } from '../../context.ts';
import { findUser } from '../../records/user.ts';
import { idTokenSeconds, ensureSigningKey } from '../oauth/signing-keys.ts';
import type { JobSurroundings } from './surroundings.ts';

/** The token of jobs with secrets that name none. */
const usual = 'CI_JOB_JWT';

/**
 * The variables with which a job proves to other services where it comes from: those of `id_tokens`, and the usual one
 * where a vault is asked for its secrets. The keys of the instance verify them.
 */
export async function createIdTokens(
  context: RequestContext,
  surroundings: JobSurroundings,
): Promise<PayloadVariable[]> {
  const { idTokens: wanted, secrets } = surroundings.planned;
  const audiences = new Map(Object.entries(wanted ?? {}));
  if (secrets !== null) audiences.set(usual, [context.config.baseUrl]);
  if (audiences.size === 0) return [];
  const claims = await claimsOf(context, surroundings);
  const { kid, pkcs8 } = await ensureSigningKey(context.db, context.clock());
  // Few jobs have such tokens: what signs them is loaded with the first.
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(pkcs8, 'RS256');
  const now = Math.floor(context.clock().getTime() / 1_000);
  const timeout = surroundings.job.timeout ?? idTokenSeconds;
  const made = [...audiences].map(async ([name, audience]) => {
    const value = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(context.config.baseUrl)
      .setSubject(claims.sub)
      .setAudience(audience.length === 1 ? (audience[0] ?? '') : [...audience])
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setNotBefore(now - 5)
      .setExpirationTime(now + Math.min(timeout, idTokenSeconds))
      .sign(key);
    return { key: name, value, public: false, masked: true, file: false, raw: true };
  });
  return Promise.all(made);
}

async function claimsOf(
  { db }: RequestContext,
  { project, pipeline, job, refProtected }: JobSurroundings,
) {
  const id = job.user_id ?? pipeline.user_id;
  const user = id === null ? undefined : await findUser(db, id);
  const ref_type = job.tag ? 'tag' : 'branch';
  return {
    sub: `project_path:${project.full_path}:ref_type:${ref_type}:ref:${job.ref}`,
    namespace_id: String(project.namespace_id),
    namespace_path: project.full_path.slice(0, -project.path.length - 1),
    project_id: String(project.id),
    project_path: project.full_path,
    ...(user !== undefined && {
      user_id: String(user.id),
      user_login: user.username,
      user_email: user.email,
    }),
    pipeline_id: String(pipeline.id),
    pipeline_source: pipeline.source,
    job_id: String(job.id),
    ref: job.ref,
    ref_type,
    ref_protected: String(refProtected),
    sha: job.sha,
    ...(job.environment !== null && { environment: job.environment }),
  };
}
