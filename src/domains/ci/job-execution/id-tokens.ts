import { randomUUID } from 'node:crypto';
import type { PayloadVariable } from '#generated/job-execution/types.ts';
import type { RequestContext } from '#src/context.ts';
import { findUser } from '#src/records/user.ts';
import {
  idTokenSeconds,
  ensureSigningKey,
  maxJobTokenSeconds,
} from '#src/domains/accounts/oauth/signing-keys.ts';
import type { JobSurroundings } from './surroundings.ts';

/** A token by its variable and audience; without an audience, for every service that trusts the issuer. */
interface IdTokenRequest {
  readonly name: string;
  readonly issuer: string;
  readonly subject?: string;
  readonly audience?: string | string[];
}

/**
 * Creates the variables that prove a job's origin to other services: those of `id_tokens`, and the three `CI_JOB_JWT`
 * variables. The latter exist if the job's configuration names one of them, or uses a vault. Keys of the instance
 * verify them until the job times out.
 */
export async function createIdTokens(
  context: RequestContext,
  surroundings: JobSurroundings,
): Promise<PayloadVariable[]> {
  const requested = listWantedTokens(context, surroundings);
  if (requested.length === 0) return [];
  const claims = await loadClaims(context, surroundings);
  const { kid, pkcs8 } = await ensureSigningKey(context.db, context.clock());
  // Few jobs have such tokens: the signing code is loaded with the first one.
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(pkcs8, 'RS256');
  const now = Math.floor(context.clock().getTime() / 1_000);
  const timeout = surroundings.job.timeout ?? idTokenSeconds;
  const made = requested.map(async ({ name, issuer, subject = claims.sub, audience }) => {
    const token = new SignJWT({ ...claims, sub: subject })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setNotBefore(now - 5)
      .setExpirationTime(now + Math.min(timeout, maxJobTokenSeconds));
    if (audience !== undefined) token.setAudience(audience);
    const value = await token.sign(key);
    return { key: name, value, public: false, masked: true, file: false, raw: true };
  });
  return Promise.all(made);
}

function listWantedTokens(
  { config: { baseUrl } }: RequestContext,
  { planned: { idTokens, secrets }, job }: JobSurroundings,
): readonly IdTokenRequest[] {
  const own = Object.entries(idTokens ?? {}).map(([name, audience]) => {
    const [only = '', ...more] = audience;
    return { name, issuer: baseUrl, audience: more.length === 0 ? only : [...audience] };
  });
  if (secrets === null && job.options?.includes('CI_JOB_JWT') !== true) return own;
  // The older form names the host alone, and the job.
  const older = { issuer: new URL(baseUrl).host, subject: `job_${job.id}` };
  return [
    { name: 'CI_JOB_JWT', ...older },
    { name: 'CI_JOB_JWT_V1', ...older },
    { name: 'CI_JOB_JWT_V2', issuer: baseUrl, audience: baseUrl },
    ...own,
  ];
}

async function loadClaims(
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
