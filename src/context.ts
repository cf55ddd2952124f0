import type { HearthFacts } from '#generator/hearth/facts.ts';
import type { SubjectTypes } from '#runtime/operation.ts';
import type { InProcess } from '#runtime/host.ts';
import type { BasicCaller } from './auth/basic-caller.ts';
import type { SigningIn } from './auth/password-login.ts';
import type { Planning } from './ci/planning.ts';
import type { ClientAddress } from './text/client-address.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { type HttpError, NotFound, Unauthorized } from './errors.ts';
import type { Git } from './git/git.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Frame } from './pages/frame.ts';
import type { GroupAccess } from './policy/group-access.ts';
import type { ProjectAccess } from './policy/project-access.ts';
import type { Actor } from './records/actor.ts';
import type { Rendering } from './rendering/rendering.ts';
import type { SpamChecks } from './spam/spam-checks.ts';
import type { Storage } from './storage/storage.ts';
import type { Urls } from './text/urls.ts';
import type { Workers } from './workers/definition.ts';

/** Dependencies with the lifetime of the process. */
export interface Environment {
  readonly db: Database;
  readonly git: Git;
  readonly storage: Storage;
  readonly workers: Workers;
  readonly config: Config;
  readonly url: Urls;
  readonly clock: () => Date;
  readonly limits: RateLimits;
  readonly rendering: Rendering;
  readonly planning: Planning;
  readonly spam: SpamChecks;
  /** Reads the client address of a request: services use `request.ip`. */
  readonly clientAddress: ClientAddress;
}

/** Context of a service function, besides its decoded request. Kept small. */
export interface RequestContext
  extends
    Omit<Environment, 'clientAddress'>,
    SubjectTypes<{ project: ProjectAccess; group: GroupAccess }> {
  readonly actor: Actor | null;
  /** Time of the request, ISO 8601: the same for every use. */
  readonly now: string;
  /** Day of `now` in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  /** True where the plan of the instance includes the features of the paid tiers. */
  readonly paid: boolean;
  /** True where commands in a text reach nothing outside the project, or group, that the text belongs to. */
  readonly commandsStay?: boolean;
  readonly request: {
    readonly id: string;
    readonly path: string;
    readonly ip: string;
    /** The name that the client gives itself; empty when it gives none. */
    readonly userAgent: string;
    /** True where the request is for the headers only. */
    readonly head: boolean;
    /** Token of `Authorization: Bearer`, for operations with their own tokens. */
    readonly bearer: string | null;
    /** The name and password of `Authorization: Basic`, for operations at which programs name themselves. */
    readonly basic: { readonly username: string; readonly password: string } | null;
    /** Identifies the visitor with a browser, for operations that answer with pages: by a session only. */
    visit(): Promise<BrowserVisit>;
    /**
     * Finds the user whose password this is, and counts the try.
     * @throws Unauthorized, Forbidden when the account cannot be used, TooManyRequests
     */
    byPassword(login: string, password: string): Promise<SigningIn>;
    /**
     * Identifies the caller of `Authorization: Basic`, as for git. Null without one.
     * @throws Unauthorized, Forbidden, TooManyRequests
     */
    basicCaller(): Promise<BasicCaller | null>;
    /** Runs other operations for the same caller, each like a separate request. */
    inProcess(): InProcess<RequestContext, HearthFacts>;
    /** Logs a failure of a part of the answer, and returns its message for the caller. */
    report(error: unknown): string;
    /** All values of a query parameter that clients may repeat, in their order. */
    valuesOf(name: string): readonly string[];
    /** Serializes all sent parameters, declared or not, without files, credentials, and the parameter of this name. */
    sentWithout(name: string): string;
  };
}

/** Visitor with a browser, and the facts that a page needs. */
export interface BrowserVisit {
  /** Null without a signed-in user, and for an account that cannot be used: see `refusal`. */
  readonly actor: Actor | null;
  readonly refusal: HttpError | null;
  /** The identifier of the session, which is a secret. */
  readonly sessionId: string | null;
  readonly frame: Frame;
  /** Tells whether a submitted form has the token of a page of this visitor. */
  showsToken(token: string): boolean;
}

/** Context of a request within a transaction. Computed values are copied, too. */
export function bindToTransaction(context: RequestContext, db: Database): RequestContext {
  const { now, today, paid } = context;
  return { ...context, db, now, today, paid };
}

/** Context of work that a request does on behalf of a user other than its caller. */
export function bindToActor(context: RequestContext, actor: Actor): RequestContext {
  const { now, today, paid } = context;
  return { ...context, actor, now, today, paid };
}

/** The actor of an operation that the document opens to signed-in callers only. */
export function requireActor(context: Pick<RequestContext, 'actor'>): Actor {
  if (context.actor === null) throw new Unauthorized();
  return context.actor;
}

/** Error of changes to the caller's own account, which may be deleted during the request. */
export function throwCallerGone(error: unknown): never {
  throw error instanceof NotFound ? new Unauthorized() : error;
}
