import type { Router } from 'express';
import { Button, Form, TextField } from '#src/pages/fields.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { askForMail } from '#src/domains/accounts/account-mail/asked-for.ts';
import type { PageHandlers, PageParts } from './handlers.tsx';

interface Asking {
  /** The form is at `new` below this path, and the notice after it at `sent`. */
  readonly path: string;
  readonly title: string;
  /** States the purpose of the mail. */
  readonly purpose: string;
  readonly hint?: string;
  readonly worker: Parameters<typeof askForMail>[1];
  /** Condition under which a mail is sent: the page shows the same text in either case. */
  readonly sent: string;
  /** Throws where such mails are of no use. */
  readonly check?: () => Promise<void>;
}

/** Pages on which a visitor requests a mail. The answer is the same whether or not the account exists. */
export function addMailRequestPages(
  router: Router,
  { page, form }: PageHandlers,
  { environment }: PageParts,
  { path, title, purpose, hint, worker, sent, check }: Asking,
): void {
  router.get(
    `${path}/new`,
    page(async ({ frame }) => {
      await check?.();
      return {
        page: (
          <HtmlPage frame={frame} title={title} width="narrow">
            <p>{purpose}</p>
            <Form frame={frame} action={path}>
              <TextField
                name="user[email]"
                label="Address"
                hint={hint}
                type="email"
                autocomplete="email"
                maxlength={255}
                required
              />
              <Button>Send the mail</Button>
            </Form>
          </HtmlPage>
        ),
      };
    }),
  );

  router.post(
    path,
    form(async ({ ip }, fields) => {
      await check?.();
      await askForMail(environment, worker, { typed: fields.text('user[email]'), ip });
      return { redirect: `${path}/sent` };
    }),
  );

  router.get(
    `${path}/sent`,
    page(async ({ frame }) => ({
      page: (
        <HtmlPage frame={frame} title="Look into your mail" width="narrow">
          <p>{sent} It may take a few minutes; look into the folder for unwanted mail, too.</p>
        </HtmlPage>
      ),
    })),
  );
}
