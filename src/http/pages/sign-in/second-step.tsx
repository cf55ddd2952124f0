import type { Request } from 'express';
import {
  endHalfSignIn,
  findHalfSignIn,
  halfSignInSeconds,
  maxTries,
  tryHalfSignIn,
} from '../../../auth/half-sign-ins.ts';
import type { SigningIn } from '../../../auth/password-login.ts';
import { cookieOf } from '../../../auth/session-cookie.ts';
import { isSessionId } from '../../../auth/sessions.ts';
import type { Environment } from '../../../context.ts';
import { TooManyRequests, Unauthorized } from '../../../errors.ts';
import { Button, Form, PostButton, TextField } from '../../../pages/fields.tsx';
import { Page } from '../../../pages/page.tsx';
import { findUser } from '../../../records/user.ts';
import { signInHalf } from '../../../resources/users/account/sign-in.ts';
import { takeSecondFactor } from '../../../resources/users/account/second-factor.ts';
import type { Reply } from '../handlers.tsx';
import { localPath } from '../local-path.ts';
import type { Visit } from '../visits.ts';
import { arrive, type Destination } from './arrival.ts';
import { formTargetsOf } from './form-targets.ts';

/** The second step of a sign-in. Only the browser that took the first one has the cookie that it goes by. */
export function createSecondStep(environment: Environment) {
  const { db, config, limits } = environment;
  const name = `_${config.brand}_sign_in`;
  const { protocol, pathname } = new URL(config.baseUrl);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const cookie = (id: string, maxAge: number) =>
    `${name}=${id}; Path=${pathname}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;

  const without = cookie('', 0);

  function presented(req: Request): string | null {
    const id = cookieOf(req.headers.cookie, [name]);
    return id !== null && isSessionId(id) ? id : null;
  }

  function over(alert: 'code_late' | 'code_wrong'): Reply {
    return { redirect: `/users/sign_in?notice=${alert}`, cookies: [without] };
  }

  return {
    /** Leads somebody with the right password to the page that asks for their code. */
    async begin(
      visit: Visit,
      who: SigningIn,
      { returnTo, remembered }: Destination,
    ): Promise<Reply> {
      // An address that nobody is led to is not kept.
      const back = { remembered, return_to: localPath(returnTo) ?? '' };
      const id = await signInHalf(db, who, back, visit.now);
      return { redirect: '/users/sign_in', cookies: [cookie(id, halfSignInSeconds)] };
    },

    /** The page that asks for the code; null for whoever is not half signed in. */
    async page(visit: Visit, req: Request): Promise<Reply | null> {
      const id = presented(req);
      const half = id === null ? undefined : await findHalfSignIn(db, id, visit.now);
      return half === undefined ? null : show(visit, half.return_to);
    },

    /** Takes the code. */
    async take(visit: Visit, code: string, req: Request): Promise<Reply> {
      const id = presented(req);
      const half = id === null ? undefined : await tryHalfSignIn(db, id, visit.now);
      if (id === null || half === undefined) return over('code_late');
      const user = await findUser(db, half.user_id);
      if (user === undefined) return over('code_late');
      const { return_to: returnTo, remembered, tries } = half;
      // Read before the half is used up: another password ends it.
      const digest = await storedPassword(user.id);
      try {
        await countedFor(user.id, async () => {
          const right = await takeSecondFactor(db, user, code, visit.now);
          // Of two right codes at the same time one signs in.
          if (!right || !(await endHalfSignIn(db, id))) throw new Unauthorized();
        });
      } catch (error) {
        if (error instanceof TooManyRequests) return show(visit, returnTo, error);
        if (!(error instanceof Unauthorized)) throw error;
        if (tries >= maxTries) return over('code_wrong');
        return show(visit, returnTo, error);
      }
      const reply = await arrive(environment, visit, { user, digest }, { returnTo, remembered });
      return { ...reply, cookies: [...(reply.cookies ?? []), without] };
    },

    /** Goes back to the first step. */
    async giveUp(req: Request): Promise<Reply> {
      const id = presented(req);
      if (id !== null) await endHalfSignIn(db, id);
      return { redirect: '/users/sign_in', cookies: [without] };
    },
  };

  /** Those who know the password may begin anew, and get no more tries by it. */
  async function countedFor(userId: number, task: () => Promise<void>): Promise<void> {
    const subject = { actor: null, path: String(userId), ip: '' };
    const giveBack = await limits.take('second_factor', subject);
    await task();
    await giveBack();
  }

  async function storedPassword(id: number): Promise<string> {
    const row = await db<{ id: number; password_digest: string | null }>('users')
      .where('id', id)
      .first('password_digest');
    return row?.password_digest ?? '';
  }

  async function show(visit: Visit, returnTo: string, error?: Error): Promise<Reply> {
    const late = error instanceof TooManyRequests;
    const wrong = error !== undefined && !late;
    return {
      status: late ? 429 : wrong ? 422 : 200,
      formTargets: await formTargetsOf(environment, returnTo),
      page: (
        <Page
          frame={visit.frame}
          title="Enter your code"
          width="narrow"
          alert={
            late ? 'There were too many wrong codes. Wait ten minutes, and sign in again.' : null
          }
        >
          <Form frame={visit.frame} action="/users/sign_in">
            <TextField
              name="user[otp_attempt]"
              label="Code"
              hint="The six digits that your app shows now, or one of your recovery codes."
              errors={wrong ? ['The code is wrong, or was used already.'] : []}
              autocomplete="one-time-code"
              maxlength={40}
              autofocus
              required
            />
            <Button>Sign in</Button>
          </Form>
          <p>
            <PostButton frame={visit.frame} action="/users/sign_in/cancel" kind="quiet">
              Sign in as somebody else
            </PostButton>
          </p>
        </Page>
      ),
    };
  }
}
