import { Router } from 'express';
import { recentSettings } from '../../settings/current.ts';
import { Page } from '../../pages/page.tsx';
import { ledToDuty, type PageHandlers, type PageParts } from './handlers.tsx';

/** The start page: who is signed in, and the way to the API. */
export function frontRouter({ page }: PageHandlers, { environment }: PageParts): Router {
  const { db, config } = environment;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/',
    page(async (visit) => {
      const { actor, frame, duty } = visit;
      if (duty !== null) return ledToDuty(visit, '');
      const { home_page_url: home } = await recentSettings(db);
      if (actor === null && home !== null && home !== '') return { leave: home };
      return {
        page: (
          <Page frame={frame} title="Hearth">
            <p>
              {actor === null
                ? 'You are not signed in. What is public can be read without an account.'
                : `You are signed in as ${actor.user.name} (@${actor.user.username}).`}
            </p>
            <ul class="plain">
              {actor === null ? (
                <li>
                  <a href={`${frame.base}/users/sign_in`}>Sign in</a>
                </li>
              ) : (
                <li>
                  <a href={`${frame.base}/-/profile`}>Your account, tokens and keys</a>
                </li>
              )}
              <li>
                <a href={`${frame.base}/docs`}>The documentation of the API</a>: every operation, to
                read and to try
              </li>
              <li>
                <a href={`${frame.base}/api/v4/openapi.json`}>The API as an OpenAPI document</a>
              </li>
            </ul>
            <p>
              Programs find the API at <code>{`${config.baseUrl}/api/v4`}</code>.
            </p>
          </Page>
        ),
      };
    }),
  );
  return router;
}
