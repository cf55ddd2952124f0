import type { Router } from 'express';
import { enforcedTerms } from '../../../auth/terms.ts';
import { NotFound, Unprocessable } from '../../../errors.ts';
import { Button, Form, PostButton } from '../../../pages/fields.tsx';
import { Page } from '../../../pages/page.tsx';
import { acceptTerms } from '../../../resources/users/account/terms.ts';
import { currentSettings } from '../../../settings/current.ts';
import { askedText } from '../asked.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { instanceText } from '../instance-text.tsx';
import { ledTo } from './arrival.ts';
import { formTargetsOf } from './form-targets.ts';

const path = '/-/users/terms';

/** The terms of use, which everybody may read, and whoever is signed in accepts or declines. */
export function termsPages(
  router: Router,
  { page, dutyForm }: PageHandlers,
  { environment }: PageParts,
): void {
  const { db } = environment;

  router.get(
    path,
    page(async (visit, req) => {
      const terms = enforcedTerms(await currentSettings(db));
      if (terms === null) throw new NotFound();
      const { frame, duty } = visit;
      const returnTo = askedText(req, 'return_to');
      return {
        formTargets: await formTargetsOf(environment, returnTo),
        page: (
          <Page
            frame={frame}
            title="Terms of use"
            alert={duty?.kind === 'terms' ? 'Accept these terms to go on.' : null}
          >
            {await instanceText(environment, visit, terms.text)}
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
          </Page>
        ),
      };
    }),
  );

  router.post(
    path,
    dutyForm('terms', async (visit, form) => {
      const terms = enforcedTerms(await currentSettings(db));
      if (terms !== null) {
        if (form.text('version') !== terms.digest) {
          throw new Unprocessable('The terms were changed meanwhile. Load the page again.');
        }
        await acceptTerms(db, visit.actor.user, terms, visit.now.toISOString());
      }
      return ledTo(visit, form.text('return_to'));
    }),
  );
}
