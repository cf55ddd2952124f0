import { findSessionStart } from '#src/auth/sessions.ts';
import type { BrowserVisit, RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { formatContentPolicy } from '#src/pages/content-policy.ts';
import { formatReturnQuery } from '#src/pages/return-to.ts';
import type { Actor } from '#src/records/actor.ts';
import { findUser } from '#src/records/user.ts';
import { outOfBand } from '#src/domains/accounts/applications/redirect-addresses.ts';
import {
  type AuthorizationRequest,
  type Fault,
  findAuthorizationTarget,
  listFormTargets,
  listRequestParameters,
  readPrompts,
  readRequest,
  type AuthorizationTarget,
  type AuthorizationWish,
  addQuery,
} from './authorization-request.ts';
import type * as Pages from './pages.tsx';
import { formatScopeKey } from './scopes.ts';
import { insertGrant } from './table.ts';

const createPageHeaders = (targets: readonly string[] = []) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': formatContentPolicy({ formTargets: targets }),
  'Referrer-Policy': 'no-referrer',
});

/** An answer that is a page. */
async function renderPage<Status extends number>(
  status: Status,
  render: (pages: typeof Pages) => Promise<string>,
  targets: readonly string[] = [],
) {
  // The module of the pages is loaded on first use.
  const body = await render(await import('./pages.tsx'));
  return { status, headers: createPageHeaders(targets), body };
}

const leave = (location: string) =>
  ({
    status: 302,
    headers: {
      Location: location,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  }) as const;

/** A signed-in user whom a known application has sent. */
interface Sent {
  readonly target: AuthorizationTarget;
  readonly visit: BrowserVisit;
  readonly actor: Actor;
}

/** Checks the target and the session before the request itself; returns a response if a check fails. */
async function receive(context: RequestContext, asked: AuthorizationRequest) {
  const { db, request } = context;
  const target = await findAuthorizationTarget(db, asked);
  const visit = await request.visit();
  const { frame, actor, refusal } = visit;
  if ('error' in target) {
    return renderPage(target.status, ({ explain }) => explain(frame, target.error, target.text));
  }
  if (refusal !== null) {
    return renderPage(403, ({ explainRefusal }) => explainRefusal(frame, refusal));
  }
  if (actor === null) {
    if (asked.prompt === 'none') return refuse(context, { target, visit }, asked, nobodySignedIn);
    return leave(signInPath(visit, asked));
  }
  return { target, visit, actor };
}

const nobodySignedIn: Fault = {
  error: 'login_required',
  error_description: 'The user has to sign in.',
};

/** Builds the sign-in path, whose return address omits the prompts that the sign-in satisfies. */
function signInPath({ frame }: BrowserVisit, asked: AuthorizationRequest, again = false): string {
  const prompt = asked.prompt?.split(' ').includes('consent') === true ? { prompt: 'consent' } : {};
  const parameters = new URLSearchParams({ ...listRequestParameters(asked), ...prompt });
  const back = `/oauth/authorize?${parameters.toString()}`;
  return `${frame.base}/users/sign_in${formatReturnQuery(back, again ? { again: '1' } : {})}`;
}

/** Redirects the browser with an error, or shows a page if there is no redirect URI. */
function refuse(
  context: RequestContext,
  { target, visit }: Pick<Sent, 'target' | 'visit'>,
  state: State,
  fault: Fault,
) {
  const { error, error_description: text } = fault;
  if (target.redirectUri === outOfBand) {
    return renderPage(400, ({ explain }) => explain(visit.frame, error, text));
  }
  return leave(
    addQuery(target.redirectUri, { ...fault, iss: context.config.baseUrl, ...pickState(state) }),
  );
}

type State = Pick<AuthorizationRequest, 'state'>;

const pickState = ({ state }: State) => (state === undefined ? {} : { state });

/** Shows the consent page, or redirects the browser if consent is not needed. */
export async function askUser(context: RequestContext, asked: AuthorizationRequest) {
  const sent = await receive(context, asked);
  if ('status' in sent) return sent;
  const { target, visit, actor } = sent;
  const wish = readRequest(asked, target.application);
  if ('error' in wish) return refuse(context, sent, asked, wish);
  const prompts = readPrompts(asked);
  if ('error' in prompts) return refuse(context, sent, asked, prompts);
  const silent = prompts.has('none');
  const afresh = prompts.has('login') || prompts.has('select_account');
  if (afresh || (await isSignInTooOld(context, visit, asked))) {
    if (silent) return refuse(context, sent, asked, nobodySignedIn);
    return leave(signInPath(visit, asked, true));
  }
  const { application, redirectUri } = target;
  const agreed = application.trusted || (await hasAgreedBefore(context.db, actor, target, wish));
  if (agreed && !prompts.has('consent')) return sendCode(context, sent, asked, wish);
  if (silent) {
    const error_description = 'The user has to agree.';
    return refuse(context, sent, asked, { error: 'consent_required', error_description });
  }
  const { owner_id: ownerId } = application;
  const owner = ownerId === null ? null : ((await findUser(context.db, ownerId)) ?? null);
  const facts = { application, owner, redirectUri, scopes: wish.scopes };
  const fields = listRequestParameters(asked);
  return renderPage(
    200,
    ({ askConsent }) => askConsent(visit.frame, facts, fields),
    listFormTargets(redirectUri),
  );
}

async function isSignInTooOld(
  { db, clock }: RequestContext,
  { sessionId }: BrowserVisit,
  { max_age: most }: AuthorizationRequest,
): Promise<boolean> {
  if (most === undefined || sessionId === null) return false;
  const since = await findSessionStart(db, sessionId);
  return since !== null && clock().getTime() - Date.parse(since) >= most * 1_000;
}

/** The user agreed. */
export async function grant(context: RequestContext, asked: AuthorizationRequest, token: string) {
  const sent = await receive(context, asked);
  if ('status' in sent) return sent;
  if (!sent.visit.showsToken(token)) return renderOldForm(sent);
  const wish = readRequest(asked, sent.target.application);
  if ('error' in wish) return refuse(context, sent, asked, wish);
  return sendCode(context, sent, asked, wish);
}

/** The user refused. */
export async function deny(context: RequestContext, asked: AuthorizationRequest, token: string) {
  const sent = await receive(context, asked);
  if ('status' in sent) return sent;
  if (!sent.visit.showsToken(token)) return renderOldForm(sent);
  const error_description = 'The user refused.';
  return refuse(context, sent, asked, { error: 'access_denied', error_description });
}

const renderOldForm = ({ visit }: Sent) =>
  renderPage(422, ({ explainOldForm }) => explainOldForm(visit.frame));

/** Shows a code to copy. */
export async function showCode({ request }: RequestContext, code: string) {
  const { frame } = await request.visit();
  return /^[0-9a-f]{64}$/.test(code)
    ? renderPage(200, ({ tellCode }) => tellCode(frame, code))
    : renderPage(400, ({ explain }) => explain(frame, 'invalid_request', 'This is not a code.'));
}

async function sendCode(
  { db, now, config }: RequestContext,
  { target, visit, actor }: Sent,
  state: State,
  wish: AuthorizationWish,
) {
  const { application, redirectUri } = target;
  const { sessionId, frame } = visit;
  const code = await insertGrant(
    db,
    {
      ...wish,
      application_id: application.id,
      user_id: actor.user.id,
      redirect_uri: redirectUri,
      signed_in_at: sessionId === null ? null : await findSessionStart(db, sessionId),
    },
    now,
  );
  return redirectUri === outOfBand
    ? leave(addQuery(`${frame.base}/oauth/authorize/native`, { code }))
    : leave(addQuery(redirectUri, { code, iss: config.baseUrl, ...pickState(state) }));
}

/**
 * Tells whether the user has authorized exactly these scopes before. False for applications without a secret: another
 * program may use their id, so the user must consent each time.
 */
async function hasAgreedBefore(
  db: Database,
  { user }: Actor,
  { application }: AuthorizationTarget,
  { scopes }: AuthorizationWish,
): Promise<boolean> {
  if (!application.confidential) return false;
  const held = await db('oauth_access_tokens')
    .where({ user_id: user.id, application_id: application.id, scope_key: formatScopeKey(scopes) })
    .whereNull('revoked_at')
    .first('id');
  return held !== undefined;
}
