import type { RegistryToken as TokenAnswer } from '#generated/container-registry/types.ts';
import type { BasicCaller } from '#src/auth/basic-caller.ts';
import type { RequestContext } from '#src/context.ts';
import { HttpError, Unauthorized } from '#src/errors.ts';
import { computeRegistryTokenEnd, isRegistryKept } from '#src/image-registry/remains.ts';
import { registryService, signToken } from '#src/image-registry/signed-token.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findShownDeployToken } from '#src/domains/projects/deploy-tokens/table.ts';
import {
  findRegistryProject,
  listOfferedActions,
  type RegistryProject,
  type RegistryAction,
  registryActions,
  type RegistryCaller,
  findRegistryRights,
} from './access.ts';
import { createErrorBody, RegistryRefusal } from './errors.ts';
import { notePushable } from './pushable.ts';
import {
  maxAccessChars,
  type RegistryAccess,
  type RegistryToken,
  writeToken,
} from './registry-token.ts';

/** Maximum number of scopes in one request: clients name all repositories of a push. */
const maxScopes = 50;

interface Known {
  readonly caller: RegistryCaller;
  readonly proof: RegistryToken['proof'];
}

/**
 * Issues a token for the permitted part of the requested scopes.
 * @throws HttpError with the errors that clients of registries read
 */
export async function grantToken(
  context: RequestContext,
  { service }: { readonly service?: string | undefined },
): Promise<TokenAnswer> {
  const { db, clock, config, request } = context;
  if (config.registry === 'off') {
    throw new HttpError(404, {
      ...createErrorBody('UNAVAILABLE', 'registry not enabled'),
      http_status: 404,
    });
  }
  if (service !== registryService) throw new HttpError(404, null);
  const { caller, proof } = await identifyCaller(context);
  const offered = listOfferedActions(caller);
  if (offered.size === 0) throw createDeniedError();
  const access: RegistryAccess[] = [];
  let room = maxAccessChars;
  for (const scope of parseScopes(request.valuesOf('scope'))) {
    const granted = await grant(context, caller, scope);
    if (granted === null) continue;
    room -= JSON.stringify(granted).length;
    // A client repeats the request for each scope that is missing.
    if (room < 0) break;
    access.push(granted);
  }
  if (caller === null && access.length === 0) throw createDeniedError();
  const { container_registry_token_expire_delay: minutes } = await loadCurrentSettings(db);
  const now = clock();
  const token =
    config.registry === 'external'
      ? await signToken(
          { db, config, now },
          { ...toSignature({ caller, proof }), access, seconds: minutes * 60 },
        )
      : writeToken(db, { proof, access, expiresAt: now.getTime() + minutes * 60_000 });
  return { token, access_token: token, expires_in: minutes * 60, issued_at: now.toISOString() };
}

const authTypes = {
  deploy_token: 'deploy_token',
  job: 'build',
  password: 'password',
  token: 'personal_access_token',
} as const;

/** The bearer that a signed token names. */
const toSignature = ({ caller, proof }: Known) => ({
  subject: caller?.kind === 'actor' ? caller.actor.user.username : null,
  authType: proof === null ? null : authTypes[proof.kind],
});

const createDeniedError = () =>
  new HttpError(403, { ...createErrorBody('DENIED', 'access forbidden'), http_status: 403 });

/** Credentials that are wrong never count as none. */
async function identifyCaller({ db, clock, request }: RequestContext): Promise<Known> {
  const credentials = request.basic;
  const shown =
    credentials === null
      ? undefined
      : await findShownDeployToken(db, credentials, clock().toISOString());
  if (shown !== undefined) {
    if (!shown.named) throw createUnauthorized();
    const { token } = shown;
    return {
      caller: { kind: 'deploy_token', token },
      proof: { kind: 'deploy_token', id: token.id },
    };
  }
  let found: BasicCaller | null;
  try {
    found = await request.basicCaller();
  } catch (error) {
    if (error instanceof Unauthorized) throw createUnauthorized();
    if (error instanceof HttpError && error.status === 401) throw createUnauthorized();
    if (error instanceof HttpError && error.status === 403) throw createDeniedError();
    throw error;
  }
  if (found === null) return { caller: null, proof: null };
  return { caller: { kind: 'actor', actor: found.actor }, proof: found.proof };
}

const createUnauthorized = () =>
  new RegistryRefusal(401, 'UNAUTHORIZED', 'HTTP Basic: Access denied', {
    headers: { 'WWW-Authenticate': 'Basic realm="registry", charset="UTF-8"' },
  });

interface Scope {
  readonly type: string;
  readonly name: string;
  readonly actions: readonly string[];
}

function parseScopes(values: readonly string[]): Scope[] {
  return values
    .flatMap((value) => value.split(' '))
    .filter((text) => text !== '')
    .slice(0, maxScopes)
    .flatMap((text) => {
      const [type = '', ...rest] = text.split(':');
      const actions = rest.pop()?.split(',') ?? [];
      return [{ type, name: rest.join(':').toLowerCase(), actions }];
    });
}

/** The permitted part of a scope, in the requested order; null if it is empty. */
async function grant(
  context: RequestContext,
  caller: RegistryCaller,
  { type, name, actions }: Scope,
): Promise<RegistryAccess | null> {
  if (type === 'registry') return grantCatalog(caller, name, actions);
  if (type !== 'repository') return null;
  const place = await findRegistryProject(context.db, name);
  if (place === null) return null;
  if (context.config.registry === 'external' && (await isRegistryKept(context.db, name)))
    return null;
  const rights = await findRegistryRights(context, caller, place.projectId);
  const allowed = actions.filter(
    (action): action is RegistryAction => isAction(action) && rights?.actions.has(action) === true,
  );
  const ready = await preparePush(context, place, { name, actions: allowed });
  const kept = ready ? allowed : allowed.filter(isPull);
  if (kept.length === 0) return null;
  return { type: 'repository', name, actions: [...new Set(kept)] };
}

const isPull = (action: RegistryAction) => action === 'pull';

/**
 * Creates the row of a repository with a push token, since an external registry creates repositories without notice.
 * The project keeps its path until a check finds that nothing was pushed. False while the repository is being deleted,
 * after the project was moved, and when too many of its repositories wait for their first image.
 */
async function preparePush(
  { db, config, clock }: RequestContext,
  place: RegistryProject,
  { name, actions }: { readonly name: string; readonly actions: readonly RegistryAction[] },
): Promise<boolean> {
  const pushes = actions.includes('push') || actions.includes('*');
  if (config.registry !== 'external' || !pushes) return true;
  const now = clock();
  const until = await computeRegistryTokenEnd(db, now);
  const row = await notePushable(db, { place, name, now, until, pushed: false });
  return row !== undefined && row.status !== 'delete_scheduled';
}

const isAction = (text: string): text is RegistryAction =>
  registryActions.some((action) => action === text);

function grantCatalog(
  caller: RegistryCaller,
  name: string,
  actions: readonly string[],
): RegistryAccess | null {
  const whole = name === 'catalog' && actions.length === 1 && actions[0] === '*';
  const admin =
    caller?.kind === 'actor' && caller.actor.admin && listOfferedActions(caller).has('*');
  return whole && admin ? { type: 'registry', name, actions: ['*'] } : null;
}
