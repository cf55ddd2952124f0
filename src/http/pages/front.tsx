import { Router } from 'express';
import type { Database } from '#src/database/database.ts';
import type { MenuEntry } from '#src/pages/side-menu.tsx';
import { takesSignUps } from '#src/domains/core/users/account/sign-up.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { showDashboard } from './places/instance/dashboard.tsx';
import { redirectToDuty, type PageHandlers, type PageParts } from './handlers.tsx';

/** Addresses and texts of the actions of visitors without an account. */
async function ofVisitors(db: Database): Promise<readonly MenuEntry[]> {
  const signUps = takesSignUps(await loadRecentSettings(db));
  return [
    ['/users/sign_in', 'Sign in'],
    ...(signUps ? ([['/users/sign_up', 'Create an account']] as const) : []),
  ];
}

/** Start page: work of a signed-in user; for visitors without an account, a description of the instance. */
export function createFrontRouter(
  { page }: PageHandlers,
  { environment, findOperations }: PageParts,
): Router {
  const { db, config } = environment;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/',
    page(async (visit, req) => {
      const { actor, frame, duty, sessionId } = visit;
      if (duty !== null) return redirectToDuty(visit, '');
      if (actor !== null && sessionId !== null) {
        return showDashboard({ ...visit, actor, sessionId, api: findOperations(req, actor) });
      }
      const { home_page_url: home } = await loadRecentSettings(db);
      if (home !== null && home !== '') return { leave: home };
      return {
        page: (
          <HtmlPage frame={frame} title="Hearth">
            <p class="lead">Groups, projects and their git repositories, issues and pipelines.</p>
            <ul class="plain">
              {(await ofVisitors(db)).map(([path, text]) => (
                <li>
                  <a href={frame.base + path}>{text}</a>
                </li>
              ))}
              <li>
                <a href={`${frame.base}/explore`}>Public projects</a>
              </li>
              <li>
                <a href={`${frame.base}/docs`}>The documentation of the API</a>: every operation, to
                read and to search
              </li>
              <li>
                <a href={`${frame.base}/help`}>Help</a>
              </li>
            </ul>
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
