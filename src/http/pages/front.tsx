import { Router } from 'express';
import type { Database } from '#src/database/database.ts';
import type { MenuEntry } from '#src/pages/side-menu.tsx';
import type { Actor } from '#src/records/actor.ts';
import { takesSignUps } from '#src/domains/core/users/account/sign-up.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { redirectToDuty, type PageHandlers, type PageParts } from './handlers.tsx';

/** Addresses and texts of the actions of visitors without an account. */
async function ofVisitors(db: Database): Promise<readonly MenuEntry[]> {
  const signUps = takesSignUps(await loadRecentSettings(db));
  return [
    ['/users/sign_in', 'Sign in'],
    ...(signUps ? ([['/users/sign_up', 'Create an account']] as const) : []),
  ];
}

const ofUsers = ({ admin }: Actor): readonly MenuEntry[] => [
  ['/-/profile', 'Your account'],
  ['/-/profile/personal_access_tokens', 'Your access tokens, for programs and git'],
  ...(admin ? ([['/admin', 'Administration: people and applications']] as const) : []),
];

/** Start page: the signed-in user, and links to the API. */
export function createFrontRouter({ page }: PageHandlers, { environment }: PageParts): Router {
  const { db, config } = environment;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/',
    page(async (visit) => {
      const { actor, frame, duty } = visit;
      if (duty !== null) return redirectToDuty(visit, '');
      const { home_page_url: home } = await loadRecentSettings(db);
      if (actor === null && home !== null && home !== '') return { leave: home };
      return {
        page: (
          <HtmlPage frame={frame} title="Hearth">
            <p>
              {actor === null
                ? 'You are not signed in.'
                : `You are signed in as ${actor.user.name} (@${actor.user.username}).`}
            </p>
            <ul class="plain">
              {(actor === null ? await ofVisitors(db) : ofUsers(actor)).map(([path, text]) => (
                <li>
                  <a href={frame.base + path}>{text}</a>
                </li>
              ))}
              <li>
                <a href={`${frame.base}/docs`}>The documentation of the API</a>: every operation, to
                read and to search
              </li>
              <li>
                <a href={`${frame.base}/help`}>Help</a>
              </li>
            </ul>
            <p>
              Projects, issues and merge requests have no pages yet: programs and{' '}
              <code>git clone</code> reach them
              {actor === null ? ', public ones without an account.' : '.'}
            </p>
            <p>
              Programs find the API at <code>{`${config.baseUrl}/api/v4`}</code>.
            </p>
          </HtmlPage>
        ),
      };
    }),
  );
  return router;
}
