import { Router } from 'express';
import { HtmlPage } from '#src/pages/page.tsx';
import { loadRecentSettings } from '#src/settings/current.ts';
import { ComponentsPage } from './components.tsx';
import type { PageHandlers, PageParts } from './handlers.tsx';
import { renderInstanceText } from './instance-text.tsx';

/** `/help`: the words of the administrators, and where to read on; and the components of the pages. */
export function createHelpRouter({ page }: PageHandlers, { environment }: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/help',
    page(async (visit) => {
      const { frame } = visit;
      const {
        help_page_text: text,
        help_page_support_url: support,
        help_page_documentation_base_url: documentation,
      } = await loadRecentSettings(environment.db);
      return {
        page: (
          <HtmlPage frame={frame} title="Help">
            {text ? await renderInstanceText(environment, visit, text) : null}
            <h2>Clone and push</h2>
            <p>
              Any username, and{' '}
              <a href={`${frame.base}/-/profile/personal_access_tokens`}>an access token</a> with
              the scope <code>read_repository</code> or <code>write_repository</code> as password:
            </p>
            <pre class="secret">{`git clone ${environment.config.baseUrl}/<group>/<project>.git`}</pre>
            <h2>A lost password</h2>
            <p>
              <a href={`${frame.base}/users/password/new`}>Ask for a mail</a> that lets you choose
              another. Whoever lost their second factor as well asks an administrator.
            </p>
            <h2>Read on</h2>
            <ul class="plain">
              {documentation ? (
                <li>
                  <a href={documentation}>Documentation</a>
                </li>
              ) : null}
              <li>
                <a href={`${frame.base}/docs`}>The documentation of the API</a>
              </li>
              {support ? (
                <li>
                  <a href={support}>Get support</a>
                </li>
              ) : null}
            </ul>
          </HtmlPage>
        ),
      };
    }),
  );
  router.get(
    '/help/components',
    page(async ({ frame, now }) => ({ page: <ComponentsPage frame={frame} now={now} /> })),
  );
  return router;
}
