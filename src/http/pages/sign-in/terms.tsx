import type { Router } from 'express';
import { readEnforcedTerms } from '#src/auth/terms.ts';
import { NotFound, Unprocessable } from '#src/errors.ts';
import { Button, Form, PostButton } from '#src/pages/fields.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { acceptTerms } from '#src/domains/core/users/account/terms.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { readQueryText } from '../page-query.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { renderInstanceText } from '../instance-text.tsx';
import { redirectTo } from './arrival.ts';
import { loadFormTargets } from './form-targets.ts';

const path = '/-/users/terms';

/** Terms of use: public, and accepted or declined by signed-in users. */
export function addTermsPages(
  router: Router,
  { page, dutyForm }: PageHandlers,
  { environment }: PageParts,
): void {
  const { db } = environment;

  router.get(
    path,
    page(async (visit, req) => {
      const terms = readEnforcedTerms(await loadCurrentSettings(db));
      if (terms === null) throw new NotFound();
      const { frame, duty } = visit;
      const returnTo = readQueryText(req, 'return_to');
      return {
        formTargets: await loadFormTargets(environment, returnTo),
        page: (
          <HtmlPage
            frame={frame}
            title="Terms of use"
            alert={duty?.kind === 'terms' ? 'Accept these terms to go on.' : null}
          >
            {await renderInstanceText(environment, visit, terms.text)}
            {duty?.kind === 'terms' ? (
              <div class="buttons">
                <Form frame={frame} action={path}>
                  <input type="hidden" name="return_to" value={returnTo} />
                  <input type="hidden" name="version" value={terms.digest} />
                  <Button>Accept the terms</Button>
                </Form>
                <PostButton frame={frame} action="/users/sign_out" kind="danger">
                  Decline and sign out
                </PostButton>
              </div>
            ) : null}
          </HtmlPage>
        ),
      };
    }),
  );

  router.post(
    path,
    dutyForm('terms', async (visit, form) => {
      const terms = readEnforcedTerms(await loadCurrentSettings(db));
      if (terms !== null) {
        if (form.text('version') !== terms.digest) {
          throw new Unprocessable('The terms have changed. Load the page again.');
        }
        await acceptTerms(db, visit.actor.user, terms, visit.now.toISOString());
      }
      return redirectTo(visit, form.text('return_to'));
    }),
  );
}
