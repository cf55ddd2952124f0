import { type Request, Router } from 'express';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  type OwnSession,
} from '#src/auth/own-sessions.ts';
import { NotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import { PostButton } from '#src/pages/fields.tsx';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment } from '#src/pages/texts.tsx';
import { readPathId, readNotice, readPageQuery } from '../page-query.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { describeBrowser } from './browser-name.ts';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/active_sessions';

const notices = {
  ended: 'The session was ended.',
  others: 'You are signed out everywhere else.',
};

/** Pages with the active sessions of the visitor. */
export function createActiveSessionsRouter(
  handlers: PageHandlers,
  { environment }: PageParts,
): Router {
  const { ownPage, ownForm } = handlers;
  const { db } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(path, ownPage(show));

  router.post(
    `${path}/end_others`,
    ownForm(async ({ actor, sessionId }) => {
      await endOtherSessions(db, actor.user, sessionId);
      return { redirect: `${path}?done=others` };
    }),
  );

  router.post(
    `${path}/:id/end`,
    ownForm(async ({ actor }, _form, req) => {
      if (!(await endOwnSession(db, actor.user, readPathId(req)))) throw new NotFound();
      return { redirect: `${path}?done=ended` };
    }),
  );

  async function show(
    { frame, actor, sessionId, now }: SignedInVisit,
    req: Request,
  ): Promise<Reply> {
    const sessions = await listSessions(db, actor.user, { sessionId, now });
    const { rows, page } = await createPageOfRows(sessions, readPageQuery(req));
    return {
      page: (
        <ProfilePage
          frame={frame}
          title="Active sessions"
          path={path}
          notice={readNotice(req, notices)}
        >
          <p>
            You are signed in with these browsers. End what you do not know, and then change your
            password.
          </p>
          <Items none="There are no more sessions.">
            {rows.map((session) => (
              <Item
                title={describeBrowser(session.user_agent)}
                mark={session.current ? 'This one' : null}
                actions={
                  session.current ? null : (
                    <PostButton
                      frame={frame}
                      action={`${path}/${session.id}/end`}
                      kind="danger"
                      label={`End ${describeBrowser(session.user_agent)}, ${session.ip}`}
                    >
                      End
                    </PostButton>
                  )
                }
              >
                <Facts facts={listFacts(session)} />
              </Item>
            ))}
          </Items>
          <Pager frame={frame} path={path} page={page} />
          {sessions.length > 1 ? (
            <PostButton frame={frame} action={`${path}/end_others`} kind="danger">
              End all other sessions
            </PostButton>
          ) : null}
        </ProfilePage>
      ),
    };
  }

  return router;
}

const listFacts = ({ ip, remembered, created_at, last_used_at }: OwnSession) => [
  ...(ip === '' ? [] : [['Address', ip] as const]),
  ['Since', <Moment at={created_at} />] as const,
  ['Last used', <Moment at={last_used_at} />] as const,
  ...(remembered ? [['Remembered', 'yes'] as const] : []),
];
