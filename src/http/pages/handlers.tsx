import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { answerEarly } from '#runtime/early-answer.ts';
import { matchesTag } from '#runtime/respond.ts';
import { sendThrough } from '#runtime/send-through.ts';
import type { Authenticate } from '#src/auth/authenticate.ts';
import { type Duty, dutyPages } from '#src/auth/entrance.ts';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError, Unprocessable } from '#src/errors.ts';
import { formatContentPolicy } from '#src/pages/content-policy.ts';
import { csrfField } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { renderPage } from '#src/pages/render-page.ts';
import { formatReturnQuery } from '#src/pages/return-to.ts';
import type { Actor } from '#src/records/actor.ts';
import { refuseDuringMaintenance } from '#src/domains/platform/application-settings/maintenance.ts';
import { formatCallerKey } from '#src/limits/caller-key.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { readForm, type SentForm, readSentForm, useLongForm } from './forms.ts';
import { explainHttpError } from './reason.ts';
import type { FindOperations } from './places/operations.ts';
import { createVisits, type Visit } from './visits.ts';

/** The answer of a page: itself, or where to go next. */
export type Reply = {
  readonly cookies?: readonly string[];
  /** The address of the page holds a token, which no request that the page leads to may repeat. */
  readonly secretAddress?: boolean;
} & (
  | {
      readonly page: JSX.Element;
      readonly status?: number;
      /** Other origins to which a form of the page may redirect. */
      readonly formTargets?: readonly string[];
      /** True where a text on the page may show pictures of other servers. */
      readonly pictures?: boolean;
      /** True if the browser may keep the page and revalidate it. */
      readonly revalidate?: boolean;
      /** True where scripts of this server may improve the page. */
      readonly scripts?: boolean;
    }
  /** A path of this instance from its root. */
  | { readonly redirect: string }
  /** An address outside the instance. */
  | { readonly leave: string }
  /** A file, read until the client has it. */
  | { readonly file: Readable | Buffer; readonly headers: Readonly<Record<string, string>> }
);

/** Visit of a signed-in user. */
export interface SignedInVisit extends Visit {
  readonly actor: Actor;
  readonly sessionId: string;
}

/** The actor and the time of a change by a visitor, see `Doing`. */
export const toDoing = ({ actor, now }: SignedInVisit) => ({ actor, now: now.toISOString() });

export interface PageParts {
  readonly environment: Environment;
  readonly authenticate: Authenticate;
  /** Connects the pages of projects, groups and people with the operations of the API. */
  readonly findOperations: FindOperations;
}

/** People enter, leave, and prove who they are during maintenance, too. */
type FormUse = 'changing' | 'entering';

/** The parts of a route of pages: functions from a visit to an answer, as services are of the API. */
export type PageHandlers = ReturnType<typeof createPageHandlers>;

export function createPageHandlers({
  environment,
  authenticate,
}: Pick<PageParts, 'environment' | 'authenticate'>) {
  const visitOf = createVisits({ ...environment, authenticate });

  const answering =
    (answer: (visit: Visit, req: Request) => Promise<Reply>): RequestHandler =>
    async (req, res) => {
      const visit = await visitOf(req);
      await send(
        environment.db,
        res,
        visit,
        await answer(visit, req).catch((error) => refusal(visit, error)),
      );
    };

  /** Rejects changes while the instance is in maintenance, as the API does. */
  const admitForm = async ({ actor }: Visit, use: FormUse): Promise<void> => {
    if (use === 'entering') return;
    const { db, config } = environment;
    refuseDuringMaintenance(await loadRecentSettings(db), 'POST', actor, config.plan);
  };

  /** Answers signed-in users; others sign in first and come back. */
  const answeringOwn = (
    answer: (visit: SignedInVisit, req: Request) => Promise<Reply>,
    dutyHere?: Duty,
  ): RequestHandler =>
    answering(async (visit, req) => {
      const found = signedIn(visit, req, dutyHere);
      return 'actor' in found ? answer(found, req) : found;
    });

  return {
    /** A page for all visitors. */
    page: (show: (visit: Visit, req: Request) => Promise<Reply>) => answering(show),

    /** Page for signed-in users. */
    ownPage: (show: (visit: SignedInVisit, req: Request) => Promise<Reply>) => answeringOwn(show),

    /** Page on which a signed-in user fulfils a duty before anything else. */
    dutyPage: (duty: Duty, show: (visit: SignedInVisit, req: Request) => Promise<Reply>) =>
      answeringOwn(show, duty),

    /** A form of such a page, which is part of entering. */
    dutyForm: (
      duty: Duty,
      take: (visit: SignedInVisit, form: SentForm, req: Request) => Promise<Reply>,
    ) => [
      readForm,
      answeringOwn(async (visit, req) => take(visit, checked(req, visit), req), duty),
    ],

    /** A form for all visitors. */
    form: (
      take: (visit: Visit, form: SentForm, req: Request) => Promise<Reply>,
      use: FormUse = 'changing',
    ) => [
      readForm,
      answering(async (visit, req) => {
        const sent = checked(req, visit);
        await admitForm(visit, use);
        return take(visit, sent, req);
      }),
    ],

    /** Form for signed-in users that may hold long texts, or a file: it is read once its sender is known. */
    ownLongForm: (
      take: (visit: SignedInVisit, form: SentForm, req: Request) => Promise<Reply>,
      { files = false } = {},
    ): RequestHandler =>
      answeringOwn((visit, req) =>
        useLongForm(req, { sender: formatCallerKey(visit), files }, async (body) => {
          const sent = checked(req, visit, body);
          await admitForm(visit, 'changing');
          return take(visit, sent, req);
        }),
      ),

    /** Form for signed-in users. */
    ownForm: (
      take: (visit: SignedInVisit, form: SentForm, req: Request) => Promise<Reply>,
      use: FormUse = 'changing',
    ) => [
      readForm,
      answeringOwn(async (visit, req) => {
        const sent = checked(req, visit);
        await admitForm(visit, use);
        return take(visit, sent, req);
      }),
    ],
  };
}

/** The form that was sent, by a page of ours. */
function checked(req: Request, visit: Visit, body: unknown = req.body): SentForm {
  const form = readSentForm(body);
  const site = req.headers['sec-fetch-site'];
  const foreign = site === 'cross-site' || site === 'same-site';
  if (foreign || !visit.showsToken(form.text(csrfField))) {
    throw new Unprocessable('This form is too old. Go back, load the page again and repeat it.');
  }
  return form;
}

/** `dutyHere` is the duty that is fulfilled at this address: a user with another one goes there first. */
function signedIn(visit: Visit, req: Request, dutyHere?: Duty): SignedInVisit | Reply {
  const { duty, sessionId, refusal } = visit;
  if (refusal !== null) throw refusal;
  const actor = dutyHere !== undefined && duty?.kind === dutyHere ? duty.actor : visit.actor;
  if (actor !== null && sessionId !== null) return { ...visit, actor, sessionId };
  return redirectToDuty(visit, req.method === 'GET' ? req.originalUrl : '');
}

/** Redirects a user to their duty, and from there to their original destination. */
export function redirectToDuty({ duty }: Visit, returnTo: string): Reply {
  const path = duty === null ? '/users/sign_in' : dutyPages[duty.kind];
  return { redirect: path + formatReturnQuery(returnTo) };
}

async function send(db: Database, res: Response, visit: Visit, reply: Reply): Promise<void> {
  res.set('Cache-Control', 'no-store');
  res.set('Referrer-Policy', reply.secretAddress === true ? 'no-referrer' : 'same-origin');
  if (!(await loadRecentSettings(db)).floc_enabled) {
    res.set('Permissions-Policy', 'interest-cohort=()');
  }
  if ('page' in reply) {
    const html = await renderPage(reply.page);
    // The page is rendered by now: it is known whether it has a form.
    addCookies(res, visit, reply);
    res.set('Content-Security-Policy', formatContentPolicy(reply));
    res.status(reply.status ?? 200).type('html');
    if (reply.revalidate === true && isKnown(res, visit, html)) res.status(304).end();
    else if (res.req.method === 'POST' && !res.req.complete) answerUnread(res, html);
    else res.send(html);
    return;
  }
  if ('file' in reply) {
    sendFile(res, reply.file, reply.headers);
    return;
  }
  addCookies(res, visit, reply);
  const target = 'leave' in reply ? reply.leave : visit.frame.base + reply.redirect;
  res.redirect(res.req.method === 'GET' || res.req.method === 'HEAD' ? 302 : 303, target);
}

/** Refuses a form that was not read to its end: what is left of it would stand in front of the next request. */
function answerUnread(res: Response, html: string): void {
  answerEarly({ request: res.req, response: res }, res.statusCode, [], html);
}

/** Sends a file, or only its headers to a client that has it already. */
function sendFile(
  res: Response,
  file: Readable | Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  res.set(headers);
  const known = matchesTag(res.req.get('if-none-match') ?? '', headers['ETag'] ?? '-');
  if (known || res.req.method === 'HEAD') {
    if (!Buffer.isBuffer(file)) file.destroy();
    res.status(known ? 304 : 200).end();
  } else if (Buffer.isBuffer(file)) res.end(file);
  else sendThrough([file], res, () => undefined);
}

/**
 * Names the page by its content and its session, without the tokens of its forms: a new one in each answer changes nothing
 * for the reader. Returns whether the browser has the page.
 */
function isKnown(res: Response, { sessionId }: Visit, html: string): boolean {
  const content = html.replaceAll(tokenOfForm, '');
  const digest = createHash('sha256')
    .update(`${sessionId ?? ''}\0${content}`)
    .digest('base64url');
  const tag = `W/"${digest.slice(0, 27)}"`;
  res.set('Cache-Control', 'private, no-cache').set('ETag', tag).vary('Cookie');
  return matchesTag(res.req.get('if-none-match') ?? '', tag);
}

const tokenOfForm = /(?:value|content)="[\w-]{64}"/g;

function addCookies(res: Response, visit: Visit, { cookies = [] }: Reply): void {
  const own = visit.newCookie();
  for (const cookie of own === null ? cookies : [own, ...cookies]) res.append('Set-Cookie', cookie);
}

/** Page that shows a refusal; any other error is rethrown. */
function refusal(visit: Visit, error: unknown): Reply {
  if (!(error instanceof HttpError)) throw error;
  const { status } = error;
  return {
    status,
    page: (
      <HtmlPage frame={visit.frame} title={titles[status] ?? 'That did not work'} width="narrow">
        <p>{explainHttpError(error)}</p>
      </HtmlPage>
    ),
  };
}

const titles: Readonly<Record<number, string>> = {
  403: 'You may not do that',
  404: 'Page not found',
  413: 'Too large',
  422: 'That did not work',
  429: 'Too many tries',
  503: 'Busy',
};
