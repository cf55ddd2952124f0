import { type Request, Router } from 'express';
import { isPaid } from '../../../plan.ts';
import { Button, Form, PostButton, TextField } from '../../../pages/fields.tsx';
import type { Frame } from '../../../pages/frame.ts';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment } from '../../../pages/texts.tsx';
import { askForMail, mailConfirmation } from '../../../resources/account-mail/asked-for.ts';
import { addEmail, makeEmailPrimary, removeEmail } from '../../../resources/emails/change.ts';
import { findEmail, listEmails } from '../../../resources/emails/finder.ts';
import type { EmailRow } from '../../../resources/users/table.ts';
import { askedId, askedNotice, askedPage } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/emails';

const labels = { email: 'Email address' };

const notices = {
  added: 'The address was added. It counts once you have followed the link in the mail to it.',
  sent: 'A mail with a link is on its way.',
  confirmed: 'The address is confirmed already.',
  removed: 'The address was removed.',
  primary: 'Your primary address was changed.',
};

interface Sent {
  readonly refused: Refused;
  /** Null when it was the button of an address. */
  readonly form: SentForm | null;
}

/** The email addresses of the visitor. */
export function emailsRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db, config, limits } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) => show(visit, req)),
  );

  router.post(
    path,
    ownForm(async (visit, form, req) => {
      const { actor, ip } = visit;
      await limits.consume('email_create', { actor, ip, path });
      const options = { confirmed: false, now: visit.now.toISOString() };
      const { refused } = await attempt(labels, () =>
        addEmail(db, actor.user.id, form.text('email'), options),
      );
      if (refused === null) return { redirect: `${path}?done=added` };
      return show(visit, req, { form, refused });
    }),
  );

  router.post(
    `${path}/:id/remove`,
    ownForm(async (visit, _form, req) => {
      const options = { unmodifiedSince: undefined, now: visit.now.toISOString() };
      const { refused } = await attempt({}, () =>
        removeEmail(db, visit.actor.user.id, askedId(req), options),
      );
      if (refused === null) return { redirect: `${path}?done=removed` };
      return show(visit, req, { form: null, refused });
    }),
  );

  router.post(
    `${path}/:id/primary`,
    ownForm(async (visit, _form, req) => {
      const options = { now: visit.now.toISOString(), paid: isPaid(config.plan) };
      const { refused } = await attempt({}, () =>
        makeEmailPrimary(db, visit.actor.user.id, askedId(req), options),
      );
      if (refused === null) return { redirect: `${path}?done=primary` };
      return show(visit, req, { form: null, refused });
    }),
  );

  router.post(
    `${path}/:id/confirmation`,
    ownForm(async (visit, _form, req) => {
      const { email, confirmed_at } = await findEmail(db, visit.actor.user.id, askedId(req));
      // Somebody may have confirmed it since the page was loaded.
      if (confirmed_at === null) {
        await askForMail(environment, mailConfirmation, { typed: email, ip: visit.ip });
      }
      return { redirect: `${path}?done=${confirmed_at === null ? 'sent' : 'confirmed'}` };
    }),
  );

  async function show({ frame, actor }: SignedInVisit, req: Request, sent?: Sent): Promise<Reply> {
    const query = askedPage(req);
    const { rows, page } = await listEmails(db, actor.user.id, query);
    return {
      status: sent === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title="Email addresses"
          path={path}
          notice={askedNotice(req, notices)}
          alert={sent?.refused.alert ?? null}
        >
          <p>
            Mail goes to your primary address. You can sign in with any address that is confirmed.
          </p>
          <Items none="You have no addresses.">
            {rows.map((row) => (
              <Item title={row.email} mark={markOf(row)} actions={actionsFor(frame, row)}>
                {row.confirmed_at === null ? null : (
                  <Facts facts={[['Confirmed', <Moment at={row.confirmed_at} />]]} />
                )}
              </Item>
            ))}
          </Items>
          <Pager frame={frame} path={path} page={page} />
          <h2>Add an address</h2>
          <Form frame={frame} action={path}>
            <TextField
              name="email"
              label={labels.email}
              type="email"
              value={sent?.form?.text('email') ?? ''}
              errors={sent?.refused.beside['email']}
              required
            />
            <Button>Add the address</Button>
          </Form>
        </ProfilePage>
      ),
    };
  }

  return router;
}

function markOf({ primary, confirmed_at }: EmailRow): string | null {
  if (confirmed_at === null) return 'Not confirmed';
  return primary ? 'Primary' : null;
}

function actionsFor(frame: Frame, { id, email, primary, confirmed_at }: EmailRow) {
  const at = `${path}/${id}`;
  return (
    <>
      {confirmed_at === null ? (
        <PostButton
          frame={frame}
          action={`${at}/confirmation`}
          kind="quiet"
          label={`Send the mail again to ${email}`}
        >
          Send the mail again
        </PostButton>
      ) : null}
      {confirmed_at === null || primary ? null : (
        <PostButton
          frame={frame}
          action={`${at}/primary`}
          kind="quiet"
          label={`Make primary: ${email}`}
        >
          Make primary
        </PostButton>
      )}
      {primary ? null : (
        <PostButton frame={frame} action={`${at}/remove`} kind="danger" label={`Remove ${email}`}>
          Remove
        </PostButton>
      )}
    </>
  );
}
