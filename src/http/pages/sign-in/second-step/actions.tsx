import type { Request } from 'express';
import {
  endHalfSignIn,
  findHalfSignIn,
  halfSignInSeconds,
  maxTries,
  tryHalfSignIn,
} from '#src/auth/half-sign-ins.ts';
import type { SigningIn } from '#src/auth/password-login.ts';
import { readCookie } from '#src/auth/session-cookie.ts';
import { isSessionId } from '#src/auth/sessions.ts';
import type { Environment } from '#src/context.ts';
import { TooManyRequests, Unauthorized } from '#src/errors.ts';
import { findUser } from '#src/records/user.ts';
import { signInHalf } from '#src/domains/core/users/account/sign-in.ts';
import { takeSecondFactor } from '#src/domains/core/users/account/second-factor.ts';
import type { Reply } from '../../handlers.tsx';
import { toLocalPath } from '../../local-path.ts';
import type { Visit } from '../../visits.ts';
import { arrive, type SignInDestination } from '../arrival.ts';
import { loadFormTargets } from '../form-targets.ts';
import { CodePage } from './view.tsx';

/** The second step of a sign-in. Only the browser that passed the first step has the required cookie. */
export class SecondStep {
  readonly #environment: Environment;
  readonly #cookieName: string;
  readonly #cookieAttributes: string;
  readonly #cookiePath: string;

  constructor(environment: Environment) {
    const { config } = environment;
    const { protocol, pathname } = new URL(config.baseUrl);
    const secure = protocol === 'https:' ? '; Secure' : '';
    this.#environment = environment;
    this.#cookieName = `_${config.brand}_sign_in`;
    this.#cookieAttributes = `HttpOnly; SameSite=Lax${secure}`;
    this.#cookiePath = pathname;
  }

  /** Redirects a user with the right password to the page that asks for their code. */
  async begin(
    visit: Visit,
    who: SigningIn,
    { returnTo, remembered }: SignInDestination,
  ): Promise<Reply> {
    // A forbidden return address is dropped.
    const back = { remembered, return_to: toLocalPath(returnTo) ?? '' };
    const id = await signInHalf(this.#environment.db, who, back, visit.now);
    return { redirect: '/users/sign_in', cookies: [this.#cookie(id, halfSignInSeconds)] };
  }

  /** Page that asks for the code; null without a completed first step. */
  async page(visit: Visit, req: Request): Promise<Reply | null> {
    const id = this.#presented(req);
    const half =
      id === null ? undefined : await findHalfSignIn(this.#environment.db, id, visit.now);
    return half === undefined ? null : this.#show(visit, half.return_to);
  }

  /** Takes the code. */
  async take(visit: Visit, code: string, req: Request): Promise<Reply> {
    const id = this.#presented(req);
    const half = id === null ? undefined : await tryHalfSignIn(this.#environment.db, id, visit.now);
    if (id === null || half === undefined) return this.#over('code_late');
    const user = await findUser(this.#environment.db, half.user_id);
    if (user === undefined) return this.#over('code_late');
    const { return_to: returnTo, remembered, tries } = half;
    // Read before the half is used up: another password ends it.
    const digest = await this.#storedPassword(user.id);
    try {
      await this.#countedFor(user.id, async () => {
        const right = await takeSecondFactor(this.#environment.db, user, code, visit.now);
        // Only one of two right codes at the same time signs in.
        if (!right || !(await endHalfSignIn(this.#environment.db, id))) throw new Unauthorized();
      });
    } catch (error) {
      if (error instanceof TooManyRequests) return this.#show(visit, returnTo, error);
      if (!(error instanceof Unauthorized)) throw error;
      if (tries >= maxTries) return this.#over('code_wrong');
      return this.#show(visit, returnTo, error);
    }
    const reply = await arrive(
      this.#environment,
      visit,
      { user, digest },
      { returnTo, remembered },
    );
    return { ...reply, cookies: [...(reply.cookies ?? []), this.#withoutCookie] };
  }

  /** Returns to the first step. */
  async giveUp(req: Request): Promise<Reply> {
    const id = this.#presented(req);
    if (id !== null) await endHalfSignIn(this.#environment.db, id);
    return { redirect: '/users/sign_in', cookies: [this.#withoutCookie] };
  }

  /** Repeating the first step with the password does not reset the number of tries. */
  async #countedFor(userId: number, task: () => Promise<void>): Promise<void> {
    const subject = { actor: null, path: String(userId), ip: '' };
    const giveBack = await this.#environment.limits.take('second_factor', subject);
    await task();
    await giveBack();
  }

  async #storedPassword(id: number): Promise<string> {
    const row = await this.#environment
      .db<{ id: number; password_digest: string | null }>('users')
      .where('id', id)
      .first('password_digest');
    return row?.password_digest ?? '';
  }

  async #show(visit: Visit, returnTo: string, error?: Error): Promise<Reply> {
    const late = error instanceof TooManyRequests;
    const wrong = error !== undefined && !late;
    return {
      status: late ? 429 : wrong ? 422 : 200,
      formTargets: await loadFormTargets(this.#environment, returnTo),
      page: <CodePage frame={visit.frame} late={late} wrong={wrong} />,
    };
  }

  #cookie(id: string, maxAge: number): string {
    const lasting = `Path=${this.#cookiePath}; Max-Age=${maxAge}`;
    return `${this.#cookieName}=${id}; ${lasting}; ${this.#cookieAttributes}`;
  }

  get #withoutCookie(): string {
    return this.#cookie('', 0);
  }

  #presented(req: Request): string | null {
    const id = readCookie(req.headers.cookie, [this.#cookieName]);
    return id !== null && isSessionId(id) ? id : null;
  }

  #over(alert: 'code_late' | 'code_wrong'): Reply {
    return { redirect: `/users/sign_in?notice=${alert}`, cookies: [this.#withoutCookie] };
  }
}
